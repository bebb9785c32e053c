import { business } from "virtual:site";
import { MessageCircle } from "lucide";
import { type Ref, useEffect, useState } from "react";
import type { Page } from "../../schema/page.ts";
import type { FoundPage } from "../../search/find-pages.ts";
import { mentionsOf } from "../../search/mentions.ts";
import { markWords } from "../../search/words-of.ts";
import { Actions, ButtonLink } from "../../ui/button/button.tsx";
import { fillPlaceholders } from "../../ui/copy/fill-placeholders.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { PageLink } from "../../ui/page-link/page-link.tsx";
import { PhoneLink } from "../../ui/phone/phone.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { sendAddress } from "../../widgets/chat/index.ts";
import styles from "./site-search.module.css";

/** How many results are listed; the best are what a visitor reads. */
const SHOWN = 20;

/** After how long without a key the number of results is read out, in milliseconds: not at every key. */
const SETTLED_MS = 700;

interface SearchResultsProps {
  /** The heading, which takes the focus. */
  ref: Ref<HTMLHeadingElement>;
  page: Page<"search">;
  /** None while the index is on its way. */
  found: FoundPage[] | undefined;
  /** What was searched for. */
  query: string;
}

/** How many pages were found, and the best of them; or who can help instead. */
export function SearchResults({ ref, page, found, query }: SearchResultsProps) {
  const heading = headingOf(page, found);
  const settled = useSettled(found ? `${heading}: ${query}` : "");
  return (
    <div className={styles.results}>
      <h2 ref={ref} tabIndex={-1}>
        {heading}
      </h2>
      <VisuallyHidden>
        <span role="status">{settled}</span>
      </VisuallyHidden>
      {found && found.length > 0 && (
        <ul>
          {found.slice(0, SHOWN).map((result) => (
            <Result key={result.page.path} labels={page} result={result} query={query} />
          ))}
        </ul>
      )}
      {found?.length === 0 && (
        <>
          <p>{page.nothing.text}</p>
          <Actions>
            <PhoneLink phone={business.phone} size="panel" />
            <ButtonLink to={sendAddress(business.chatPhone, query)} look="gold">
              <Icon shape={MessageCircle} />
              {page.nothing.chatLabel}
            </ButtonLink>
          </Actions>
        </>
      )}
    </div>
  );
}

function headingOf({ found: labels, loading, nothing }: Page<"search">, found: FoundPage[] | undefined): string {
  if (!found) return loading;
  if (found.length === 0) return nothing.heading;
  if (found.length === 1) return labels.one;
  return fillPlaceholders(found.length > SHOWN ? labels.best : labels.many, { shown: SHOWN, count: found.length });
}

interface ResultProps {
  labels: Page<"search">;
  result: FoundPage;
  query: string;
}

function Result({ labels, result, query }: ResultProps) {
  const { page, matches } = result;
  const mentions = mentionsOf(result, query);
  return (
    <li className={styles.result}>
      <h3>
        <PageLink to={page.path}>
          <Marked text={page.title} words={matches} />
        </PageLink>
      </h3>
      <p className={styles.kind}>{labels.kinds[page.kind]}</p>
      <p>
        <Marked text={page.description} words={matches} />
      </p>
      {mentions.length > 0 && (
        <p>
          {`${labels.mentions} `}
          <Marked text={mentions.join(", ")} words={matches} />
        </p>
      )}
    </li>
  );
}

/** A text with the words that were found in it marked. */
function Marked({ text, words }: { text: string; words: ReadonlySet<string> }) {
  return markWords(text, words).map((part, index) => (part.isMatch ? <mark key={index}>{part.text}</mark> : part.text));
}

/** A text once it has stayed the same for a while. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

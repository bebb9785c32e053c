import { type Ref, useEffect, useState } from "react";
import type { Page } from "../../schema/page.ts";
import type { FoundPage } from "../../search/find-pages.ts";
import { mentionsOf, saysUpFront } from "../../search/mentions.ts";
import { markWords } from "../../search/words-of.ts";
import { Actions } from "../../ui/button/button.tsx";
import { fillPlaceholders } from "../../ui/copy/fill-placeholders.ts";
import { LinkList } from "../../ui/more-link/more-link.tsx";
import { PageLink } from "../../ui/page-link/page-link.tsx";
import { PhoneLink } from "../../ui/phone/phone.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { ChatLink } from "../chat-link/chat-link.tsx";
import styles from "./search-results.module.css";

/** How many results have an excerpt. */
const QUOTED = 8;

/** How long typing must rest before the number of results is announced, in milliseconds (SEARCH-03). */
const SETTLED_MS = 700;

interface SearchResultsProps {
  ref: Ref<HTMLHeadingElement>;
  page: Page<"search">;
  /** `undefined` while the index loads. */
  found: FoundPage[] | undefined;
  query: string;
}

/** The best eight results in full, the others as links; or the phone and chat if there are none. */
export function SearchResults({ ref, page, found, query }: SearchResultsProps) {
  const heading = headingOf(page, found);
  const settled = useSettled(found ? `${heading}: ${query}` : "");
  const upFront = found?.filter(saysUpFront) ?? [];
  const quoted = (upFront.length > 0 ? upFront : (found ?? [])).slice(0, QUOTED);
  const others = found?.filter((result) => !quoted.includes(result)) ?? [];
  return (
    <div className={styles.results}>
      <h2 ref={ref} tabIndex={-1}>
        {heading}
      </h2>
      <VisuallyHidden>
        <span role="status">{settled}</span>
      </VisuallyHidden>
      <ul data-grid="2">
        {quoted.map((result, index) => (
          <Result key={result.page.path} labels={page} result={result} isBest={index === 0} />
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <h3>{page.others}</h3>
          <LinkList look="index" links={others.map(({ page: { title, path } }) => ({ label: title, link: path }))} />
        </>
      )}
      {found?.length === 0 && (
        <>
          <p>{page.nothing.text}</p>
          <Actions>
            <PhoneLink size="panel" />
            <ChatLink message={fillPlaceholders(page.nothing.message, { query })} look="gold" />
          </Actions>
        </>
      )}
    </div>
  );
}

function headingOf({ found: labels, loading, nothing }: Page<"search">, found: FoundPage[] | undefined): string {
  if (!found) return loading;
  if (found.length === 0) return nothing.heading;
  return found.length === 1 ? labels.one : fillPlaceholders(labels.many, { count: found.length });
}

/** The best has its picture; of the others it would say little. */
function Result({ labels, result, isBest }: { labels: Page<"search">; result: FoundPage; isBest: boolean }) {
  const { page, matches } = result;
  const mentions = mentionsOf(result);
  return (
    <li className={styles.result} data-more-box="">
      {isBest && page.picture && (
        <div data-frame="">
          <Picture picture={{ ...page.picture, alt: "" }} sizes="(min-width: 62rem) 40rem, 92vw" isDecoration />
        </div>
      )}
      <div>
        {page.kind !== "page" && <small>{labels.kinds[page.kind]}</small>}
        <h3>
          <PageLink to={page.path}>
            <Marked text={page.title} terms={matches} />
          </PageLink>
        </h3>
        <p>
          <Marked text={page.description} terms={matches} />
        </p>
        {mentions.length > 0 && (
          <p>
            {`${labels.mentions} `}
            <Marked text={mentions.join(", ")} terms={matches} />
          </p>
        )}
      </div>
      {page.price && <strong>{page.price}</strong>}
    </li>
  );
}

/** A text with its matches marked. */
function Marked({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  return markWords(text, terms).map((part, index) => (part.isMatch ? <mark key={index}>{part.text}</mark> : part.text));
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

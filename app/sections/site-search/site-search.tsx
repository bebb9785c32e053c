import { labels } from "virtual:site";
import { Search as SearchIcon } from "lucide";
import { type SubmitEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "../../browser/use-hydrated.ts";
import type { Page } from "../../schema/page.ts";
import { QUERY_LENGTH } from "../../search/find-pages.ts";
import { queryOf, writeQuery } from "../../search/query-address.ts";
import { PageHead } from "../../seo/page-head.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { MoreLink } from "../../ui/more-link/more-link.tsx";
import { PhoneLink } from "../../ui/phone/phone.tsx";
import { Section, Split } from "../../ui/section/section.tsx";
import { ContactPanel } from "../contact-panel/contact-panel.tsx";
import { PageHero } from "../page-hero/page-hero.tsx";
import { SearchResults } from "./search-results.tsx";
import styles from "./site-search.module.css";
import { useSearch } from "./use-search.ts";

/** Searches all pages. The address follows what is typed. */
export function SiteSearch({ page }: { page: Page<"search"> }) {
  const { input, asked, query, setQuery } = useQuery();
  const { search, retry } = useSearch(page.index);
  const found = useMemo(() => (search && query ? search(query) : undefined), [search, query]);
  const results = useRef<HTMLHeadingElement>(null);
  const showResults = (event: SubmitEvent) => {
    event.preventDefault();
    results.current?.focus(); // takes the keyboard of a phone away
  };
  return (
    <>
      <PageHead page={query ? { ...page, title: `${query}: ${page.title}` } : page} />
      <PageHero page={page} surface="ice">
        <SearchForm labels={page} input={input} asked={asked} setQuery={setQuery} onSubmit={showResults} />
      </PageHero>
      <Section>
        <Split aside={<ContactPanel heading={page.callToAction} />}>
          {retry && (
            <div className={styles.failure} data-row="" role="alert">
              <p>{page.failure}</p>
              <Button small onClick={retry}>
                {labels.loading.again}
              </Button>
              <PhoneLink />
            </div>
          )}
          {query && !retry && <SearchResults ref={results} page={page} found={found} query={query} />}
          {!found?.length && <SearchLinks links={page.links} />}
        </Split>
      </Section>
    </>
  );
}

type SearchFormProps = Pick<ReturnType<typeof useQuery>, "input" | "asked" | "setQuery"> & {
  labels: Page<"search">;
  onSubmit: (event: SubmitEvent) => void;
};

/** The form, and a word for those whose browser runs no scripts: without code it is hidden (SEARCH-04). */
function SearchForm({ labels, input, asked, setQuery, onSubmit }: SearchFormProps) {
  return (
    <search className={styles.search}>
      <form className={styles.form} onSubmit={onSubmit} data-needs-code="">
        <label htmlFor="search">{labels.label}</label>
        <input
          ref={input}
          id="search"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="auto"
          maxLength={QUERY_LENGTH}
          defaultValue={asked}
          onInput={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        <Button look="gold">
          <Icon shape={SearchIcon} />
          {labels.button}
        </Button>
      </form>
      <noscript>
        <p>{labels.noScript}</p>
      </noscript>
    </search>
  );
}

/** What the visitor searches for: what they type, and before that what the address asks for. */
function useQuery() {
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const [wasServed] = useState(!isHydrated);
  const { search } = useLocation();
  const asked = isHydrated ? queryOf(search) : "";
  const [typed, setTyped] = useState<string>();
  const setQuery = (text: string) => {
    setTyped(text);
    writeQuery(text);
  };
  const begin = useEffectEvent(() => {
    const { current } = input;
    if (!wasServed && !asked) queueMicrotask(() => current?.focus({ preventScroll: true })); // after the layout, which focuses a new page's top
    if (wasServed && current?.value) setQuery(current.value); // typed before the page was hydrated
  });
  useEffect(() => begin(), []);
  return { input, asked, query: typed?.trim() ?? asked, setQuery };
}

/** Links that lead to every page: for those who look around, or whose browser runs no scripts. */
function SearchLinks({ links }: Pick<Page<"search">, "links">) {
  return (
    <nav className={styles.links} aria-labelledby="look-around">
      <h2 id="look-around">{links.heading}</h2>
      <ul>
        {links.items.map(({ label, link }) => (
          <li key={link}>
            <MoreLink to={link} label={label} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { labels } from "virtual:site";
import { type SubmitEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "../browser/use-hydrated.ts";
import { usePage } from "../browser/use-page.ts";
import type { Page } from "../schema/page.ts";
import { QUERY_LENGTH } from "../search/find-pages.ts";
import { loadedSearch, loadSearch } from "../search/load-search.ts";
import { queryOf, writeQuery } from "../search/query-address.ts";
import { CallToAction } from "../sections/call-to-action/call-to-action.tsx";
import { PageHero } from "../sections/page-hero/page-hero.tsx";
import { SearchForm } from "../sections/search-form/search-form.tsx";
import { SearchResults } from "../sections/search-results/search-results.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { Button } from "../ui/button/button.tsx";
import { LinkList } from "../ui/more-link/more-link.tsx";
import { PhoneLink } from "../ui/phone/phone.tsx";
import { Panel, Section } from "../ui/section/section.tsx";

/** How long the visitor waits before the page offers to load the index again, in milliseconds (SEARCH-05). */
const PATIENCE_MS = 8000;

/** Searches all pages (SEARCH-01 to SEARCH-07). A new address, such as the header's link to this page, begins a new search. */
export const Component = () => <SiteSearch key={useLocation().key} page={usePage<"search">()} />;

/** The address follows what is typed. */
function SiteSearch({ page }: { page: Page<"search"> }) {
  const { input, asked, query, setQuery } = useQuery();
  const { search, retry } = useSearch(page.index);
  const found = useMemo(() => (search && query ? search(query) : undefined), [search, query]);
  const results = useRef<HTMLHeadingElement>(null);
  const showResults = (event: SubmitEvent) => {
    event.preventDefault();
    results.current?.focus(); // takes the keyboard of a phone away
  };
  const around = page.links.items.length > 0 && (
    <nav aria-labelledby="look-around">
      <h2 id="look-around">{page.links.heading}</h2>
      <LinkList look="columns" links={query ? page.links.items.map(({ label, link }) => ({ label, link })) : page.links.items} />
    </nav>
  );
  return (
    <>
      <PageHead page={query ? { ...page, title: `${query}: ${page.title}` } : page} />
      <PageHero page={page} surface="ice">
        <SearchForm
          label={page.label}
          button={page.button}
          ref={input}
          maxLength={QUERY_LENGTH}
          defaultValue={asked}
          onInput={({ currentTarget }) => setQuery(currentTarget.value)}
          onSearch={showResults}
        >
          <LinkList look="chips" links={page.examples.map((label) => ({ label, link: `/search?${new URLSearchParams({ q: label })}` }))} />
        </SearchForm>
        <noscript>
          <p>{page.noScript}</p>
        </noscript>
      </PageHero>
      <Section>
        <div data-stack="">
          {retry && (
            <div role="alert">
              <Panel surface="plaster">
                <p>{page.failure}</p>
                <Button small onClick={retry}>
                  {labels.loading.again}
                </Button>
                <PhoneLink />
              </Panel>
            </div>
          )}
          {query && !retry && <SearchResults ref={results} page={page} found={found} query={query} />}
          {around}
        </div>
      </Section>
      <CallToAction heading={page.callToAction} ground="ink" />
    </>
  );
}

/** What the visitor searches for: what they type, and before that what the address asks for. */
function useQuery() {
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const [wasPrerendered] = useState(!isHydrated);
  const { search } = useLocation();
  const asked = isHydrated ? queryOf(search) : "";
  const [typed, setTyped] = useState<string>();
  const setQuery = (text: string) => {
    setTyped(text);
    writeQuery(text);
  };
  const begin = useEffectEvent(() => {
    const { current } = input;
    if (!wasPrerendered && !asked) queueMicrotask(() => current?.focus({ preventScroll: true })); // after the layout, which focuses a new page's top
    if (wasPrerendered && current?.value) setQuery(current.value); // typed before the page was hydrated
  });
  useEffect(() => begin(), []);
  return { input, asked, query: typed?.trim() ?? asked, setQuery };
}

/** Loads an index. `retry` is set once loading has failed or timed out; an index that arrives later is still used (SEARCH-05). */
function useSearch(address: string) {
  const [loaded, setLoaded] = useState(loadedSearch && { search: loadedSearch });
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    const fail = () => setFailed(true);
    const patience = setTimeout(fail, PATIENCE_MS);
    setFailed(false);
    loadSearch(address)
      .then((search) => setLoaded({ search }), fail)
      .finally(() => clearTimeout(patience));
  };
  const begin = useEffectEvent(() => loaded ?? load());
  useEffect(() => void begin(), []);
  return { search: loaded?.search, retry: hasFailed && !loaded ? load : undefined };
}

import { QUERY_LENGTH } from "./find-pages.ts";

/** The query's parameter in the search page's address. */
const NAME = "q";

/** The query in an address. @param search Its query string; any text. */
export const queryOf = (search: string): string => (new URLSearchParams(search).get(NAME) ?? "").slice(0, QUERY_LENGTH).trim();

/** Replaces the query in the page's address. Bypasses the router, which would reload the page's data at each key. */
export function writeQuery(query: string): void {
  const { pathname } = window.location;
  const address = query.trim() ? `${pathname}?${new URLSearchParams({ [NAME]: query.trim() })}` : pathname;
  window.history.replaceState(window.history.state, "", address);
}

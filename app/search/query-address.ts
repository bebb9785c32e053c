import { QUERY_LENGTH } from "./find-pages.ts";

/** The query's parameter in the search page's address. */
const NAME = "q";

/** The query in an address. @param search Its query string; any text. */
export const queryOf = (search: string): string => (new URLSearchParams(search).get(NAME) ?? "").slice(0, QUERY_LENGTH).trim();

/**
 * Writes the query into the page's address, replacing the history entry so that typing adds none. Bypasses the router, which would reload the
 * page's data at each key; it reads the address again when the visitor comes back.
 */
export function writeQuery(query: string): void {
  const { pathname } = window.location;
  const address = query.trim() ? `${pathname}?${new URLSearchParams({ [NAME]: query.trim() })}` : pathname;
  window.history.replaceState(window.history.state, "", address);
}

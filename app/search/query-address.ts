import { QUERY_LENGTH } from "./find-pages.ts";

/** The name of the query in the search page's address. */
const NAME = "q";

/** What an address asks to search for. @param search Its query string; any text. */
export const queryOf = (search: string): string => (new URLSearchParams(search).get(NAME) ?? "").slice(0, QUERY_LENGTH).trim();

/**
 * Writes what is searched for into the page's address, in place of what it says: a key makes no new entry in the history. Past the router,
 * which would load the page's data for each key; it reads the address again when the visitor comes back.
 */
export function writeQuery(query: string): void {
  const { pathname } = window.location;
  const address = query.trim() ? `${pathname}?${new URLSearchParams({ [NAME]: query.trim() })}` : pathname;
  window.history.replaceState(window.history.state, "", address);
}

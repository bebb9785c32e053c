import { createSearch, type Search } from "./find-pages.ts";

/** How long the visitor waits before the page offers to load the index again, in milliseconds (SEARCH-05). */
const PATIENCE_MS = 8000;

/** The search once it is loaded: whoever returns to the page finds the results where they were. */
export let loadedSearch: Search | undefined;

/** Fetches the index and prepares it. */
export async function loadSearch(address: string): Promise<Search> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  loadedSearch = await createSearch(await response.json());
  return loadedSearch;
}

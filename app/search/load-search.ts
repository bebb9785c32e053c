import { withRetry } from "../browser/load-chunk.ts";
import { createSearch, type Search } from "./find-pages.ts";

/** The search once loaded, so that results are there at once when the visitor returns to the page. */
export let loadedSearch: Search | undefined;

/** Fetches the index, with one retry, and prepares it. */
export async function loadSearch(address: string): Promise<Search> {
  loadedSearch = await createSearch(await withRetry(() => fetch(address).then((response) => response.json())));
  return loadedSearch;
}

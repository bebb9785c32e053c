import { withRetry } from "../browser/load-chunk.ts";
import { createSearch, type Search } from "./find-pages.ts";

/** The search once it is loaded: whoever returns to the page finds the results where they were. */
export let loadedSearch: Search | undefined;

/** Fetches the index, with one retry, and prepares it. */
export async function loadSearch(address: string): Promise<Search> {
  loadedSearch = await createSearch(await withRetry(() => fetch(address).then((response) => response.json())));
  return loadedSearch;
}

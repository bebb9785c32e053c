import { inTime, withRetry } from "../browser/load-chunk.ts";
import { createSearch, type Search } from "./find-pages.ts";

/** The search that was loaded last, for a visitor who returns to the page. */
let kept: { address: string; search: Search } | undefined;

export const keptSearch = (address: string): Search | undefined => (kept?.address === address ? kept.search : undefined);

/** Fetches an index, with one retry, and prepares it. */
export async function loadSearch(address: string): Promise<Search> {
  const search = await createSearch(await withRetry(() => inTime(fetch(address).then((response) => response.json()))));
  kept = { address, search };
  return search;
}

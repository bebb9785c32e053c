import { inTime, withRetry } from "../browser/load-chunk.ts";
import type { SearchIndex } from "../schema/search-index.ts";
import { createSearch, type Search } from "./find-pages.ts";

/** The search that was loaded last, for a visitor who comes back to the page. */
let kept: { address: string; search: Search } | undefined;

/** The search of an index that was loaded before. */
export const keptSearch = (address: string): Search | undefined => (kept?.address === address ? kept.search : undefined);

/**
 * Fetches an index and prepares it, with one retry.
 *
 * @throws Error when it does not load, or is no index: a host can respond with a document instead.
 */
export async function loadSearch(address: string): Promise<Search> {
  const search = await createSearch(await withRetry(() => fetchIndex(address)));
  kept = { address, search };
  return search;
}

async function fetchIndex(address: string): Promise<SearchIndex> {
  const response = await inTime(fetch(address));
  const index = response.ok ? ((await inTime(response.json())) as Partial<SearchIndex> | null) : undefined;
  if (!index?.pages || !index.common) throw new Error(`${address} is no search index (status ${response.status}).`);
  return index as SearchIndex;
}

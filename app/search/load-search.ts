import { inTime } from "../hydration/load-chunk.ts";
import type { SearchIndex } from "../schema/search-index.ts";
import { createSearch, type Search } from "./find-pages.ts";

/** After how long what failed is tried again, in milliseconds: most interruptions of a mobile connection are shorter. */
const RETRY_AFTER_MS = 300;

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
  const index = await fetchIndex(address).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return fetchIndex(address);
  });
  const search = await createSearch(index);
  kept = { address, search };
  return search;
}

async function fetchIndex(address: string): Promise<SearchIndex> {
  const response = await inTime(fetch(address));
  const index = response.ok ? ((await inTime(response.json())) as Partial<SearchIndex> | null) : undefined;
  if (!index?.pages || !index.common) throw new Error(`${address} is no index (status ${response.status}).`);
  return index as SearchIndex;
}

import { inTime, withRetry } from "../browser/load-chunk.ts";
import { createSearch, type Search, type SearchPage } from "./find-pages.ts";

/** The search that was loaded last, for a visitor who returns to the page. */
let kept: { address: string; search: Search } | undefined;

export const keptSearch = (address: string): Search | undefined => (kept?.address === address ? kept.search : undefined);

/** Fetches an index, with one retry, and prepares it. @throws Error when what loads is no index: some hosts answer with a document. */
export async function loadSearch(address: string): Promise<Search> {
  const search = await createSearch(await withRetry(() => fetchIndex(address)));
  kept = { address, search };
  return search;
}

async function fetchIndex(address: string): Promise<SearchPage[]> {
  const response = await inTime(fetch(address));
  const index: unknown = response.ok ? await inTime(response.json()) : undefined;
  if (!Array.isArray(index)) throw new Error(`${address} is not a search index (status ${response.status}).`);
  return index;
}

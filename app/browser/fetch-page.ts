import type { PageData } from "../schema/page.ts";
import { ChunkLoadError, inTime, withRetry } from "./load-chunk.ts";
import { DEFAULT_DETAIL, isDetail } from "./page-address.ts";
import { type PageFile, pageFileUrl } from "./page-files.ts";

/** Fetched pages, by path: those visited or prefetched need no connection. */
const pages = new Map<string, Promise<PageFile | undefined>>();

/** Fetches a page's data once, with one retry, unless `begun` has it; `undefined` if there is no page. @throws ChunkLoadError, or a Response with the status. */
export function fetchPage(path: string, begun?: Promise<PageFile | undefined>): Promise<PageFile | undefined> {
  const known = pages.get(path);
  if (known) return known;
  const address = pageFileUrl(path);
  const fetched = withRetry(async () => (await begun) ?? (await fetchPageFile(address))).catch((cause) => {
    throw cause instanceof Response ? cause : new ChunkLoadError(address, { cause });
  });
  pages.set(path, fetched);
  fetched.catch(() => pages.delete(path));
  return fetched;
}

/** Records that the host has no such page, as it sent another page's document: fetching it would log an error (BLOG-06). */
export const markMissing = (path: string): void => void pages.set(path, Promise.resolve(undefined));

/**
 * Finds a page's data for client-side navigation; for a /blog-detail post that doesn't exist, the default text (BLOG-06). A page of another
 * release than the running code's is loaded as a document, at the anchor `hash` (ERR-02). @throws Response, also if there is no page.
 */
export async function loadPage(path: string, { url, signal }: Request, code: { release: string; hash: string }): Promise<PageData> {
  const file = (await fetchPage(path)) ?? (isDetail(path) ? await fetchPage(DEFAULT_DETAIL) : undefined);
  signal.throwIfAborted();
  if (!file) throw new Response(null, { status: 404, statusText: "Not Found" });
  if (file.release === code.release) return file.page;
  const [loaded] = performance.getEntriesByType("navigation");
  if (loaded?.name.replace(/#.*/, "") === url) throw new Error(`The document of ${path} and its data are from different releases.`);
  window.addEventListener("pageshow", ({ persisted }) => persisted && window.location.reload()); // or the restored page would stay in its loading state
  const address = url + code.hash;
  // After Back the address is there already: assigning it would only scroll to its anchor.
  if (window.location.href === address) window.location.reload();
  else window.location.assign(address);
  return new Promise(() => {});
}

async function fetchPageFile(address: string): Promise<PageFile | undefined> {
  const response = await inTime(fetch(address, { cache: "no-cache" }));
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Response(null, response);
  return inTime(response.json());
}

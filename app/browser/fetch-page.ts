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
 * Finds a page's data for client-side navigation. A /blog-detail post that doesn't exist shows the default text (BLOG-06). If the data is from
 * another release than the running code, the browser loads the page's document (ERR-02). @throws Response, also if there is no page.
 */
export async function loadPage(path: string, { url, signal }: Request, release: string): Promise<PageData> {
  const file = (await fetchPage(path)) ?? (isDetail(path) ? await fetchPage(DEFAULT_DETAIL) : undefined);
  signal.throwIfAborted();
  if (!file) throw new Response(null, { status: 404, statusText: "Not Found" });
  if (file.release === release) return file.page;
  const [loaded] = performance.getEntriesByType("navigation");
  if (loaded?.name === url) throw new Error(`The data of ${path} are of the release ${file.release}, its document of ${release}.`);
  window.addEventListener("pageshow", ({ persisted }) => persisted && window.location.reload()); // or the restored page would stay in its loading state
  window.location.assign(url);
  return new Promise(() => {});
}

async function fetchPageFile(address: string): Promise<PageFile | undefined> {
  const response = await inTime(fetch(address, { cache: "no-cache" }));
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Response(null, response);
  return inTime(response.json());
}

import { release } from "virtual:site";
import type { PageData } from "../schema/page.ts";
import { after, inTime, withRetry } from "./load-chunk.ts";
import { DEFAULT_DETAIL, isDetail } from "./page-address.ts";
import { type PageFile, pageFileUrl } from "./page-file.ts";

/** Pages that were prefetched, by path, each for one navigation. */
const prefetched = new Map<string, Promise<PageFile | undefined>>();

/** Pages that the visitor has seen, by path, the latest last: for the way back to them where the network is gone or slow. */
const seen = new Map<string, PageFile>();

/** How many of them are kept. */
const SEEN_LIMIT = 20;

/** How long a page that was seen may take to load again before the kept one is shown, in milliseconds. */
const SEEN_AFTER_MS = 1000;

/** The session storage key of the release and address for which a document was last loaded. */
const LOADED_FOR_RELEASE = "loaded-for-release";

/** The statuses that hosts return for a file that does not exist; some return 403. */
const MISSING = [403, 404, 410];

/** A page's data did not load: the connection broke, or the request timed out. */
export class ConnectionError extends Error {
  override name = "ConnectionError";
}

/** Whether a page's data is prefetched or loading. */
export const isPrefetched = (path: string): boolean => prefetched.has(path);

/** Clears the note that a document was loaded for this release, which now runs. Call it when the code starts. */
export function noteRelease(): void {
  try {
    if (sessionStorage.getItem(LOADED_FOR_RELEASE)?.startsWith(release)) sessionStorage.removeItem(LOADED_FOR_RELEASE);
  } catch {
    // Storage can be forbidden.
  }
}

/** Keeps a page that the visitor sees. */
export function keepPage(path: string, page: PageData): void {
  seen.delete(path);
  seen.set(path, { release, page });
  for (const oldest of seen.keys()) if (seen.size > SEEN_LIMIT) seen.delete(oldest);
}

/** Prefetches a page's data. It ignores a failure: the navigation fetches the data again. */
export async function prefetchPageData(path: string): Promise<PageData | undefined> {
  const file = fetchPageFile(path);
  prefetched.set(path, file);
  try {
    return (await file)?.page;
  } catch {
    prefetched.delete(path);
    return undefined;
  }
}

/**
 * Fetches a page's data, for a navigation within the site.
 *
 * The browser loads the page as a document if the page is of another release than the running code (ERR-02), or if its code has failed
 * before. A page that the visitor has seen is shown as it was where it does not load, or not soon. A post of /blog-detail that does not
 * exist falls back to the default text (BLOG-06).
 *
 * @param path The page's path (see `pageOf`).
 * @param request The request of the navigation; its signal aborts when the visitor navigates elsewhere.
 * @throws Response with status 404 where there is no such page; {@link ConnectionError} or another Error when it cannot be loaded.
 */
export async function loadPageData(path: string, request: Request, options: { isCodeLost: boolean }): Promise<PageData> {
  const { url, signal } = request;
  const fetched = prefetched.get(path) ?? fetchPageFile(path);
  prefetched.set(path, fetched); // until it resolves, so that it is fetched once
  const loaded = fetched.finally(() => prefetched.delete(path));
  const kept = options.isCodeLost ? undefined : seen.get(path);
  const file = await (kept ? Promise.race([loaded.catch(() => kept), after(SEEN_AFTER_MS).then(() => kept)]) : loaded);
  signal.throwIfAborted();
  if (!file) {
    if (isDetail(path)) return loadPageData(DEFAULT_DETAIL, request, options);
    throw new Response(null, { status: 404, statusText: "Not Found" });
  }
  if (file.release === release) {
    if (options.isCodeLost) return leaveFor(url);
    keepPage(path, file.page);
    return file.page;
  }
  // A cache could return the old document each time. So the document is loaded once, and only if session storage can record that.
  if (!noteLoadFor(`${file.release} ${url}`)) throw new Error(`This page is of an older release than ${file.release}`);
  return leaveFor(url);
}

/** Loads an address as a document. The promise never settles. If the back/forward cache restores this page, it reloads. */
function leaveFor(address: string): Promise<never> {
  window.addEventListener("pageshow", ({ persisted }) => persisted && window.location.reload());
  window.location.assign(address);
  return new Promise(() => {});
}

/** Records that a document is loaded for its release. Returns false if it was just loaded for it, or if the record cannot be stored. */
function noteLoadFor(wanted: string): boolean {
  try {
    const last = sessionStorage.getItem(LOADED_FOR_RELEASE);
    sessionStorage.setItem(LOADED_FOR_RELEASE, wanted);
    return last !== wanted;
  } catch {
    return false; // storage can be forbidden
  }
}

/** Fetches a page's file, with one retry. All navigations and prefetches that want it wait for the same fetch; none of them aborts it. */
const fetchPageFile = (path: string): Promise<PageFile | undefined> => withRetry(() => tryToFetchPageFile(path));

/**
 * Fetches a page's file; `undefined` if there is no such page. It revalidates each time: a cached file of an older release would never
 * match a new document.
 */
async function tryToFetchPageFile(path: string): Promise<PageFile | undefined> {
  try {
    const response = await inTime(fetch(pageFileUrl(path), { cache: "no-cache" }));
    if (response.ok) return parsePageFile(await inTime(response.text()));
    if (MISSING.includes(response.status)) return undefined;
    throw new Response(null, response);
  } catch (cause) {
    throw cause instanceof Response ? cause : new ConnectionError(String(cause), { cause });
  }
}

/**
 * Parses a page's file. Some hosts return a document with status 200 for a missing file; some serve JSON as plain text.
 *
 * @throws SyntaxError when the file is empty or truncated.
 */
function parsePageFile(text: string): PageFile | undefined {
  const file = text.startsWith("<") ? undefined : (JSON.parse(text) as Partial<PageFile> | null);
  return file?.release && file.page ? (file as PageFile) : undefined;
}

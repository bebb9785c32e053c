import { release } from "virtual:site";
import { inTime } from "../hydration/load-chunk.ts";
import type { PageData } from "../schema/page.ts";
import { DEFAULT_DETAIL, isDetail } from "./page-address.ts";
import { type PageFile, pageFileUrl } from "./page-file.ts";

/** Pages that were prefetched, by path, each for one navigation. */
const prefetched = new Map<string, Promise<PageFile | undefined>>();

/** Under this name the session keeps which document was last loaded because of its release. */
const LOADED_FOR_RELEASE = "loaded-for-release";

/** The statuses of hosts for a file that does not exist; some forbid what they do not have. */
const MISSING = [403, 404, 410];

/** A page's data that did not come: the connection broke, or it took too long. */
export class ConnectionError extends Error {
  override name = "ConnectionError";
}

/** Whether a page's data were prefetched, or are under way. */
export const isPrefetched = (path: string): boolean => prefetched.has(path);

/** Forgets that this release was waited for, now that it is there. To be called when the code starts. */
export function noteRelease(): void {
  try {
    if (sessionStorage.getItem(LOADED_FOR_RELEASE)?.startsWith(release)) sessionStorage.removeItem(LOADED_FOR_RELEASE);
  } catch {
    // Storage can be forbidden.
  }
}

/** Fetches a page's data before they are asked for. What goes wrong is left for the navigation to meet again. */
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
 * A page of another release than the running one is left to the browser: it is loaded as a document, with that release's code (ERR-02); so
 * is one whose code has failed before. A post of /blog-detail that does not exist falls back to the default text (BLOG-06).
 *
 * @param path The page's path (see `pageOf`).
 * @param request The address that the visitor goes to; its signal tells that they have changed their mind.
 * @throws Response with status 404 where there is no such page; {@link ConnectionError} or another Error when it cannot be loaded.
 */
export async function loadPageData(path: string, request: Request, options: { isCodeLost: boolean }): Promise<PageData> {
  const { url, signal } = request;
  const fetched = prefetched.get(path) ?? fetchPageFile(path);
  prefetched.set(path, fetched); // until it is there, so that it is fetched once
  const file = await fetched.finally(() => prefetched.delete(path));
  signal.throwIfAborted();
  if (!file) {
    if (isDetail(path)) return loadPageData(DEFAULT_DETAIL, request, options);
    throw new Response(null, { status: 404, statusText: "Not Found" });
  }
  if (file.release === release) return options.isCodeLost ? leaveFor(url) : file.page;
  // A cache that still holds the old document would serve it again and again; so it is loaded once, and only if that can be noted.
  if (!noteLoadFor(`${file.release} ${url}`)) throw new Error(`This page is of an older release than ${file.release}`);
  return leaveFor(url);
}

/** Loads an address as a document. Stays open until the browser has left; a page that it kept for the way back then begins again. */
function leaveFor(address: string): Promise<never> {
  window.addEventListener("pageshow", ({ persisted }) => persisted && window.location.reload());
  window.location.assign(address);
  return new Promise(() => {});
}

/** Notes that a document is loaded for its release. Returns false if it was just loaded for it, or if the note would not last. */
function noteLoadFor(wanted: string): boolean {
  try {
    const last = sessionStorage.getItem(LOADED_FOR_RELEASE);
    sessionStorage.setItem(LOADED_FOR_RELEASE, wanted);
    return last !== wanted;
  } catch {
    return false; // storage can be forbidden
  }
}

/**
 * A page's file; `undefined` where there is no such page. It is revalidated each time: with a kept file of an older release the document,
 * which is new, would never be the one that is wanted.
 */
async function fetchPageFile(path: string): Promise<PageFile | undefined> {
  try {
    const response = await inTime(fetch(pageFileUrl(path), { cache: "no-cache" }));
    if (response.ok) return parsePageFile(await inTime(response.text()));
    if (MISSING.includes(response.status)) return undefined;
    throw new Response(null, response);
  } catch (cause) {
    throw cause instanceof Response ? cause : new ConnectionError(String(cause), { cause });
  }
}

/** Some hosts respond with a document, and status 200, where there is no file; some call JSON plain text. */
function parsePageFile(text: string): PageFile | undefined {
  try {
    const file = JSON.parse(text) as Partial<PageFile> | null;
    return file?.release && file.page ? (file as PageFile) : undefined;
  } catch {
    return undefined;
  }
}

import { release } from "virtual:site";
import type { PageData } from "../schema/page.ts";
import { type PageFile, pageFileUrl } from "./page-file.ts";
import { LOAD_TIMEOUT_MS } from "./page-module.ts";

/** What was fetched ahead, by path, each for one navigation. */
const ahead = new Map<string, Promise<PageFile | undefined>>();

/** Under this name the session keeps which document was last loaded because of its release. */
const LOADED_FOR_RELEASE = "loaded-for-release";

/** What hosts answer where there is no file; some forbid what they do not have. */
const MISSING = [403, 404, 410];

/** A page's data that did not come: the connection broke, or it took too long. */
export class ConnectionError extends Error {
  override name = "ConnectionError";
}

/** Whether what a page shows was fetched ahead, or is under way. */
export const isFetchedAhead = (path: string): boolean => ahead.has(path);

/** Forgets that this release was waited for, now that it is there. To be called when the code starts. */
export function noteRelease(): void {
  try {
    if (sessionStorage.getItem(LOADED_FOR_RELEASE)?.startsWith(release)) sessionStorage.removeItem(LOADED_FOR_RELEASE);
  } catch {
    // Storage can be forbidden.
  }
}

/** Fetches what a page shows before it is asked for. What goes wrong is left for the navigation to meet again. */
export async function fetchAhead(path: string): Promise<PageData | undefined> {
  const file = fetchPage(path);
  ahead.set(path, file);
  try {
    return (await file)?.page;
  } catch {
    ahead.delete(path);
    return undefined;
  }
}

/**
 * Fetches what a page shows, for a navigation within the site.
 *
 * A page written by another build than the one running is left to the browser: it is loaded as a document, with that build's code
 * (ERR-02); so is one whose code has failed before. A post of /blog-detail that does not exist falls back to the default text (BLOG-06).
 *
 * @param path The page's path (see `pageOf`).
 * @param request The address that the visitor goes to; its signal tells that they have changed their mind.
 * @throws Response with status 404 where there is no such page; {@link ConnectionError} or another Error when it cannot be loaded.
 */
export async function loadPage(path: string, request: Request, options: { isCodeLost: boolean }): Promise<PageData> {
  const { url, signal } = request;
  const fetched = ahead.get(path) ?? fetchPage(path);
  ahead.set(path, fetched); // until it is there, so that it is fetched once
  const file = await fetched.finally(() => ahead.delete(path));
  signal.throwIfAborted();
  if (!file) {
    if (path.startsWith("/blog-detail/")) return loadPage("/blog-detail", request, options);
    throw new Response(null, { status: 404, statusText: "Not Found" });
  }
  if (file.release === release) return options.isCodeLost ? leaveFor(url) : file.page;
  // A cache that still holds the old document would give it again and again.
  if (wasLoadedFor(`${file.release} ${url}`)) throw new Error(`The browser was given an old document instead of release ${file.release}`);
  return leaveFor(url);
}

/** Loads an address as a document. Stays open until the browser has left; a page that it kept for the way back then begins anew. */
function leaveFor(address: string): Promise<never> {
  window.addEventListener("pageshow", ({ persisted }) => persisted && window.location.reload());
  window.location.assign(address);
  return new Promise(() => {});
}

/** Whether the last document that was loaded for its release was the same one; it is noted for the next time. */
function wasLoadedFor(wanted: string): boolean {
  try {
    const last = sessionStorage.getItem(LOADED_FOR_RELEASE);
    sessionStorage.setItem(LOADED_FOR_RELEASE, wanted);
    return last === wanted;
  } catch {
    return false; // storage can be forbidden
  }
}

/** A page's file; none where there is no such page. */
async function fetchPage(path: string): Promise<PageFile | undefined> {
  try {
    const response = await fetch(pageFileUrl(path), { signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) });
    if (isPageFile(response)) return (await response.json()) as PageFile;
    if (response.ok || MISSING.includes(response.status)) return undefined;
    throw new Response(null, response);
  } catch (cause) {
    throw cause instanceof Response ? cause : new ConnectionError(String(cause), { cause });
  }
}

/** Some hosts answer with a document, and status 200, where there is no file. */
const isPageFile = (response: Response): boolean => response.ok && (response.headers.get("content-type")?.includes("json") ?? false);

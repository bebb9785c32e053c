import { release } from "virtual:site";
import type { PageData } from "../schema/page.ts";
import { type PageFile, pageFileUrl } from "./page-file.ts";

/** What was fetched ahead, by path, each for one navigation. */
const ahead = new Map<string, Promise<PageFile | undefined>>();

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
 * (ERR-02). A post of /blog-detail that does not exist falls back to the default text (BLOG-06).
 *
 * @param path The page's path (see `pageOf`).
 * @param address The address that the visitor goes to.
 * @throws Response with status 404 where there is no such page; an Error when it cannot be loaded.
 */
export async function loadPage(path: string, address: string): Promise<PageData> {
  const fetched = ahead.get(path) ?? fetchPage(path);
  ahead.delete(path);
  const file = await fetched;
  if (!file) {
    if (path.startsWith("/blog-detail/")) return loadPage("/blog-detail", address);
    throw new Response(null, { status: 404, statusText: "Not Found" });
  }
  if (file.release === release) return file.page;
  window.location.assign(address);
  return new Promise(() => {}); // stays open until the browser has left
}

/** A page's file; none where there is no such page. */
async function fetchPage(path: string): Promise<PageFile | undefined> {
  const response = await fetch(pageFileUrl(path));
  if (response.status >= 500) throw new Error(`${response.status} ${response.statusText}`.trim());
  return isPageFile(response) ? ((await response.json()) as PageFile) : undefined;
}

/** Some hosts answer with a document, and status 200, where there is no file. */
const isPageFile = (response: Response): boolean => response.ok && (response.headers.get("content-type")?.includes("json") ?? false);

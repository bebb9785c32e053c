import type { PageFile } from "../page-files.ts";

/** The service worker's cache. Rename it if the format of its contents changes. */
export const CACHE = "site";

/** A page that can be opened without a connection. */
export interface CachedPage {
  /** Encoded, as in a link. */
  path: string;
  title: string;
}

/** The pages that the service worker has cached, the latest first. @throws Error where storage is forbidden. */
export async function listCachedPages(): Promise<CachedPage[]> {
  const cache = await caches.open(CACHE);
  const pages: CachedPage[] = [];
  for (const { url } of await cache.keys()) {
    const [, path] = /^(.*)\/page\.json$/.exec(new URL(url).pathname) ?? [];
    const file = path !== undefined && ((await (await cache.match(url))?.json()) as PageFile | undefined);
    if (file) pages.unshift({ path: path || "/", title: file.page.title });
  }
  return pages;
}

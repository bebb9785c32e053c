import type { PageFile } from "../page-file.ts";
import { PAGES } from "./kept.ts";

/** A page that can be opened without a network. */
export interface KeptPage {
  /** Encoded, as in a link. */
  path: string;
  title: string;
}

/** The pages that the service worker keeps, the latest first. @throws Error where storage is forbidden. */
export async function listKeptPages(): Promise<KeptPage[]> {
  if (!(await caches.has(PAGES))) return [];
  const cache = await caches.open(PAGES);
  const pages: KeptPage[] = [];
  for (const request of await cache.keys()) {
    const [, path] = /^(.*)\/page\.json$/.exec(new URL(request.url).pathname) ?? [];
    if (path === undefined) continue;
    const file = (await (await cache.match(request))?.json()) as PageFile | undefined;
    if (file) pages.unshift({ path: path || "/", title: file.page.title });
  }
  return pages;
}

import type { PageData } from "../schema/page.ts";

/** What a page's data file holds: the page, and the build that wrote it. */
export interface PageFile {
  release: string;
  page: PageData;
}

/** Where a page's data file lies, beside its document. */
export const pageFileUrl = (path: string): string => `${encodeURI(path).replace(/\/$/, "")}/page.json`;

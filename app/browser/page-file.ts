import type { PageData } from "../schema/page.ts";

/** What a page's data file holds: the page, and the build that wrote it. */
export interface PageFile {
  release: string;
  page: PageData;
}

/** What the service worker responds for a page that it has not kept, when the network fails. No host sends this text with its status. */
export const NOT_KEPT = { status: 504, statusText: "Not kept" };

/** Where a page's data file lies, beside its document. */
export const pageFileUrl = (path: string): string => `${encodeURI(path).replace(/\/$/, "")}/page.json`;

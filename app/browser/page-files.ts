import type { PageData } from "../schema/page.ts";

/** The path that 404.html is rendered for; not one of the site's pages. */
export const FAILURE_PATH = "/404.html";

/** The path that offline.html is rendered for. The service worker returns it when a page isn't cached. */
export const OFFLINE_PATH = "/offline.html";

/** The id of the root element. Its `data-path` is the path it was rendered for, its `data-version` the {@link PageFile.version} it shows. */
export const ROOT_ID = "root";

/** The id of the link to the whole stylesheet: disabled in the document, which has its critical CSS inline. */
export const STYLESHEET_ID = "stylesheet";

/** A page's data file, for hydration and for client-side navigation. */
export interface PageFile {
  /** The entry's file name, which changes with the code. Navigating to a page of another release loads its document. */
  release: string;
  /** Changes with the release and with the page. A document is hydrated only with the data that it was rendered from. */
  version: string;
  page: PageData;
}

/** The address of a page's data file, beside its document. */
export const pageFileUrl = (path: string): string => `${encodeURI(path).replace(/\/$/, "")}/page.json`;

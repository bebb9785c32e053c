/** What the service worker and the page share. */

/** The caches: documents with their `page.json`; the files that those name; pictures. Another form of what is in one gets another name. */
export const PAGES = "pages";
export const FILES = "files";
export const PICTURES = "pictures";

/** What the page tells the worker once it is idle. */
export interface Visit {
  /** The page's path, as the address has it. */
  pathname: string;
  /** The paths of scripts and pictures that the page has loaded. */
  files: string[];
}

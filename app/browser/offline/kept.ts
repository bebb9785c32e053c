/** What the service worker and the page share. */

// The names of the caches. If the form of what is in a cache changes, the cache gets another name.
/** The cache of documents, each with its `page.json`. */
export const PAGES = "pages";
/** The cache of the files that these documents name. */
export const FILES = "files";
/** The cache of pictures. */
export const PICTURES = "pictures";

/** What the page tells the worker once it is idle. */
export interface Visit {
  /** The page's path, as the address has it. */
  pathname: string;
  /** The paths of scripts and pictures that the page has loaded. */
  files: string[];
}

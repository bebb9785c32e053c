import type { PageData } from "../schema/page.ts";
import type { Prose } from "../schema/prose.ts";
import { PROSE } from "./attributes.ts";
import { inTime } from "./load-chunk.ts";

/** The path that 404.html is written for; no page lives there. */
export const FAILURE_PATH = "/404.html";

/** The path that offline.html is written for, which the service worker serves for a page that it has not kept (docs/offline.md). */
export const OFFLINE_PATH = "/offline.html";

/** The id of the root element. Its `data-path` is the path it was written for, its `data-page` the file with the page's data. */
export const ROOT_ID = "root";

/** The id of the link to the whole stylesheet: disabled in the document, which carries its critical CSS itself. */
export const STYLESHEET_ID = "stylesheet";

/** What a document says of itself: the path it was written for, and what that page shows (none in 404.html). */
export interface DocumentPage {
  path: string;
  page?: PageData;
}

/**
 * Reduces a page's data to what its hydration file holds. The body's text is left out: it is in the document already, and
 * {@link readDocumentPage} reads it from there.
 */
export function toDocumentPage(page: PageData): PageData {
  return "body" in page ? ({ ...page, body: [] } as PageData) : page;
}

/**
 * Finds out what the current document shows.
 *
 * @param root The element that holds the page.
 * @param readBody Reads a page's text back from the element that shows it.
 * @throws Error when the document was not written by this site's build, or when its file cannot be loaded in time.
 */
export async function readDocumentPage({ dataset }: HTMLElement, readBody: (element: Element) => Prose): Promise<DocumentPage> {
  const { path, page: address } = dataset;
  if (!path) throw new Error(`#${ROOT_ID} has no data-path: the build did not write this document.`);
  if (!address) return { path };
  const response = await inTime(window.early?.page ?? fetch(address));
  if (!response.ok) throw new Error(`${address} returned status ${response.status}.`);
  const page = (await inTime(response.json())) as PageData;
  const body = document.querySelector(`[${PROSE}=body]`);
  return { path, page: "body" in page && body ? ({ ...page, body: readBody(body) } as PageData) : page };
}

import type { PageData } from "../schema/page.ts";
import { readProse } from "../ui/prose/read-prose.ts";

/** The id of the element in which a document carries its own page's data as JSON. */
export const PAGE_ELEMENT_ID = "page";

/** The path that 404.html is written for; no page lives there. */
export const FAILURE_PATH = "/404.html";

/** What a document says of itself: the path it was written for, and what that page shows (none in 404.html). */
export interface DocumentPage {
  path: string;
  page?: PageData;
}

/**
 * What a document carries of its page for hydration. The body's text is left out: it stands in the document already, and
 * {@link readPageElement} reads it from there.
 */
export function toDocumentPage(path: string, page: PageData | undefined): DocumentPage {
  if (!page) return { path };
  return { path, page: "body" in page ? ({ ...page, body: [] } as PageData) : page };
}

/** Reads the current document's own page. @throws Error when the document was not written by this site's build. */
export function readPageElement(): DocumentPage {
  const element = document.getElementById(PAGE_ELEMENT_ID);
  if (!element?.textContent)
    throw new Error(`The document has no element with the id '${PAGE_ELEMENT_ID}'. It must be written by the build.`);
  const { path, page } = JSON.parse(element.textContent) as DocumentPage;
  if (!page) return { path };
  const body = document.querySelector("[data-prose=body]");
  return { path, page: "body" in page && body ? ({ ...page, body: readProse(body) } as PageData) : page };
}

import { savesData } from "../browser/saves-data.ts";

/** Fetches what a page needs. `picture` tells whether its main picture is worth fetching too. */
export type Prefetch = (path: string, picture: boolean) => void;

/** A link to a file, such as a picture's, leads to no page. */
const FILE = /\.\w+$/;

/**
 * Fetches ahead the pages that the visitor is about to go to: where the pointer rests on a link, the focus comes to it, or a finger touches
 * it. A finger may be there to scroll: it fetches the page's code and words, and not its picture. With Save-Data nothing is fetched ahead.
 */
export function prefetchOnIntent(prefetch: Prefetch): void {
  if (savesData()) return;
  const look = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link?.origin !== window.location.origin || FILE.test(link.pathname) || link.pathname === window.location.pathname) return;
    prefetch(link.pathname, !(event instanceof PointerEvent && event.pointerType === "touch"));
  };
  document.addEventListener("pointerover", look, { passive: true });
  document.addEventListener("focusin", look);
}

import { savesData } from "./saves-data.ts";

/** Prefetches a page. `picture` says whether to prefetch its LCP image too. */
export type Prefetch = (path: string, picture: boolean) => void;

/** A link to a file, such as a picture's, leads to no page. */
const FILE = /\.\w+$/;

/**
 * Prefetches the page of a link when the pointer hovers it, when it gets focus, or when a finger touches it. A touch can be the start of a
 * scroll: it prefetches the page's code and data, but not its picture. With Save-Data it prefetches nothing.
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

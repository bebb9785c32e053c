import { useEffect } from "react";

/**
 * Restores the scroll position of a page from the back/forward cache. WebKit restores it only after `pageshow`, and not if
 * `history.scrollRestoration` is `manual` by then. React Router's ScrollRestoration sets that in its own `pageshow` listener.
 */
export function useKeptScroll(): void {
  useEffect(() => {
    let top = 0;
    const keep = () => {
      top = window.scrollY;
    };
    const restore = ({ persisted }: PageTransitionEvent) => {
      // In the next task: WebKit first shows the page at its top, whatever the listeners of this event do.
      if (persisted) setTimeout(() => window.scrollTo({ top, behavior: "instant" }));
    };
    window.addEventListener("pagehide", keep);
    window.addEventListener("pageshow", restore);
    return () => {
      window.removeEventListener("pagehide", keep);
      window.removeEventListener("pageshow", restore);
    };
  }, []);
}

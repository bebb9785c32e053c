import { useEffect } from "react";

/**
 * Gives a page that the browser kept for the way back its scroll position again. WebKit does so only after `pageshow`, and not where
 * `history.scrollRestoration` is `manual` by then; React Router's ScrollRestoration sets it in its own listener for `pageshow`.
 */
export function useKeptScroll(): void {
  useEffect(() => {
    let top = 0;
    const keep = () => {
      top = window.scrollY;
    };
    const restore = ({ persisted }: PageTransitionEvent) => {
      // A task later: WebKit shows the page at its top first, whatever the listeners of this event do.
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

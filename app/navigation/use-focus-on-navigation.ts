import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to an element whenever the path changes, as a document's load would: the next Tab goes on from the new page's
 * beginning, and screen readers begin to read there. The first page is left to the browser.
 */
export function useFocusOnNavigation<Target extends HTMLElement>(pathname: string): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    target.current?.focus({ preventScroll: true });
  }, [pathname]);
  return target;
}

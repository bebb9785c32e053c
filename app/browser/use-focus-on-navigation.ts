import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Moves the focus to an element whenever the path changes, as loading a document does: the next Tab starts at the top of the new page, and
 * screen readers read from there. The browser handles the first page. A link in the element that the visitor has followed and that is still
 * there, now as the current page's, keeps the focus: it narrows a list (app/sections/kind-row).
 */
export function useFocusOnNavigation<Target extends HTMLElement>(pathname: string): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const shown = useRef(pathname);
  // With the new page, not after it: a key that the visitor presses in between would find the focus where it was.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!target.current?.querySelector("a:focus[aria-current]")) target.current?.focus({ preventScroll: true });
  }, [pathname]);
  return target;
}

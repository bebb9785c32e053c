import { type RefObject, useEffect, useRef } from "react";

/** Closes a `<details>` menu on Escape, a click on its links, a resize that hides it, and a press or focus outside `area` (a selector). */
export function useDisclosure(area = "details"): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    const close = () => {
      details.open = false;
    };
    const leave = () => {
      close();
      // WebKit would scroll to the summary, and the page that a link leads to would begin there.
      details.querySelector("summary")?.focus({ preventScroll: true });
    };
    const closeUnlessInside = (target: EventTarget | null) => target && !details.closest(area)?.contains(target as Node) && close();

    const listening = new AbortController();
    const { signal } = listening;
    details.addEventListener("click", ({ target }) => (target as Element).closest("a") && leave(), { signal });
    details.addEventListener("focusout", ({ relatedTarget }) => closeUnlessInside(relatedTarget), { signal });
    document.addEventListener("pointerdown", ({ target }) => closeUnlessInside(target), { signal });
    document.addEventListener("keydown", ({ key }) => key === "Escape" && details.open && leave(), { signal });
    window.addEventListener("resize", () => details.getClientRects().length === 0 && close(), { signal });
    return () => listening.abort();
  }, [area]);
  return menu;
}

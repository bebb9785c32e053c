import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Closes a `<details>` menu on Escape or on a click on one of its links, and focuses its summary. A resize that hides the menu closes it.
 * A press outside and a focus that leaves close a menu that is not modal. While a modal one is open, the rest of the page is inert.
 */
export function useDisclosure({ isModal }: { isModal: boolean }): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null);

  // A layout effect: the page that replaces this one takes the focus when it is committed, and must not be inert then.
  useLayoutEffect(() => {
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
    const others = details.closest("header")?.parentElement?.querySelectorAll<HTMLElement>(":scope > :not(header)") ?? [];
    const setInert = (isInert: boolean) => {
      for (const element of others) element.inert = isInert;
    };
    const closeUnlessInside = (target: EventTarget | null) => target && !details.contains(target as Node) && close();

    const listening = new AbortController();
    const { signal } = listening;
    details.addEventListener("click", ({ target }) => (target as Element).closest("a") && leave(), { signal });
    document.addEventListener("keydown", ({ key }) => key === "Escape" && details.open && leave(), { signal });
    window.addEventListener("resize", () => details.getClientRects().length === 0 && close(), { signal });
    if (isModal) {
      details.addEventListener("toggle", () => setInert(details.open), { signal });
      setInert(details.open);
    } else {
      document.addEventListener("pointerdown", ({ target }) => closeUnlessInside(target), { signal });
      details.addEventListener("focusout", ({ relatedTarget }) => closeUnlessInside(relatedTarget), { signal });
    }
    return () => {
      if (isModal) setInert(false);
      listening.abort();
    };
  }, [isModal]);

  return menu;
}

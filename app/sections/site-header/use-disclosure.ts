import { type RefObject, useEffect, useRef } from "react";

/**
 * Lets a `<details>` that opens a menu be left as a menu is: Escape and a click on one of its links close it and return to its summary. A
 * window in which it is no longer shown closes it too, and so do, if it is not modal, a press beside it and the focus going elsewhere.
 * While a modal one is open, the rest of the page is inert, and the document's root says so (`data-menu-open`).
 */
export function useDisclosure({ isModal }: { isModal: boolean }): RefObject<HTMLDetailsElement | null> {
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
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && details.open) leave();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a")) leave();
    };
    const onResize = () => {
      if (details.getClientRects().length === 0) close();
    };
    const onPress = (event: PointerEvent) => {
      if (!isModal && !details.contains(event.target as Node)) close();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!isModal && relatedTarget && !details.contains(relatedTarget as Node)) close();
    };
    const around = isModal ? siblingsOf(details.closest("header")) : [];
    const setModal = (isOpen: boolean) => {
      for (const element of around) element.inert = isOpen;
      if (isModal) document.documentElement.toggleAttribute("data-menu-open", isOpen);
    };
    const onToggle = () => setModal(details.open);

    const listening = new AbortController();
    const { signal } = listening;
    details.addEventListener("toggle", onToggle, { signal });
    details.addEventListener("click", onClick, { signal });
    details.addEventListener("focusout", onFocusOut, { signal });
    window.addEventListener("resize", onResize, { signal });
    document.addEventListener("keydown", onKey, { signal });
    document.addEventListener("pointerdown", onPress, { signal });
    onToggle();
    return () => {
      setModal(false);
      listening.abort();
    };
  }, [isModal]);

  return menu;
}

const siblingsOf = (element: Element | null): HTMLElement[] =>
  [...(element?.parentElement?.children ?? [])].filter(
    (sibling): sibling is HTMLElement => sibling !== element && sibling instanceof HTMLElement,
  );

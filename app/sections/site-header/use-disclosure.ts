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
    const others = details.closest("header")?.parentElement?.querySelectorAll<HTMLElement>(":scope > :not(header)") ?? [];
    const setModal = (isOpen: boolean) => {
      if (isModal) for (const element of others) element.inert = isOpen;
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

import { type RefObject, useEffect, useRef } from "react";

/**
 * Lets a `<details>` that opens a menu be left as a menu is: Escape closes it and returns to its summary, and so does a click beside
 * it, or, if it is not modal, the focus going elsewhere. While a modal one is open, the rest of the page is inert.
 */
export function useDisclosure({ isModal }: { isModal: boolean }): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const details = menu.current;
    if (!details) return;

    const close = () => {
      details.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.open) return;
      close();
      details.querySelector("summary")?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (!isModal && !details.contains(event.target as Node)) close();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!isModal && relatedTarget && !details.contains(relatedTarget as Node)) close();
    };
    const around = isModal ? siblingsOf(details.closest("header")) : [];
    const onToggle = () => {
      for (const element of around) element.inert = details.open;
    };

    details.addEventListener("toggle", onToggle);
    details.addEventListener("focusout", onFocusOut);
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    onToggle();
    return () => {
      for (const element of around) element.inert = false;
      details.removeEventListener("toggle", onToggle);
      details.removeEventListener("focusout", onFocusOut);
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
    };
  }, [isModal]);

  return menu;
}

const siblingsOf = (element: Element | null): HTMLElement[] =>
  [...(element?.parentElement?.children ?? [])].filter(
    (sibling): sibling is HTMLElement => sibling !== element && sibling instanceof HTMLElement,
  );

import type { MouseEvent } from "react";

/** Replaces what a plain click on a link does. Focuses the link, which Safari doesn't: a dialog later returns the focus to it. */
export const instead =
  (act: (link: HTMLAnchorElement) => void) =>
  (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    act(event.currentTarget);
  };

import type { MouseEvent } from "react";

/**
 * Replaces what a click on a link does, unless it opens a tab or window or downloads. Focuses the link, as Safari does not focus a clicked
 * link: a dialog later returns the focus to it.
 */
export const instead =
  (act: (link: HTMLAnchorElement) => void) =>
  (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    act(event.currentTarget);
  };

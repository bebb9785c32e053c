import type { MouseEvent } from "react";

/**
 * Does something else with a click on a link, unless it is for another tab or window, or a download. The link takes the focus, which Safari
 * does not give to what is clicked: a dialog gives it back later.
 */
export const instead =
  (act: (link: HTMLAnchorElement) => void) =>
  (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    act(event.currentTarget);
  };

import type { KeyboardEvent, MouseEvent } from "react";

/** For a link with the role of a button: a link responds to Enter alone, a button to Space too. */
export function clickOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.click();
}

/** Does something else with a click on a link, unless it is for another tab or window, or a download. */
export const instead =
  (act: (link: HTMLAnchorElement) => void) =>
  (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    act(event.currentTarget);
  };

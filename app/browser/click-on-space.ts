import type { KeyboardEvent } from "react";

/** For a link with the role of a button: a link responds to Enter alone, a button to Space too. */
export function clickOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.click();
}

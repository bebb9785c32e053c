/** What both the browser's and React's events say of a click. */
type ClickKeys = Pick<MouseEvent, "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Whether a click on a link is to lead on in this tab. One that asks for another tab, another window or a download stays the browser's. */
export const isForThisTab = (click: ClickKeys): boolean =>
  !(click.button || click.altKey || click.ctrlKey || click.metaKey || click.shiftKey);

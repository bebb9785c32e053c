import type { Page } from "@playwright/test";

/** What is wider than the window, in words. A table may be: its box scrolls. */
export function wideParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const wide = [...document.querySelectorAll("main *, header *, footer *")]
      .filter((part) => part.getBoundingClientRect().width > clientWidth && !part.closest("svg, picture, img, table, [aria-hidden=true]"))
      .map((element) => element.outerHTML.slice(0, 100));
    return scrollWidth > clientWidth ? [`${scrollWidth} px in ${clientWidth} px`, ...wide] : wide;
  });
}

/** What of the header is not in its one row, or has a text of two lines. The logo may have two. */
export function headerFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const header = document.querySelector("header");
    if (!header) return ["no header"];
    const { top, bottom } = header.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    const isWrapped = (control: Element) => {
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        if ([...range.getClientRects()].filter(({ width }) => width > 1).length > 1) return true;
      }
      return false;
    };
    return [...header.querySelectorAll("a, summary")]
      .filter((control) => control.checkVisibility() && !control.closest("details:not([open]) > :not(summary)"))
      .filter((control) => {
        const box = control.getBoundingClientRect();
        return box.top > middle || box.bottom < middle || (!control.matches("[href='/']") && isWrapped(control));
      })
      .map((control) => control.outerHTML.slice(0, 100));
  });
}

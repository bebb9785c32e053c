import { expect, test } from "vitest";
import { ARTICLE_PATHS, SERVICE_PATHS } from "../../support/paths.ts";
import type { SitePage } from "../site-page.ts";

const [SERVICE = ""] = SERVICE_PATHS;
/** An article with lists, a table, contents and facts. */
const ARTICLE = ARTICLE_PATHS.find((path) => path.includes("cctv")) ?? "";

/** In the mirrored layout the site's English keeps its own order, and keeps to its boxes (NAV-07). */
export function testRightToLeft(page: () => SitePage): void {
  for (const width of [1280, 390])
    test(`NAV-07 at ${width} px in RTL no text leaves its box or changes its order`, async () => {
      await page().resize(width, 900);
      const misplaced: Record<string, string[]> = {};
      for (const path of ["/", "/aboutus", "/blogs", "/contact", "/helpcenter-faqs", "/terms", SERVICE, ARTICLE]) {
        await page().load(path);
        const found = await page().evaluate(findMisplacedText);
        if (found.length > 0) misplaced[path] = found;
      }
      expect(misplaced).toEqual({});
    });
}

/** In the page, turned to RTL: the beginnings of texts that lie outside their element's content box, or whose characters lie out of order. */
function findMisplacedText(): string[] {
  document.documentElement.dir = "rtl";
  const number = Number.parseFloat;
  const misplaced = new Set<string>();
  const isForScreenReaders = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath !== "none" || element.clientHeight === 1 || isForScreenReaders(element.parentElement));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    let box = text.parentElement;
    if (!box || !text.data.trim() || box.closest("script, style, noscript, dialog, svg, details:not([open]) > :not(summary)")) continue;
    const range = document.createRange();
    const begin = text.data.search(/\S/);
    const end = text.data.trimEnd().length;
    range.setStart(text, begin);
    range.setEnd(text, end);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (lines.length === 0 || isForScreenReaders(box)) continue;
    const say = (what: string) => misplaced.add(`${what}: ${text.parentElement?.tagName} ${text.data.trim().slice(0, 40)}`);

    while (getComputedStyle(box).display === "inline" && box.parentElement) box = box.parentElement;
    const style = getComputedStyle(box);
    const outer = box.getBoundingClientRect();
    const left = outer.left + number(style.borderLeftWidth) + number(style.paddingLeft);
    const right = outer.right - number(style.borderRightWidth) - number(style.paddingRight);
    if (lines.some((line) => line.left < left - 2 || line.right > right + 2)) say("outside");

    const charAt = (index: number) => {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getClientRects()[0];
    };
    const first = charAt(begin);
    const last = charAt(end - 1);
    const inLine = (line: DOMRect, char: DOMRect) => Math.abs(line.top - char.top) < 4;
    // WebKit's line is wider than its letters by the kerning of the last pair, in LTR as well: by 0.135 em at "7.".
    const kerning = 0.15 * number(style.fontSize);
    if (first && lines.some((line) => inLine(line, first) && line.left < first.left - kerning)) say("begins late");
    if (last && lines.some((line) => inLine(line, last) && line.right > last.right + kerning)) say("ends early");
  }
  return [...misplaced];
}

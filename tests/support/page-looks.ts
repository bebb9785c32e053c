/** A page in the ways in which visitors look at it: dark, with wider or larger text, in a narrow window. */
import { expect, type Page, test } from "@playwright/test";
import { axeViolations, COLOUR_RULES } from "./axe.ts";

/** The text spacing that a visitor may set, after which nothing may be lost (1.4.12). */
const TEXT_SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

/** The font that shows while the site's own is missing: a little wider. */
const FALLBACK_FONT = '"Schibsted Fallback", sans-serif';

interface Look {
  /** The size of the root element's text. */
  text: string;
  direction: string;
  /** The font's family; the site's own when empty. */
  font: string;
}

const AS_IT_IS: Look = { text: "100%", direction: "ltr", font: "" };

/** Axe finds nothing, in light and dark, and there is room for text of any size. */
export async function expectEveryLook(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  expect(await axeViolations(page), "light").toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await axeViolations(page, { rules: COLOUR_RULES }), "dark").toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  await expectRoomForText(page);
}

/** Nothing is cut off with wider text spacing, and nothing scrolls sideways in a narrow window or with text of twice the size. */
async function expectRoomForText(page: Page): Promise<void> {
  await test.step("loses nothing with wider text spacing", async () => {
    await page.evaluate((rules) => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(rules);
      document.adoptedStyleSheets.push(spacing);
    }, TEXT_SPACING);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await page.evaluate(cutOffTexts), `${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
    }
    await page.evaluate(() => void document.adoptedStyleSheets.pop());
  });
  await test.step("does not scroll sideways at 320 px, nor with text at 200%, in the site's font and in a wider one", async () => {
    for (const [width, text] of [
      [320, "100%"],
      [360, "200%"],
      [640, "200%"],
      [1280, "200%"],
    ] as const)
      for (const direction of ["ltr", "rtl"])
        for (const font of ["", FALLBACK_FONT]) await expectWidth(page, width, { text, direction, font });
  });
}

/** No part of the page is wider than a window of this width, in CSS pixels, and the page does not scroll sideways. */
export async function expectWidth(page: Page, width: number, look: Look = AS_IT_IS): Promise<void> {
  const state = `${width} px, text at ${look.text}, ${look.direction}, font ${look.font}`;
  await page.setViewportSize({ width, height: 740 });
  const { wideParts, scrollWidth } = await measure(page, look);
  expect(wideParts, state).toEqual([]);
  expect(scrollWidth, state).toBeLessThanOrEqual(width);
}

/** In the page: the texts that a box around them, which hides what overflows, cuts off. */
function cutOffTexts(): string[] {
  const cutOff: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || !text.data.trim() || parent.closest("script, style, [inert]")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    for (let box: HTMLElement | null = parent; box && box !== document.body; box = box.parentElement) {
      if (box.matches("[aria-roledescription=slide]")) break; // the others of a row lie outside its box
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left, right, top, bottom, width } = box.getBoundingClientRect();
      if (width <= 1) break; // for assistive technology alone
      const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
      const isOutside = lines.some(
        (line) =>
          (hides(overflowX) && (line.left < left - 1 || line.right > right + 1)) ||
          (hides(overflowY) && (line.top < top - 1 || line.bottom > bottom + 1)),
      );
      if (isOutside) cutOff.push(`${text.data.trim().slice(0, 40)} in ${box.outerHTML.slice(0, 80)}`);
    }
  }
  return cutOff;
}

/** How wide the document is, and which elements are wider than the window. A table may be: its box scrolls. */
async function measure(page: Page, look: Look): Promise<{ wideParts: string[]; scrollWidth: number }> {
  return page.evaluate(({ text, direction, font }) => {
    const root = document.documentElement;
    root.style.fontSize = text;
    root.style.setProperty("--font", font);
    root.dir = direction;
    const wideParts = [...document.querySelectorAll("main *, header *, footer *")]
      .filter((element) => element.getBoundingClientRect().width > root.clientWidth)
      .filter((element) => !element.closest("svg, picture, table, [aria-hidden=true]"))
      .map((element) => element.outerHTML.slice(0, 100));
    return { wideParts, scrollWidth: root.scrollWidth };
  }, look);
}

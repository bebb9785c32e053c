import { expect, type Page } from "@playwright/test";
import { axeViolations, COLOUR_RULES } from "./axe.ts";
import { content } from "./content.ts";
import { hydrated } from "./test.ts";

/** The least side of a target that is no link within a text, in CSS pixels. WCAG 2.2 AA asks for 24. */
const LEAST_TARGET = 44;

/** The text spacing that a visitor may set without losing anything (WCAG 1.4.12). */
const TEXT_SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

/** Opens a page, which hydrates and keeps its text, asks no other host for anything, passes axe in both themes, and has targets for a finger. */
export async function expectSoundPage(page: Page, path: string): Promise<void> {
  const hosts = new Set<string>();
  page.on("request", (request) => request.url() !== content.business.analytics?.script && hosts.add(new URL(request.url()).origin));
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(path);
  const served = await textLength(page);
  await hydrated(page);
  expect(await textLength(page)).toBeGreaterThan(served * 0.98);
  expect([...hosts]).toEqual([new URL(page.url()).origin]);
  expect(await smallTargets(page), "targets").toEqual([]);
  expect(await axeViolations(page), "light").toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await axeViolations(page, { rules: COLOUR_RULES }), "dark").toEqual([]);
}

const textLength = (page: Page): Promise<number> => page.locator("main").evaluate((main) => (main.textContent ?? "").length);

function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const targets = [...document.querySelectorAll<HTMLElement>("a[href], button, summary, input, textarea, [role=button], [tabindex='0']")];
    return targets
      .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest("[inert]"))
      .filter((target) => getComputedStyle(target).display !== "inline")
      .filter((target) => {
        const { width, height, bottom } = target.getBoundingClientRect();
        return bottom > 0 && Math.min(width, height) < least - 0.5; // the skip link is above the page until it has the focus
      })
      .map((target) => `${target.offsetWidth} x ${target.offsetHeight}: ${target.outerHTML.slice(0, 120)}`);
  }, LEAST_TARGET);
}

/** Nothing scrolls sideways at 320 px or with text of twice the size, and wider text spacing cuts nothing off. */
export async function expectRoomForText(page: Page): Promise<void> {
  for (const [width, text] of [
    [320, "100%"],
    [640, "200%"],
    [1280, "200%"],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((size) => Object.assign(document.documentElement.style, { fontSize: size }), text);
    expect(await wideParts(page), `${width} px, text at ${text}`).toEqual([]);
  }
  await page.evaluate((rules) => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(rules);
    document.adoptedStyleSheets.push(spacing);
    document.documentElement.style.fontSize = "";
  }, TEXT_SPACING);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(cutOffTexts), `${width} px, wide spacing`).toEqual([]);
    expect(await wideParts(page), `${width} px, wide spacing`).toEqual([]);
  }
}

/** What is wider than the window, in words. A table may be: its box scrolls. */
export function wideParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const wide = [...document.querySelectorAll("main *, header *, footer *")]
      .filter((element) => element.getBoundingClientRect().width > clientWidth)
      .filter((element) => !element.closest("svg, picture, img, table, [aria-hidden=true]"))
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

/** In the page: the texts that a box around them, which hides what overflows, cuts off. */
function cutOffTexts(): string[] {
  const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
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
      if (box.matches("[aria-roledescription=slide]")) break; // the carousel's other slides lie outside its box
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left, right, top, bottom, width } = box.getBoundingClientRect();
      if (width <= 1) break; // visually hidden
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

import { axeViolations, equalAccessFindings } from "../support/accessibility.ts";
import { content } from "../support/content.ts";
import { MOMENTS, setDate } from "../support/opening-times.ts";
import { wideParts } from "../support/page-checks.ts";
import { ALL_PATHS, PAGES } from "../support/paths.ts";
import { expect, hydrated, openHydrated, test } from "../support/test.ts";

/** The least side of a target that is no link within a text, in CSS pixels. WCAG 2.2 AA asks for 24. */
const LEAST_TARGET = 44;

/** The text spacing that a visitor may set without losing anything (WCAG 1.4.12). */
const TEXT_SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

for (const path of ALL_PATHS)
  test(`NAV-08 CALL-01 hydrates, asks no other host, has large targets, passes axe and Equal Access: ${path}`, async ({ page, faults }) => {
    const hosts = new Set<string>();
    page.on("request", (request) => request.url() !== content.business.analytics?.script && hosts.add(new URL(request.url()).origin));
    const textLength = () => page.locator("main").evaluate((main) => (main.textContent ?? "").length);
    await page.goto(path);
    const served = await textLength();
    await hydrated(page);
    expect(await textLength()).toBeGreaterThan(served * 0.98);
    expect([...hosts]).toEqual([new URL(page.url()).origin]);
    expect(await page.evaluate(smallTargets, LEAST_TARGET)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
    expect(await equalAccessFindings(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

for (const path of PAGES)
  test(`NAV-07 nothing is cut off or scrolls sideways with large or widely spaced text, in both directions: ${path}`, async ({ page }) => {
    await setDate(page, Object.values(MOMENTS).at(-1) as Date);
    await openHydrated(page, path);
    const check = async (width: number, what: string, find: () => Promise<string[]>) => {
      await page.setViewportSize({ width, height: 740 });
      for (const direction of ["ltr", "rtl"]) {
        await page.locator("html").evaluate((root, dir) => Object.assign(root, { dir }), direction);
        expect(await find(), `${width} px, ${what}, ${direction}`).toEqual([]);
      }
    };
    for (const [width, fontSize] of [
      [640, "200%"],
      [1280, "200%"],
      [320, "100%"],
    ] as const) {
      await page.evaluate((size) => Object.assign(document.documentElement.style, { fontSize: size }), fontSize);
      await check(width, `text at ${fontSize}`, () => wideParts(page));
    }
    await page.evaluate((rules) => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(rules);
      document.adoptedStyleSheets.push(spacing);
    }, TEXT_SPACING);
    for (const width of [320, 1280])
      await check(width, "wide spacing", async () => [...(await page.evaluate(cutOffTexts)), ...(await wideParts(page))]);
  });

/** In the page: the targets with a side below the least. */
function smallTargets(least: number): string[] {
  return [...document.querySelectorAll<HTMLElement>("a[href], button, summary, input, textarea, [role=button], [tabindex='0']")]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest("[inert]"))
    .filter((target) => getComputedStyle(target).display !== "inline")
    .filter((target) => {
      const { width, height, bottom } = target.getBoundingClientRect();
      return bottom > 0 && Math.min(width, height) < least - 0.5; // the skip link is above the page until it has the focus
    })
    .map((target) => `${target.offsetWidth} x ${target.offsetHeight}: ${target.outerHTML.slice(0, 120)}`);
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
      const isWide = hides(overflowX) && lines.some((line) => line.left < left - 1 || line.right > right + 1);
      const isHigh = hides(overflowY) && lines.some((line) => line.top < top - 1 || line.bottom > bottom + 1);
      if (isWide || isHigh) cutOff.push(`${text.data.trim().slice(0, 40)} in ${box.outerHTML.slice(0, 80)}`);
    }
  }
  return cutOff;
}

import type { Page } from "@playwright/test";
import { axeViolations, COLOUR_RULES } from "../support/axe.ts";
import { business, content } from "../support/content.ts";
import { equalAccessFindings } from "../support/equal-access.ts";
import { ALL_PATHS, KIND_PATHS, LIST_PATHS } from "../support/paths.ts";
import { rolesFile, rolesOf } from "../support/roles.ts";
import { expect, test } from "../support/test.ts";

/** The text spacing that a visitor may set, after which nothing may be lost (1.4.12). */
const TEXT_SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

/** The side of the least target, in CSS pixels, for what is no link within a text. WCAG 2.2 AA asks for 24. */
const LEAST_TARGET = 44;

/** The font that shows while the site's own is missing: a little wider. */
const FALLBACK_FONT = '"Schibsted Fallback", sans-serif';

/** The pages whose roles are written down, one of each kind, and the files: each was read through once as it is heard. */
const ROLES = new Map([
  ...KIND_PATHS.map((path) => [path, rolesFile(path)] as const),
  ...["services", "blogs"].map((list) => [LIST_PATHS.find((path) => path.startsWith(`/${list}/`)) ?? "", `${list}-of-a-kind.txt`] as const),
]);

/** A text without its white space's differences, for comparing two renders of it. */
const textOf = (html: string) => html.replace(/\s+/g, " ").trim();

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test.slow(); // it opens every page, in one tab: a new tab for each would take nearly twice the time (decision 0030)

  test("RT-01 RT-02 RT-03 RT-04 RT-05 RT-07 every page has status 200 and its own full HTML, with landmarks, headings in order and a skip link", async ({
    page,
  }) => {
    for (const path of ALL_PATHS)
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(200);
        const title = await page.title();
        if (path === "/") expect(title).toBe(content.pages.home.title);
        else expect(/^(\S.+) \| (.*)$/.exec(title)?.slice(1), path).toEqual([expect.any(String), business.name]);
        await expect(page.locator("h1")).toHaveCount(1);
        const words = textOf((await page.locator("main").textContent()) ?? "").split(" ").length;
        expect(words, `words in the main part of ${path}`).toBeGreaterThan(60);
        const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
        expect(new URL(canonical ?? "").pathname).toBe(path);
        const description = await page.locator("meta[name=description]").getAttribute("content");
        expect(description?.length, `the description of ${path}`).toBeGreaterThan(60);

        for (const landmark of ["header", "main", "footer"]) await expect(page.locator(`#root > div > ${landmark}`)).toHaveCount(1);
        const levels = await page
          .locator("h1, h2, h3, h4")
          .evaluateAll((headings) => headings.map(({ localName }) => Number(localName[1])));
        const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
        expect(jumps, `levels ${levels.join(" ")} of ${path}`).toEqual([]);
        await page.keyboard.press("Tab");
        await expect(page.locator(":focus")).toHaveAttribute("href", "#main");
      });
  });
});

for (const path of ALL_PATHS) {
  test(`NAV-08 CALL-01 hydrates without an error, requests nothing from other hosts, has its roles, axe and Equal Access find nothing, every target has room, and nothing is cut off or scrolls sideways: ${path}`, async ({
    page,
    faults,
    baseURL,
  }) => {
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).origin));
    await page.goto(path);
    const before = textOf(await page.locator("main").evaluate((main) => main.textContent ?? ""));
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    const after = textOf(await page.locator("main").evaluate((main) => main.textContent ?? ""));
    expect(after.length).toBeGreaterThan(before.length * 0.98);
    expect(faults).toEqual([]);
    expect([...hosts]).toEqual([baseURL]);
    if (ROLES.has(path)) expect(await rolesOf(page)).toMatchSnapshot(ROLES.get(path) ?? "");

    await page.emulateMedia({ colorScheme: "light" });
    expect(await axeViolations(page), "light").toEqual([]);
    expect(await equalAccessFindings(page), "Equal Access").toEqual([]);
    expect(await smallTargets(page), "targets").toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeViolations(page, { rules: COLOUR_RULES }), "dark").toEqual([]);

    await test.step("loses nothing with wider text spacing", async () => {
      await page.emulateMedia({ colorScheme: "light" });
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
      ] as const) {
        await page.setViewportSize({ width, height: 740 });
        for (const direction of ["ltr", "rtl"])
          for (const font of ["", FALLBACK_FONT]) {
            const state = `${width} px, text at ${text}, ${direction}, font ${font}`;
            const { wideParts, scrollWidth } = await measure(page, { text, direction, font });
            expect(wideParts, state).toEqual([]);
            expect(scrollWidth, state).toBeLessThanOrEqual(width);
          }
      }
    });
  });
}

/** The buttons and links that are smaller than a finger needs. A link within a sentence may be: its line decides. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const targets = [...document.querySelectorAll<HTMLElement>("a[href], button, summary, input, textarea, [role=button], [tabindex='0']")];
    return targets
      .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest("[inert]"))
      .filter((target) => getComputedStyle(target).display !== "inline")
      .filter((target) => {
        const { width, height, bottom } = target.getBoundingClientRect();
        return bottom > 0 && Math.min(width, height) < least - 0.5; // what lies above the page is shown with the focus alone
      })
      .map((target) => `${target.offsetWidth} x ${target.offsetHeight}: ${target.outerHTML.slice(0, 120)}`);
  }, LEAST_TARGET);
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

interface Look {
  /** The size of the root element's text. */
  text: string;
  direction: string;
  /** The font's family; the site's own when empty. */
  font: string;
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

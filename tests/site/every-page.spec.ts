import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { run } from "axe-core";
import { business, content } from "../support/content.ts";
import { ALL_PATHS } from "../support/paths.ts";
import { settled } from "../support/settled.ts";
import { expect, test } from "../support/test.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules whose result hangs on the colours: what another theme can change. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** The font that shows while the site's own is missing: a little wider. */
const FALLBACK_FONT = '"Schibsted Fallback", sans-serif';

/** A text without its white space's differences, for comparing two renders of it. */
const textOf = (html: string) => html.replace(/\s+/g, " ").trim();

for (const path of ALL_PATHS) {
  test(`RT-01 RT-02 RT-03 RT-04 RT-05 RT-07 returns 200 and its own full HTML, with landmarks, headings in order and a skip link, JavaScript off: ${path}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    const title = await page.title();
    if (path === "/") expect(title).toBe(content.pages.home.title);
    else expect(/^(\S.+) \| (.*)$/.exec(title)?.slice(1)).toEqual([expect.any(String), business.name]);
    await expect(page.locator("h1")).toHaveCount(1);
    const words = textOf((await page.locator("main").textContent()) ?? "").split(" ").length;
    expect(words, "words in the main part").toBeGreaterThan(60);
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(new URL(canonical ?? "").pathname).toBe(path);
    expect((await page.locator("meta[name=description]").getAttribute("content"))?.length).toBeGreaterThan(60);

    for (const landmark of ["header", "main", "footer"]) await expect(page.locator(`#root > div > ${landmark}`)).toHaveCount(1);
    const levels = await page.locator("h1, h2, h3, h4").evaluateAll((headings) => headings.map(({ localName }) => Number(localName[1])));
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(jumps, `levels ${levels.join(" ")}`).toEqual([]);
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveAttribute("href", "#main");
    await context.close();
  });

  test(`NAV-08 CALL-01 hydrates without an error, requests nothing from other hosts, axe finds nothing in light and dark, and nothing scrolls sideways: ${path}`, async ({
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

    await page.evaluate(AXE);
    await page.emulateMedia({ colorScheme: "light" });
    expect(await violations(page), "light").toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violations(page, COLOUR_RULES), "dark").toEqual([]);

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

/** What axe, which the page has loaded, finds wrong. @param rules Those to check; without it, all. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  await settled(page);
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: { run: typeof run } };
    const found = await axe.run(document, { resultTypes: ["violations"], ...(only ? { runOnly: only } : {}) });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
  }, rules);
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

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { business, content } from "../support/content.ts";
import { ALL_PATHS } from "../support/paths.ts";
import { settled } from "../support/settled.ts";
import { expect, openHydrated, test } from "../support/test.ts";

/** What a document's words are without white space and marks, for comparing two drawings of it. */
const textOf = (html: string) => html.replace(/\s+/g, " ").trim();

for (const path of ALL_PATHS) {
  test.describe(path, () => {
    test(`RT-01 RT-02 RT-03 RT-04 RT-05 RT-07 answers 200 with its own full HTML, JavaScript off: ${path}`, async ({
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
      await context.close();
    });

    test(`has landmarks, a skip link and headings in order: ${path}`, async ({ page }) => {
      await page.goto(path);
      for (const landmark of ["header", "main", "footer"])
        await expect(page.locator(`.${await rootClass(page)} > ${landmark}`)).toHaveCount(1);
      const levels = await page.locator("h1, h2, h3, h4").evaluateAll((headings) => headings.map(({ localName }) => Number(localName[1])));
      const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect(jumps, `levels ${levels.join(" ")}`).toEqual([]);
      await page.keyboard.press("Tab");
      await expect(page.locator(":focus")).toHaveAttribute("href", "#main");
    });

    test(`NAV-08 hydrates without an error and asks no other host for anything (CALL-01): ${path}`, async ({ page, faults, baseURL }) => {
      const hosts = new Set<string>();
      page.on("request", (request) => hosts.add(new URL(request.url()).origin));
      await page.goto(path);
      const before = textOf(await page.locator("main").evaluate((main) => main.textContent ?? ""));
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      const after = textOf(await page.locator("main").evaluate((main) => main.textContent ?? ""));
      expect(after.length).toBeGreaterThan(before.length * 0.98);
      expect(faults).toEqual([]);
      expect([...hosts]).toEqual([baseURL]);
    });

    test(`axe finds nothing, in light and dark: ${path}`, async ({ page }) => {
      await openHydrated(page, path);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await settled(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`),
        ).toEqual([]);
      }
    });

    for (const font of ["the site's font", "a wider font of the system's"]) {
      test(`does not scroll sideways at 320 px, nor with text at 200%, in ${font}: ${path}`, async ({ page }) => {
        if (font !== "the site's font") await page.route("**/*.woff2", (route) => route.abort());
        await page.goto(path);
        for (const [width, text] of [
          [320, "100%"],
          [360, "200%"],
          [640, "200%"],
          [1280, "200%"],
        ] as const) {
          await page.setViewportSize({ width, height: 740 });
          for (const direction of ["ltr", "rtl"]) {
            const state = `${width} px, text at ${text}, ${direction}`;
            expect(await wideParts(page, text, direction), state).toEqual([]);
            expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(width);
          }
        }
      });
    }
  });
}

async function rootClass(page: Page): Promise<string> {
  return page.locator("#root > div").evaluate((element) => element.className);
}

/** The elements that are wider than the window, with the text's size and the direction given. A table may be: its box scrolls. */
async function wideParts(page: Page, text: string, direction: string): Promise<string[]> {
  return page.evaluate(
    ([size, dir]) => {
      const root = document.documentElement;
      root.style.fontSize = size;
      root.dir = dir;
      return [...document.querySelectorAll("main *, header *, footer *")]
        .filter((element) => element.getBoundingClientRect().width > root.clientWidth)
        .filter((element) => !element.closest("svg, picture, table, [aria-hidden=true]"))
        .map((element) => element.outerHTML.slice(0, 100));
    },
    [text, direction] as const,
  );
}

import { expect, test } from "vitest";
import { content, words } from "../../support/content.ts";
import { LIST_PATHS } from "../../support/paths.ts";
import type { SitePage } from "../site-page.ts";

const ARTICLE_WITH_TABLE = encodeURI(content.articles.find(({ body }) => body.some((node) => node[0] === "table"))?.url ?? "");

/** What a visitor without scripts gets. */
export function testWithoutJavaScript(page: () => SitePage): void {
  test("without JavaScript the page reads, and its links and its menu work", async () => {
    await page().resize(390, 844);
    await page().load("/services");
    expect(
      await page().evaluate(() => [
        document.documentElement.hasAttribute("data-hydrated"),
        document.querySelector("h1")?.checkVisibility(),
      ]),
    ).toEqual([false, true]);
    await page().click({ css: "header summary", text: words.navigation.open });
    await page().click("header details[open] nav a[href='/aboutus']");
    await page().until(() => location.pathname === "/aboutus" && document.querySelector("h1"));
  });

  test("on a phone the rows of a table are cards, whose cells say their columns", async () => {
    await page().resize(390, 844);
    await page().load(ARTICLE_WITH_TABLE);
    const [labels, tops, widest] = await page().evaluate(() => {
      const cells = [...document.querySelectorAll("[data-prose] td")];
      const boxes = cells.map((cell) => cell.getBoundingClientRect());
      return [
        // Firefox gives the value as it is written in the stylesheet.
        cells.map((cell) => {
          const { content } = getComputedStyle(cell, "::before");
          return content.startsWith("attr(data-label)") || content.includes(cell.getAttribute("data-label") ?? "none");
        }),
        boxes.map(({ top }) => Math.round(top)),
        Math.max(...boxes.map(({ right }) => right)),
      ] as const;
    });
    expect(labels.length).toBeGreaterThan(3);
    expect(labels.every(Boolean)).toBe(true);
    expect(new Set(tops).size).toBe(tops.length);
    expect(widest).toBeLessThanOrEqual(390);
  });

  test("LIST-01 without JavaScript a kind's link leads to the list of that kind", async () => {
    const [path = ""] = LIST_PATHS;
    await page().load("/services");
    await page().click(`main nav a[href='${path}']`);
    await page().until((to) => location.pathname === to && document.querySelector(`main nav a[aria-current][href='${to}']`), path);
  });
}

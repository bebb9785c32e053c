import { expect, test } from "vitest";
import { words } from "../../support/content.ts";
import { LIST_PATHS } from "../../support/paths.ts";
import type { SitePage } from "../site-page.ts";

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

  test("LIST-01 without JavaScript a kind's link leads to the list of that kind", async () => {
    const [path = ""] = LIST_PATHS;
    await page().load("/services");
    await page().click(`main nav a[href='${path}']`);
    await page().until((to) => location.pathname === to && document.querySelector(`main nav a[aria-current][href='${to}']`), path);
  });
}

import { expect, test } from "vitest";
import { business, content } from "../../support/content.ts";
import type { SitePage } from "../site-page.ts";

const { search } = content.pages;
const [service] = content.services;

/** A search from the header to a result, and back. */
export function testSearch(page: () => SitePage): void {
  const { title = "", url = "" } = service ?? {};

  test("SEARCH-01 SEARCH-03 a search finds while one types, Enter goes to the results, and Back from a result returns to them", async () => {
    await page().resize(390, 844);
    await page().open("/services");
    await page().click("header a[href='/search']");
    await page().until(() => document.activeElement?.matches("main input[type=search]"));
    await page().type(title);
    await page().until((path) => document.querySelector(`main li h3 a[href='${path}'] mark`), url);
    await page().until((query) => new URLSearchParams(location.search).get("q") === query, title);
    await page().press("Enter");
    await page().until(() => document.activeElement?.matches("main h2"));
    await page().click(`main li h3 a[href='${url}']`);
    await page().until((path) => location.pathname === path, url);
    await page().back();
    await page().until((path) => location.pathname === "/search" && document.querySelector(`main li h3 a[href='${path}']`), url);
    expect(await page().evaluate(() => document.querySelector("input")?.value)).toBe(title);
    expect(page().faults).toEqual([]);
  });

  test("SEARCH-01 an address with a query shows its results, and the title names it", async () => {
    await page().open(`/search?q=${encodeURIComponent(title)}`);
    await page().until((path) => document.querySelector(`main li h3 a[href='${path}']`), url);
    expect(await page().evaluate(() => [document.querySelector("input")?.value, document.title])).toEqual([
      title,
      `${title}: ${search.title} | ${business.name}`,
    ]);
    expect(page().faults).toEqual([]);
  });
}

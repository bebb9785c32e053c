/** What the search must find in the content that is shipped (SEARCH-02): codes, places and titles that the specification names. */
// cspell:ignore geysor refridgeration refrig
import { beforeAll, expect, test } from "vitest";
import { content } from "../../tests/support/content.ts";
import { createSearch, type Search } from "../search/find-pages.ts";
import { buildPages } from "./build-pages.ts";
import { indexPages } from "./search-index.ts";

const pages = [...buildPages(content).values()].filter(({ path, layout }) => layout !== "search" && !path.startsWith("/blog-detail/"));

let search: Search;
beforeAll(async () => {
  search = await createSearch(indexPages(pages, content.pages.search.synonyms));
});

const found = (query: string) => search(query).map(({ page }) => page);

test("SEARCH-02 ART-04 'E48-32' finds the article that explains the code", () => {
  expect(found("E48-32")[0]?.path).toBe("/common-dstv-issue");
});

test.each(["geyser leaking", "geysor leaking", "geyser leak"])("SEARCH-02 '%s' finds the plumbers first", (query) => {
  expect(found(query)[0]?.path).toBe("/plumbing-services");
});

test.each(["refridgeration", "refrigeration", "refrig"])("SEARCH-02 '%s' finds the refrigeration service first", (query) => {
  expect(found(query)[0]?.path).toBe("/refrigeration-services");
});

test("SEARCH-02 'Sea Point' finds the page with the areas, and each service that is shown there", () => {
  const named = content.services.filter(({ place }) => place === "Sea Point").map(({ url }) => url);
  const best = found("Sea Point").slice(0, named.length + 1);
  expect(best.map(({ path }) => path).toSorted()).toEqual(["/areas-we-serve", ...named].toSorted());
});

test.each([
  ["no signal", "/common-dstv-issue"],
  ["which code means no signal", "/common-dstv-issue"],
  ["price of a call-out", "/contact"],
  ["call out fee", "/contact"],
  ["do you come to Paarl", "/areas-we-serve"],
  ["save your number", "/contact"],
  ["send a photo", "/contact"],
  ["fault table", "/air-conditioning-fault-finding"],
  ["accessibility problem", "/accessibility"],
  ["are you open now", "/contact"],
  ["opening hours", "/contact"],
  ["hours", "/contact"],
  ["burst geyser", "/support"],
])("SEARCH-02 TASK-01 '%s', as a visitor says it, finds %s first or second", (query, path) => {
  expect(
    found(query)
      .slice(0, 2)
      .map((page) => page.path),
  ).toContain(path);
});

test.each([
  ["aircon service", "/air-conditioning-maintenance"],
  ["regas", "/air-conditioning-maintenance"],
  ["12000 BTU", "/top-tips-for-a-seamless-air-conditioning-installation"],
  ["midwall", "/air-conditioning-installation"],
  ["split unit", "/air-conditioning-installation"],
  ["heat pump", "/air-conditioning-installation"],
  ["coldroom", "/cold-room-installation-repairs"],
  ["DB board", "/electrical-installations-repairs"],
  ["CoC", "/electrical-installations-repairs"],
])("SEARCH-02 '%s', a word that no page says, finds %s among the first three", (query, path) => {
  expect(
    found(query)
      .slice(0, 3)
      .map((page) => page.path),
  ).toContain(path);
});

test("SEARCH-02 every page is found by its title, a service first of all", () => {
  const misses = pages.filter(({ title, path, layout }) => {
    const at = found(title).findIndex((page) => page.path === path);
    return at < 0 || at > (layout === "service" ? 0 : 4);
  });
  expect(misses.map(({ path, title }) => `${path}: ${title}`)).toEqual([]);
});

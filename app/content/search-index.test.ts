import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { content } from "../../tests/support/content.ts";
import { makeArticles } from "../../tests/support/many-articles.ts";
import type { PageData } from "../schema/page.ts";
import { createSearch } from "../search/find-pages.ts";
import { buildPages } from "./build-pages.ts";
import { HEADING_CHARACTERS_IN_ALL, indexPages, makeSearchIndex, WORDS_IN_ALL } from "./search-index.ts";

const KB = 1024;

const page = (path: string, fields: object = {}): PageData =>
  ({ kind: "team", path, title: path.slice(1), description: `About ${path.slice(1)}.`, ...fields }) as PageData;

const site = [...buildPages(content).values()];

describe("SEARCH-02 the index of a few pages", () => {
  test("has each page's title, description and headings, and its other words once, in one order", () => {
    const body = [
      ["h2", "hulls", "Oak hulls"],
      ["p", "Tar and oak, tar and pitch."],
    ];
    expect(indexPages([page("/boats", { body })])).toEqual({
      pages: [
        { path: "/boats", kind: "page", title: "boats", description: "About boats.", headings: ["Oak hulls"], words: "and pitch tar" },
      ],
      common: [],
    });
  });

  test.each([
    ["service", "service"],
    ["article", "article"],
    ["blog-detail", "article"],
    ["contact", "page"],
  ])("calls a page of the kind %s %s", (kind, expected) => {
    expect(indexPages([page("/boats", { kind })]).pages[0]?.kind).toBe(expected);
  });

  test("names words of most pages once, and leaves them out of the pages", () => {
    const { pages, common } = indexPages(
      ["a", "b", "c", "d", "e"].map((name) => page(`/${name}x`, { lead: `Boats of ${name}x and ${name}y` })),
    );
    expect(common).toEqual(["about", "and", "boats", "of"]);
    expect(pages.map(({ words }) => words)).toEqual(["ay", "by", "cy", "dy", "ey"]);
  });

  test("SEARCH-01 leaves out the numbered blog details and pages that search engines may not list", () => {
    const pages = [
      page("/boats"),
      page("/search", { isIndexed: false }),
      page("/blog-detail", { kind: "blog-detail" }),
      page("/blog-detail/1"),
    ];
    const { text } = makeSearchIndex(pages);
    expect(JSON.parse(text).pages.map(({ path }: { path: string }) => path)).toEqual(["/boats", "/blog-detail"]);
  });
});

describe("SEARCH-07 the file", () => {
  test("is the same for the same pages, and has another name when a word changes", () => {
    const made = makeSearchIndex([page("/boats", { lead: "Of oak." })]);
    expect(makeSearchIndex([page("/boats", { lead: "Of oak." })])).toEqual(made);
    expect(made.path).toMatch(/^\/assets\/search-[0-9a-f]{8}\.json$/);
    expect(makeSearchIndex([page("/boats", { lead: "Of ash." })]).path).not.toBe(made.path);
  });

  test("has a name that the search page's data give", () => {
    expect(site.find(({ kind }) => kind === "search")).toMatchObject({ index: makeSearchIndex(site).path });
  });
});

describe("SEARCH-07 with 1,000 articles more", () => {
  const articles = makeArticles(1000, JSON.stringify(site));
  const pages = [...site, ...articles];
  const { text } = makeSearchIndex(pages);
  const index = JSON.parse(text) as ReturnType<typeof indexPages>;

  test("the file is at most 185 KB, which leaves 15 KB for the code", () => {
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(185 * KB);
  });

  test("each page keeps its title, its description, its first headings and its most telling words", () => {
    const words = index.pages.map((entry) => entry.words.split(" ").length);
    expect(Math.max(...words)).toBe(Math.floor(WORDS_IN_ALL / index.pages.length));
    expect(Math.max(...index.pages.map(({ headings }) => headings.join("").length))).toBeLessThanOrEqual(
      HEADING_CHARACTERS_IN_ALL / index.pages.length,
    );
    const titles = new Set(index.pages.map(({ title }) => title));
    expect(articles.filter(({ title }) => !titles.has(title))).toEqual([]);
  });

  test("an article is found by its title, and a service by its name", async () => {
    const search = await createSearch(index);
    for (const wanted of [articles[7], articles[990], ...site.filter(({ kind }) => kind === "service")] as PageData[])
      expect(
        search(wanted.title)
          .slice(0, 3)
          .map((found) => found.page.path),
        wanted.title,
      ).toContain(wanted.path);
  });
});

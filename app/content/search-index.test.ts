import { describe, expect, test } from "vitest";
import type { PageData } from "../schema/page.ts";
import { indexPages, makeSearchIndex } from "./search-index.ts";

const page = (path: string, fields: object = {}): PageData =>
  ({ layout: "team", path, title: path.slice(1), description: `About ${path.slice(1)}.`, ...fields }) as PageData;

describe("SEARCH-02 the index", () => {
  test("has each page's title, description and headings, and its other words once", () => {
    const body = [
      ["h2", "hulls", "Oak hulls"],
      ["p", "Tar and oak, tar and pitch."],
    ];
    expect(indexPages([page("/boats", { body })], [])).toEqual([
      {
        path: "/boats",
        kind: "page",
        title: "boats",
        description: "About boats.",
        headings: ["Oak hulls"],
        words: "pitch tar",
        synonyms: "",
      },
    ]);
  });

  test("has the synonyms of what a page says, and of nothing else", () => {
    const [indexed] = indexPages(
      [page("/boats", { lead: "The ice box is cold." })],
      [
        ["ice box", "fridge", "cooler"],
        ["ice", "hail"],
        ["mast", "pole"],
      ],
    );
    expect(indexed?.synonyms).toBe("fridge cooler hail");
  });

  test("SEARCH-03 has the picture of a service or a guide without its words, and a service's price", () => {
    const image = { src: "/pictures/boat", width: 1600, height: 900, alt: "Boat on a slip" };
    const price = "From R950";
    const [found, other] = indexPages([page("/boats", { layout: "service", image, price }), page("/oars", { price, image })], []);
    expect(found).toMatchObject({ picture: { src: "/pictures/boat", width: 1600, height: 900 }, price: "From R950" });
    expect(found?.picture).not.toHaveProperty("alt");
    expect([other?.picture, other?.price]).toEqual([undefined, undefined]);
  });

  test.each([
    ["service", "service"],
    ["article", "article"],
    ["blog-detail", "article"],
    ["contact", "page"],
  ])("lists a %s page as %s", (layout, expected) => {
    expect(indexPages([page("/boats", { layout })], [])[0]?.kind).toBe(expected);
  });

  test("SEARCH-01 leaves out the numbered blog details and pages that search engines may not list", () => {
    const pages = [page("/boats"), page("/search", { isIndexed: false }), page("/blog-detail"), page("/blog-detail/1")];
    expect(indexPages(pages, []).map(({ path }) => path)).toEqual(["/boats", "/blog-detail"]);
  });
});

test("SEARCH-07 the file is the same for the same pages, and gets another name when a word changes", () => {
  const made = makeSearchIndex([page("/boats", { lead: "Of oak." })], []);
  expect(makeSearchIndex([page("/boats", { lead: "Of oak." })], [])).toEqual(made);
  expect(made.path).toMatch(/^\/assets\/search-[0-9a-f]{8}\.json$/);
  expect(makeSearchIndex([page("/boats", { lead: "Of ash." })], []).path).not.toBe(made.path);
});

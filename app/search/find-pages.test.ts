// cspell:ignore refr refridgeration refrigerati refrigeratien refrigeratoin harbuor Stränd Mossel
import { beforeAll, describe, expect, test } from "vitest";
import { createSearch, QUERY_LENGTH, type Search, type SearchPage } from "./find-pages.ts";

const page = (path: string, fields: Partial<SearchPage> = {}): SearchPage => ({
  path,
  kind: "page",
  title: path.slice(1),
  description: "",
  headings: [],
  words: "",
  synonyms: "",
  ...fields,
});

const PAGES = [
  page("/boats", { kind: "service", title: "Boat repairs", description: "Hulls and masts made good.", words: "engine keel leaks oar" }),
  page("/engines", { kind: "service", title: "Engines", words: "refrigeration boat", synonyms: "outboard walk-in motor" }),
  page("/on-boats", {
    kind: "article",
    title: "On the sea",
    description: "What to know of a boat.",
    headings: ["Keel"],
    words: "leak engine",
  }),
  page("/places", { title: "Places", headings: ["Strand", "Hout Bay", "Mossel Bay"], words: "harbour" }),
  page("/codes", { kind: "article", title: "Codes", words: "e16 e48-32 hout" }),
];

let search: Search;
beforeAll(async () => {
  search = await createSearch(PAGES);
});

const found = (query: string) => search(query).map(({ page: { path } }) => path);

describe("SEARCH-02 a search finds", () => {
  test.each([
    ["a code as it is written", "E48-32", ["/codes"]],
    ["a code with a space instead of its hyphen", "E48 32", ["/codes"]],
    ["a half-typed code", "e48", ["/codes"]],
    ["a half-typed word", "refr", ["/engines"]],
    ["a half-typed word that its stem doesn't begin with", "refrigerati", ["/engines"]],
    ["a word with a letter too many", "refridgeration", ["/engines"]],
    ["a long word with a wrong ending", "refrigeratien", ["/engines"]],
    ["a long word with the letters of its ending swapped", "refrigeratoin", ["/engines"]],
    ["a word with two letters swapped", "harbuor", ["/places"]],
    ["a word without its accents", "Stränd", ["/places"]],
    ["a word in any case", "STRAND", ["/places"]],
    ["a synonym of what the page says", "outboard motors", ["/engines"]],
    ["all words of a question but the stop words", "what is the harbour", ["/places"]],
    ["a service before an article that mentions the word", "boat", ["/boats", "/engines", "/on-boats"]],
    ["a service that mentions a word before an article with a heading of it", "keel", ["/boats", "/on-boats"]],
    ["a word with another ending", "leaking", ["/boats", "/on-boats"]],
    ["pages with all the words", "boat leak", ["/boats", "/on-boats"]],
    ["pages with one of the words if none has all", "strand oar", ["/boats", "/places"]],
    ["no misspelling of a short word", "oak", []],
  ])("%s", (_, query, paths) => {
    expect(found(query)).toEqual(paths);
  });

  test("a page whose title has the letters only within a word after one that says more of it", async () => {
    const stairs = page("/stairs", { title: "Stairs", words: "air and a good many other things" });
    const searchTwo = await createSearch([stairs, page("/cooling", { words: "air" })]);
    expect(searchTwo("air").map(({ page: { path } }) => path)).toEqual(["/cooling", "/stairs"]);
  });

  test("the stems of the words that match", () => {
    expect(search("leaking").map(({ matches }) => [...matches])).toEqual([["leak"], ["leak"]]);
  });
});

describe("SEARCH-06 a query can be any text", () => {
  test.each(["xylophone", "", "  ", "()[]{}.*+?^$|\\", "<script>", "\u0000\uffff", "\ud800", "constructor __proto__"])(
    "%j finds nothing",
    (query) => {
      expect(found(query)).toEqual([]);
    },
  );

  test("what follows its first 100 characters is ignored", () => {
    expect(found(`strand ${"x".repeat(100_000)}`)).toEqual(["/places"]);
    expect(found(`${" ".repeat(QUERY_LENGTH)}strand`)).toEqual([]);
  });
});

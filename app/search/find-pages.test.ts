// cspell:ignore refr refridgeration harbuor coldroom Stränd Mossel
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { SearchPage } from "../schema/search-index.ts";
import { createSearch, QUERY_LENGTH, type Search, stemOf } from "./find-pages.ts";

const page = (path: string, fields: Partial<SearchPage> = {}): SearchPage => ({
  path,
  kind: "page",
  title: path.slice(1),
  description: "",
  headings: [],
  words: "",
  ...fields,
});

const PAGES = [
  page("/boats", { kind: "service", title: "Boat repairs", description: "Hulls and masts made good.", words: "engine leaks oar" }),
  page("/engines", { kind: "service", title: "Engines", words: "refrigeration boat" }),
  page("/on-boats", { kind: "article", title: "On the sea", description: "What to know of a boat.", words: "leak engine" }),
  page("/places", { title: "Places", headings: ["Strand", "Hout Bay", "Mossel Bay"], words: "harbour" }),
  page("/codes", { kind: "article", title: "Codes", words: "e16 e48-32 hout" }),
  page("/cold rooms", { title: "Cold rooms", words: "bay" }),
];

let search: Search;
beforeAll(async () => {
  search = await createSearch({ pages: PAGES, common: ["how", "the", "to"] });
});

const found = (query: string) => search(query).map(({ page: { path } }) => path);

describe("SEARCH-02 a search finds", () => {
  test.each([
    ["a code as it is written", "E48-32", ["/codes"]],
    ["a code with a space for its hyphen", "E48 32", ["/codes"]],
    ["a code that is half typed", "e4", ["/codes"]],
    ["a word that is half typed", "refr", ["/engines"]],
    ["a word with a letter too many", "refridgeration", ["/engines"]],
    ["a word with a wrong letter", "harbuor", ["/places"]],
    ["two words in one", "coldroom", ["/cold rooms"]],
    ["a word without its accents", "Stränd", ["/places"]],
    ["in any case", "STRAND", ["/places"]],
    ["all words of a question but the common ones", "how to the harbour", ["/places"]],
  ])("%s", (_, query, paths) => {
    expect(found(query)).toEqual(paths);
  });

  test("a word with another ending", () => {
    expect(found("leaking")).toEqual(["/boats", "/on-boats"]);
    expect(search("leaking").map(({ matches }) => [...matches])).toEqual([["leaks"], ["leak"]]);
  });

  test("the pages with all words, before it is content with some", () => {
    expect(found("boat leak")).toEqual(["/boats", "/on-boats"]);
    expect(found("strand oar")).toEqual(expect.arrayContaining(["/places", "/boats"]));
  });

  test.each(["xylophone", "", "  ", "()[]{}.*+?^$|\\", "<script>", "\u0000\uffff", "\ud800"])("nothing for %j", (query) => {
    expect(found(query)).toEqual([]);
  });

  test("no word that is short for a misspelt one", () => {
    expect(found("oak")).toEqual([]);
  });

  test("the common words of a query that has no others", () => {
    expect(found("the")).toEqual(["/on-boats"]);
  });
});

describe("SEARCH-02 the best is first:", () => {
  test("a service before an article that mentions the word", () => {
    expect(found("boat")).toEqual(["/boats", "/engines", "/on-boats"]);
    expect(found("engine").slice(0, 2).toSorted()).toEqual(["/boats", "/engines"]);
  });

  test("words that follow each other as typed", () => {
    expect(found("hout bay")[0]).toBe("/places");
  });
});

describe("SEARCH-06 a query can be any text:", () => {
  test("only its beginning counts", () => {
    expect(found(`strand ${"x".repeat(QUERY_LENGTH * 1000)}`)).toEqual(["/places"]);
    expect(found(`${" ".repeat(QUERY_LENGTH)}strand`)).toEqual([]);
  });

  test("1,000 random texts find pages of the index, each once", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 150 }), (query) => {
        const paths = found(query);
        expect(new Set(paths).size).toBe(paths.length);
        expect(PAGES.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
      }),
      { numRuns: 1000 },
    );
  });
});

test.each([
  ["leaking", "leak"],
  ["leaks", "leak"],
  ["geysers", "geyser"],
  ["dripping", "drip"],
  ["fitted", "fit"],
  ["calls", "call"],
  ["tiles", "til"],
  ["gas", "gas"],
  ["e48-32", "e48-32"],
  ["geyser", "geyser"],
])("SEARCH-02 the stem of %s is %s", (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

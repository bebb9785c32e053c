import { expect, test } from "vitest";
import { mentionsOf, saysUpFront } from "./mentions.ts";

const page = {
  path: "/places",
  kind: "page" as const,
  title: "Places",
  description: "Where we drive to.",
  headings: ["Atlantic Seaboard", "Green Point", "Mouille Point", "Point Road", "Sea Point"],
  words: "harbours seal",
  synonyms: "marina",
};

const mentions = (...terms: string[]) => mentionsOf({ page, matches: new Set(terms) });

test("SEARCH-03 a result names the page's headings with most of the query, three at most", () => {
  expect(mentions("sea", "seaboard", "point")).toEqual(["Sea Point", "Atlantic Seaboard", "Green Point"]);
});

test("SEARCH-03 a result repeats nothing of its title and description", () => {
  expect(mentions("place", "drive")).toEqual([]);
});

test.each([
  ["its title", "place", true],
  ["its description", "drive", true],
  ["a heading", "seaboard", true],
  ["its text alone", "seal", false],
])("SEARCH-03 a page that says a word in %s", (_, term, isUpFront) => {
  expect(saysUpFront({ page, matches: new Set([term]) })).toBe(isUpFront);
});

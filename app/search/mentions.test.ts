import { expect, test } from "vitest";
import { mentionsOf } from "./mentions.ts";

const PAGE = {
  path: "/places",
  kind: "page",
  title: "Places",
  description: "Where we drive to.",
  headings: ["Atlantic Seaboard", "Green Point", "Mouille Point", "Point Road", "Sea Point"],
  words: "harbour seal",
} as const;

const mentions = (query: string, ...matches: string[]) =>
  mentionsOf({ page: { ...PAGE, headings: [...PAGE.headings] }, matches: new Set(matches) }, query);

test("SEARCH-03 a page's headings with most of the query are named, three at most", () => {
  expect(mentions("sea point", "sea", "seaboard", "point")).toEqual(["Sea Point", "Green Point", "Mouille Point"]);
});

test("SEARCH-03 words of its text are named by themselves", () => {
  expect(mentions("seal harbours", "seal", "harbour")).toEqual(["seal", "harbour"]);
});

test("SEARCH-03 what its title and description say is not said again", () => {
  expect(mentions("places drive", "places", "drive")).toEqual([]);
});

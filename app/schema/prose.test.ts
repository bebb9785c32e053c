import { describe, expect, test } from "vitest";
import { countWords, type Prose, proseHeadings, proseText } from "./prose.ts";

describe("the words of a text, as they are searched and counted", () => {
  test.each<[what: string, prose: Prose, words: string]>([
    ["of a paragraph run on through its emphasis", [["p", "with", ["strong", "stand", ["em", "ing"]], "."]], "withstanding."],
    [
      "of a link leave out its address",
      [["p", "See ", ["a", "/services", "our ", ["em", "work"]], ", or call."]],
      "See our work, or call.",
    ],
    [
      "of headings leave out their anchors",
      [
        ["h2", "one", "One"],
        ["h3", "two", "Two"],
      ],
      "One Two",
    ],
    [
      "of a heading run on through its emphasis",
      [
        ["h2", "air-con", "Air-", ["em", "con"]],
        ["h3", "re-do", "Re-", ["em", "do"]],
      ],
      "Air-con Re-do",
    ],
    [
      "of neighbouring blocks have a space between them",
      [
        ["p", "One."],
        ["blockquote", ["p", "Two."], ["p", "Three."]],
      ],
      "One. Two. Three.",
    ],
    [
      "of a list's items have a space between them",
      [
        ["ul", ["li", "one"], ["li", "two"]],
        ["ol", ["li", "three"]],
      ],
      "one two three",
    ],
    ["of a list within an item have a space before them", [["ul", ["li", "one", ["ul", ["li", "two"]]]]], "one two"],
    [
      "of a table's cells have a space between them",
      [["table", ["thead", ["tr", ["th", "Code"], ["th", "Fault"]]], ["tbody", ["tr", ["td", "E1"], ["td", "Fan"]], ["tr", ["td", "E2"]]]]],
      "Code Fault E1 Fan E2",
    ],
    ["have single spaces, and none at the ends", [["p", " One  two\nthree "], " "], "One two three"],
    ["are none where there is no text", [], ""],
  ])("%s", (_what, prose, words) => {
    expect(proseText(prose)).toBe(words);
  });
});

describe("ART-03 what a reader reads as a word", () => {
  test.each([
    ["Two words", 2],
    ["two  spaces\n\nor lines", 4],
    [" spaces at the ends ", 4],
    ["a dash – and a * star", 5],
    ["24 hours", 2],
    ["one-to-one, 1–2 and R1.50", 4],
    ["é à", 2],
    ["– … &", 0],
    ["", 0],
  ])("'%s' is %i words", (text, count) => {
    expect(countWords(text)).toBe(count);
  });
});

test("ART-01 the table of contents has the second-level headings, in order, with their anchors", () => {
  const prose: Prose = [
    "Loose text.",
    ["h2", "first", "First ", ["em", "step"]],
    ["p", "Text."],
    ["h3", "detail", "Detail"],
    ["ul", ["li", "Item"]],
    ["h2", "second", "Second"],
  ];
  expect(proseHeadings(prose)).toEqual([
    { id: "first", text: "First step" },
    { id: "second", text: "Second" },
  ]);
});

test("words in emphasis or a link stay joined to what follows, and blocks are apart", () => {
  expect(
    proseText([
      ["h2", "included", "What's ", ["em", "included"], "?"],
      ["p", "Air-", ["strong", "con"], "."],
    ]),
  ).toBe("What's included? Air-con.");
  expect(proseText([["ul", ["li", "air-", ["em", "con"], ["ul", ["li", "gas"]]], ["li", "drain"]]])).toBe("air-con gas drain");
  expect(proseHeadings([["h2", "included", "What's ", ["em", "included"], "?"]])).toEqual([{ id: "included", text: "What's included?" }]);
});

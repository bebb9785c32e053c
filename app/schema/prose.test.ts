import { expect, test } from "vitest";
import { countWords, type Prose, partsAt, phonesIn, picturesBelow, proseHeadings, proseText } from "./prose.ts";

test.each<[what: string, prose: Prose, words: string]>([
  ["emphasis joins what is around it", [["p", "with", ["strong", "stand", ["em", "ing"]], "."]], "withstanding."],
  ["a link's address is left out", [["p", "See ", ["a", "/services", "our ", ["em", "work"]], ", or call."]], "See our work, or call."],
  [
    "a heading's anchor is left out",
    [
      ["h2", "re-do", "Re-", ["em", "do"]],
      ["p", "Now."],
    ] as Prose,
    "Re-do Now.",
  ],
  [
    "blocks, items and cells are apart",
    [
      ["ul", ["li", "one", ["ul", ["li", "two"]]]],
      ["tr", ["td", "E1"], ["td", "Fan"]],
    ],
    "one two E1 Fan",
  ],
  ["spaces are single, with none at the ends", [["p", " One  two\nthree "], " "], "One two three"],
])("SEARCH-02 the words of a text: %s", (_what, prose, words) => {
  expect(proseText(prose)).toBe(words);
});

test.each([
  ["Two words", 2],
  ["a dash – and a * star", 5],
  ["one-to-one, 1–2 and R1.50", 4],
  ["– … &", 0],
])("ART-03 '%s' is %i words to a reader", (text, count) => {
  expect(countWords(text)).toBe(count);
});

test("ART-01 the table of contents has the second-level headings, in order, with their anchors", () => {
  const prose: Prose = [
    ["h2", "first", "First ", ["em", "step"]],
    ["p", "Text."],
    ["h3", "detail", "Detail"],
    ["h2", "second", "Second"],
  ];
  expect(proseHeadings(prose)).toEqual([
    { id: "first", title: "First step", level: "h2" },
    { id: "second", title: "Second", level: "h2" },
  ]);
  expect(proseHeadings(prose, ["h2", "h3"]).map(({ title }) => title)).toEqual(["First step", "Detail", "Second"]);
});

test("a picture stands below a heading in the middle, or below the first paragraph of a text with one heading or none", () => {
  const [lead, first, second]: Prose = [
    ["p", "Lead."],
    ["h2", "first", "First"],
    ["h2", "second", "Second"],
  ];
  for (const [prose, below] of [
    [[lead, first, second], second],
    [[lead, first], lead],
    [[lead], lead],
  ] as [Prose, Prose[0]][])
    expect([...picturesBelow(prose, ["picture"])]).toEqual([[below, "picture"]]);
});

test("splits a text at headings of one level", () => {
  const lead: Prose = ["Lead"];
  const first: Prose = [
    ["h3", "one", "One"],
    ["p", "Text."],
  ];
  const second: Prose = [["h3", "two", "Two"]];
  expect(partsAt([...lead, ...first, ...second], "h3")).toEqual([lead, first, second]);
  expect(partsAt(lead, "h3")).toEqual([lead]);
});

test("the numbers that a text links to are found in its lists too, each once", () => {
  const fire: Prose = [["a", "tel:112", "112"]];
  const prose: Prose = [
    ["p", "Call ", ...fire, " or see ", ["a", "/contact", "us"]],
    ["ol", ["li", "Call ", ...fire], ["li", ["a", "tel:+27214807700", "021 480 7700"]]],
  ];
  expect(phonesIn(prose)).toEqual([
    { display: "112", href: "tel:112" },
    { display: "021 480 7700", href: "tel:+27214807700" },
  ]);
});

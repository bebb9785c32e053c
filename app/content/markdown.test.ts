import { describe, expect, test } from "vitest";
import { readMarkdown } from "./markdown.ts";

const hasPage = (path: string) => ["/services", "/step-by-step installation"].includes(path);
const read = (text: string) => readMarkdown(text, hasPage);

test("reads paragraphs, headings, lists, quotations, tables, links and emphasis", () => {
  const text = `First *line*
goes on.

## What **we** do

- one
- two

1. first

> Said.

| Code | Meaning |
| --- | --- |
| E16 | [signal](/services#x) |
`;
  expect(read(text)).toEqual([
    ["p", "First ", ["em", "line"], " goes on."],
    ["h2", "what-we-do", "What ", ["strong", "we"], " do"],
    ["ul", ["li", "one"], ["li", "two"]],
    ["ol", ["li", "first"]],
    ["blockquote", ["p", "Said."]],
    [
      "table",
      ["thead", ["tr", ["th", "Code"], ["th", "Meaning"]]],
      ["tbody", ["tr", ["td", "E16"], ["td", ["a", "/services#x", "signal"]]]],
    ],
  ]);
});

test("headings of the same words get anchors of their own", () => {
  expect(read("## Same\n\n## Same").map((node) => node[1])).toEqual(["same", "same-2"]);
});

test("a path with a space may be linked", () => {
  expect(read("[Openview](</step-by-step%20installation>)")).toEqual([["p", ["a", "/step-by-step%20installation", "Openview"]]]);
});

describe("DATA-02 what cannot be shown is an error with its line", () => {
  test.each([
    ["HTML", "Text.\n\n<b>bold</b>", 3, /HTML/],
    ["a picture", "![alt](x.png)", 1, /'image'/],
    ["a first-level heading", "\n\n# Title", 3, /heading/],
    ["a dead link", "One.\n\n[gone](/gone)", 3, /'\/gone', but no page lives there/],
    ["a malformed link", "One.\n\n[half](/50%)", 3, /'\/50%', which is not well-formed\. .*%25/],
    ["a column without a name", "| | b |\n|---|---|\n| a | c |", 1, /empty cell in its head/],
    ["code", "Use `code`.", 1, /'inlineCode'/],
  ])("%s", (_what, text, line, message) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ line, message: expect.stringMatching(message) }));
  });
});

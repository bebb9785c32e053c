// cspell:ignore whats Ωmega ωmega
import { describe, expect, test } from "vitest";
import { markWords, termOf, wordsOf } from "./words-of.ts";

describe("SEARCH-02 the words of a text", () => {
  test.each([
    ["Sea Point, Cape Town", ["sea", "point", "cape", "town"]],
    ["the codes E16 and E48-32.", ["the", "codes", "e16", "and", "e48-32"]],
    ["air-conditioning", ["air", "conditioning"]],
    ["What's the unit’s price?", ["whats", "the", "units", "price"]],
    ["Café cafe\u0301", ["cafe", "cafe"]],
    ["(.*)+[^a]$ <b>", ["a", "b"]],
    ["\u0301 \u0301", []],
    ["北京 Ωmega", ["北京", "ωmega"]],
  ])("%s", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

test("SEARCH-02 stop words are not looked for", () => {
  expect(["the", "geyser"].map(termOf)).toEqual([null, "geyser"]);
});

describe("SEARCH-03 the matches in a text", () => {
  const marked = (text: string, ...terms: string[]) =>
    markWords(text, new Set(terms))
      .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
      .join("");

  test.each([
    ["Geyser leaks, fixed", ["geyser", "leak"], "[Geyser] [leaks], fixed"],
    ["The code E48-32.", ["e48-32"], "The code [E48-32]."],
    ["pointless", ["point"], "pointless"],
    ["What’s a Café?", ["cafe"], "What’s a [Café]?"],
    ["nothing", [], "nothing"],
    ["", ["x"], ""],
  ])("%s", (text, terms, expected) => {
    expect(marked(text, ...terms)).toBe(expected);
  });
});

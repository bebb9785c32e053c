// cspell:ignore whats Ωmega ωmega
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { markWords, wordsOf } from "./words-of.ts";

describe("SEARCH-02 the words of a text", () => {
  test.each([
    ["Sea Point, Cape Town", ["sea", "point", "cape", "town"]],
    ["the codes E16 and E48-32.", ["the", "codes", "e16", "and", "e48-32"]],
    ["air-conditioning", ["air", "conditioning"]],
    ["What's the unit's price?", ["whats", "the", "units", "price"]],
    ["what’s", ["whats"]],
    ["Café cafe\u0301", ["cafe", "cafe"]],
    ["021 000 0001", ["021", "000", "0001"]],
    ["(.*)+[^a]$ <b>", ["a", "b"]],
    ["", []],
    ["\u0301 \u0301", []],
    ["北京 Ωmega", ["北京", "ωmega"]],
  ])("%s", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe("SEARCH-03 a text with the words that were found", () => {
  const marked = (text: string, ...words: string[]) =>
    markWords(text, new Set(words))
      .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
      .join("");

  test.each([
    ["Geyser leaks, fixed", ["geyser", "leaks"], "[Geyser] [leaks], fixed"],
    ["The code E48-32.", ["e48-32"], "The code [E48-32]."],
    ["Point", ["point"], "[Point]"],
    ["pointless", ["point"], "pointless"],
    ["What’s a Café?", ["whats", "cafe"], "[What’s] a [Café]?"],
    ["nothing", [], "nothing"],
    ["", ["x"], ""],
  ])("%s", (text, words, expected) => {
    expect(marked(text, ...words)).toBe(expected);
  });

  test("the parts of any text together are the text, whatever was found", () => {
    const text = fc.string({ unit: "binary" });
    fc.assert(
      fc.property(text, text, (line, query) => {
        expect(
          markWords(line, new Set(wordsOf(query)))
            .map((part) => part.text)
            .join(""),
        ).toBe(line);
        for (const part of markWords(line, new Set(wordsOf(line)))) expect(part.isMatch).toBe(wordsOf(part.text).length > 0);
      }),
      { numRuns: 1000 },
    );
  });
});

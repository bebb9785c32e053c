import { expect, test } from "vitest";
import { buildPages } from "../app/content/build-pages.ts";
import { hasLetter, makeFont } from "./font.ts";
import { loadContent } from "./site-source.ts";

/** Characters that every system renders as pictures. */
const EMOJI = /\p{Extended_Pictographic}|\u{fe0f}/u;

test("the font has every letter of the content", async () => {
  const { content } = await loadContent(process.cwd());
  const text = JSON.stringify([...buildPages(content).values(), content.words, content.business]);
  const missing = [...new Set(text)].filter((letter) => letter >= " " && !hasLetter(letter) && !EMOJI.test(letter));
  expect(missing).toEqual([]);
});

test("the font's file is at most 35 KB", async () => {
  const { bytes } = await makeFont(process.cwd());
  expect(bytes.length).toBeLessThanOrEqual(35 * 1024);
});

import { expect, test } from "vitest";
import { buildPages } from "../app/content/build-pages.ts";
import { LETTERS, makeFont } from "./font.ts";
import { readSite } from "./site-source.ts";

/** Characters that every system renders as pictures, and the joiner of `call-out`, which has no shape. */
const NEEDS_NO_FONT = /\p{Extended_Pictographic}|\u{fe0f}|\u{2060}/u;

/** The texts in a value, however deep, without the names of what is filled in. */
const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value.replace(/\{\w+\}/g, "")] : Object.values(value ?? {}).flatMap(textsIn);

test("the font has every letter of the content", async () => {
  const { content } = await readSite(process.cwd());
  const text = textsIn([...buildPages(content).values(), content.labels, content.business]).join("");
  const missing = [...new Set(text)].filter(
    (letter) => letter >= " " && !LETTERS.includes(letter.codePointAt(0) ?? 0) && !NEEDS_NO_FONT.test(letter),
  );
  expect(missing).toEqual([]);
});

test("the font's file is at most 27 KB", async () => {
  const { bytes } = await makeFont(process.cwd(), 600);
  expect(bytes.length).toBeLessThanOrEqual(27 * 1024);
});

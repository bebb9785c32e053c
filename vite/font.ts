/** The site's one font, subset to the characters, weights and features that the site uses. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { cached } from "./cached.ts";
import type { FileList } from "./generated-files.ts";

/** The package's file that the font is made from. */
export const FONT_SOURCE = "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2";
/** The weight of text; headings have the brand's. */
const TEXT_WEIGHT = 400;

/** The OpenType features of the site's text: kerning, ligatures and tabular figures. Its accents are part of their letters. */
const FEATURES = ["kern", "liga", "tnum"];

/** The names in the font's file that its licence (OFL 1.1) asks to keep: copyright, licence, and the licence's address. */
const NOTICES = [0, 13, 14];

const CACHE = ".cache/fonts";

/** Marks of Basic Latin that no sentence has. Their kerning alone is a kilobyte. */
const CODE_MARKS = ["\\", "^", "`", "{", "|", "}"];

/** Every letter, figure and mark that a text of the site may be set with: Basic Latin, the accents of names, typographers' marks. */
const LETTERS = [
  ...range(0x20, 0x7e).filter((code) => !CODE_MARKS.includes(String.fromCodePoint(code))),
  ..."áàâäãåæçéèêëíìîïñóòôöõøúùûüýÁÀÂÄÉÈÊËÍÎÏÑÓÔÖÚÛÜ–—−‘’“”•…→←₂²°×©·½\u00a0\u2009".split("").map((letter) => letter.codePointAt(0) ?? 0),
];

/** Whether the site's font has a character; the fallback font renders the others. */
export const hasLetter = (letter: string): boolean => LETTERS.includes(letter.codePointAt(0) ?? 0);

/** The font as a file of the site. */
export const font: FileList = async ({ root, content }) => {
  const { url, bytes } = await makeFont(root, content.brand.weight);
  return [{ path: url, make: () => bytes }];
};

/** A font file ready to be served. */
export interface Font {
  /** Its path below the site's root, with its content's hash. */
  url: string;
  bytes: Buffer;
}

/**
 * Makes the font file, unless an earlier build did.
 *
 * @param weight The boldest that it has.
 */
export async function makeFont(root: string, weight: number): Promise<Font> {
  const weights = { min: TEXT_WEIGHT, max: weight };
  const source = readFileSync(createRequire(path.join(root, "package.json")).resolve(FONT_SOURCE));
  const key = createHash("sha256")
    .update(source)
    .update(JSON.stringify([LETTERS, weights, FEATURES, NOTICES]))
    .digest("hex")
    .slice(0, 8);
  const options = { targetFormat: "woff2", variationAxes: { wght: weights }, keepFeatures: FEATURES, preserveNameIds: NOTICES } as const;
  const bytes = await cached(path.join(root, CACHE, `${key}.woff2`), () => subsetFont(source, String.fromCodePoint(...LETTERS), options));
  return { url: `/assets/schibsted-grotesk-${key}.woff2`, bytes };
}

/**
 * The `@font-face` rules, with a fallback of the same metrics. A font that loads too late for the first paint is used from the next page
 * on: text of another width would shift the layout.
 */
export function fontFaces({ url }: Pick<Font, "url">, weight: number): string {
  return (
    `@font-face{font-family:"Schibsted Grotesk";src:url("${url}")format("woff2");font-weight:${TEXT_WEIGHT} ${weight};font-display:optional}` +
    `@font-face{font-family:"Schibsted Fallback";src:local("Arial"),local("Liberation Sans");` +
    "size-adjust:104.3%;ascent-override:93.63%;descent-override:24.72%;line-gap-override:0%}"
  );
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

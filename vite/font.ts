/** The site's one font, subset to the characters, weights and features that the site uses. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { cached, hashOf } from "./cached.ts";
import type { FileList } from "./generated-files.ts";

const SOURCE = "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2";

/** The weight of body text; headings use the brand's. */
const TEXT_WEIGHT = 400;

/** The OpenType features kept: kerning, ligatures and tabular figures. Accented letters are single glyphs, so need none. */
const FEATURES = ["kern", "liga", "tnum"];

/** The name records that the font's licence (OFL 1.1) requires: copyright, licence, and the licence's URL. */
const NOTICES = [0, 13, 14];

/** Basic Latin marks that never occur in prose. Their kerning alone is a kilobyte. */
const CODE_MARKS = ["\\", "^", "`", "{", "|", "}"];

/**
 * The code points that the font keeps: Basic Latin, accented letters in names, typographic marks. The fallback font renders all others.
 */
export const LETTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index).filter((code) => !CODE_MARKS.includes(String.fromCodePoint(code))),
  ..."áàâäãåæçéèêëíìîïñóòôöõøúùûüýÁÀÂÄÉÈÊËÍÎÏÑÓÔÖÚÛÜ–—−‘’“”•…→←₂²°×©·½\u00a0\u2009".split("").map((letter) => letter.codePointAt(0) ?? 0),
];

/** The font as a file of the site. */
export const font: FileList = async ({ root, content }) => {
  const { url, bytes } = await makeFont(root, content.brand.weight);
  return [{ path: url, make: () => bytes }];
};

/**
 * Makes the font file, unless an earlier build did.
 *
 * @param weight The boldest weight to include.
 * @returns Its path below the site's root, which contains a hash of it, and its bytes.
 */
export async function makeFont(root: string, weight: number) {
  const source = readFileSync(createRequire(path.join(root, "package.json")).resolve(SOURCE));
  const weights = { min: TEXT_WEIGHT, max: weight };
  const options = { targetFormat: "woff2", variationAxes: { wght: weights }, keepFeatures: FEATURES, preserveNameIds: NOTICES } as const;
  const key = hashOf(source, JSON.stringify([LETTERS, options]));
  const bytes = await cached(path.join(root, `.cache/fonts/${key}.woff2`), () =>
    subsetFont(source, String.fromCodePoint(...LETTERS), options),
  );
  return { url: `/assets/schibsted-grotesk-${key}.woff2`, bytes };
}

/**
 * The `@font-face` rules, with a fallback of matching metrics. A font that misses the first paint is used from the next page on: swapping
 * it in would shift the layout.
 */
export const fontFaces = (url: string, weight: number): string =>
  `@font-face{font-family:"Schibsted Grotesk";src:url("${url}")format("woff2");font-weight:${TEXT_WEIGHT} ${weight};font-display:optional}` +
  `@font-face{font-family:"Schibsted Fallback";src:local("Arial"),local("Liberation Sans");` +
  "size-adjust:104.3%;ascent-override:93.63%;descent-override:24.72%;line-gap-override:0%}";

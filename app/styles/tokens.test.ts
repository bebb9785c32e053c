import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { BRAND } from "../../vite/brand.ts";

const stylesheet = readFileSync(path.join(import.meta.dirname, "tokens.css"), "utf8");

const THEMES = ["light", "dark"] as const;
type Theme = (typeof THEMES)[number];

const SURFACES = ["surface", "surface-ice", "surface-plaster", "card"];

/** The least contrast of tokens on each of some surfaces: body copy 7:1, other text 4.5:1, what is not text 3:1. */
const PAIRS: { least: number; tokens: string[]; surfaces: string[] }[] = [
  { least: 7, tokens: ["text", "text-2", "link"], surfaces: SURFACES },
  { least: 7, tokens: ["on-ink", "on-ink-2", "link-ink"], surfaces: ["surface-ink"] },
  { least: 7, tokens: ["on-gold"], surfaces: ["gold", "gold-hover", "gold-press"] },
  { least: 3, tokens: ["control", "focus", "line-strong", "horizon"], surfaces: SURFACES },
  { least: 3, tokens: ["control-ink", "air-ink", "gold"], surfaces: ["surface-ink"] },
];

/** A token's colour in a theme, as `#rrggbb`. */
function colourOf(token: string, theme: Theme): string {
  if (Object.hasOwn(BRAND, token)) return BRAND[token as keyof typeof BRAND];
  const value = new RegExp(`^ *--${token}: (.*?);`, "m").exec(stylesheet)?.[1];
  if (!value) throw new Error(`tokens.css has no --${token}.`);
  const [, light, dark] = /^light-dark\((.*), (.*)\)$/.exec(value) ?? [undefined, value, value];
  const colour = theme === "light" ? light : dark;
  const [, other] = /^var\(--(.*)\)$/.exec(colour as string) ?? [];
  return other ? colourOf(other, theme) : (colour as string);
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

test("contrast is computed as WCAG 2.2 does", () => {
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21, 5);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

describe.each(THEMES)("in the %s theme", (theme) => {
  for (const { least, tokens, surfaces } of PAIRS)
    test.each(tokens.flatMap((token) => surfaces.map((surface) => [token, surface] as const)))(
      `--%s is seen on --%s at ${least}:1 at least`,
      (token, surface) => {
        expect(contrast(colourOf(token, theme), colourOf(surface, theme))).toBeGreaterThanOrEqual(least);
      },
    );
});

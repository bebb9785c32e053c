import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { type BrandColours, contrastFaults, onAccentOf, shadeOf } from "../schema/brand.ts";
import { contrast } from "../schema/colour.ts";

const stylesheet = readFileSync(path.join(import.meta.dirname, "tokens.css"), "utf8");

const THEMES = ["light", "dark"] as const;
type Theme = (typeof THEMES)[number];

/** The brand that the tokens are written for, and some that are far from it. */
const BRANDS: Record<string, BrandColours> = {
  example: { ink: "#0b1f3a", plaster: "#f6f2ea", accent: "#ebbc2d" },
  "black and red": { ink: "#111111", plaster: "#ffffff", accent: "#b3261e" },
  "forest and lime": { ink: "#0f3d1e", plaster: "#eef5e6", accent: "#b6e02c" },
  "wine and navy": { ink: "#4a0d1f", plaster: "#f8eeee", accent: "#12306b" },
};

const SURFACES = ["surface", "surface-ice", "surface-plaster", "card"];

/** The least contrast of tokens on each of some surfaces: body copy 7:1, other text 4.5:1, what is not text 3:1. */
const PAIRS: { least: number; tokens: string[]; surfaces: string[] }[] = [
  { least: 7, tokens: ["text", "text-2", "link"], surfaces: SURFACES },
  { least: 7, tokens: ["on-ink", "on-ink-2", "link-ink"], surfaces: ["surface-ink"] },
  { least: 7, tokens: ["on-gold"], surfaces: ["gold"] },
  { least: 3, tokens: ["control", "focus", "line-strong", "horizon"], surfaces: SURFACES },
  { least: 3, tokens: ["control-ink"], surfaces: ["surface-ink"] },
];

/** A token's colour in a theme, as `#rrggbb`. */
function colourOf(token: string, theme: Theme, brand: BrandColours): string {
  const own: Record<string, string> = { ink: brand.ink, plaster: brand.plaster, gold: brand.accent, "on-gold": onAccentOf(brand) };
  if (own[token]) return own[token];
  const value = new RegExp(`^ *--${token}: (.*?);`, "m").exec(stylesheet)?.[1];
  if (!value) throw new Error(`tokens.css has no --${token}.`);
  const [, light, dark] = /^light-dark\((.*), (.*)\)$/.exec(value) ?? [undefined, value, value];
  const colour = (theme === "light" ? light : dark) as string;
  const [, other] = /^var\(--(.*)\)$/.exec(colour) ?? [];
  if (other) return colourOf(other, theme, brand);
  const [, shade] = /^ink\((#\w+)\)$/.exec(colour) ?? [];
  return shade ? shadeOf(brand, shade) : colour;
}

describe.each(Object.entries(BRANDS))("OWN-05 in the colours of %s", (_name, brand) => {
  test("no text is too weak to be read", () => expect(contrastFaults(brand)).toEqual([]));

  for (const theme of THEMES)
    for (const { least, tokens, surfaces } of PAIRS)
      test.each(tokens.flatMap((token) => surfaces.map((surface) => [token, surface] as const)))(
        `in the ${theme} theme --%s is seen on --%s`,
        (token, surface) => {
          const colours = [colourOf(token, theme, brand), colourOf(surface, theme, brand)] as const;
          expect(contrast(...colours)).toBeGreaterThanOrEqual(brand === BRANDS.example ? least : Math.min(least, 4.5));
        },
      );
});

import type { Plugin } from "vite";
import { type Brand, type BrandColour, onAccentOf, shadeOf } from "../app/schema/brand.ts";

/** A shade in a stylesheet: `ink(#10213a)` is that colour where the brand is the one that the site is shipped with. */
const SHADE = /\b(ink|plaster|accent)\((#[0-9a-f]{6})\)/g;

/** Writes the brand's colours and weight into the tokens' stylesheet, as `--ink` and the like, and its shades into every stylesheet. */
export function brand(read: () => Promise<Brand>): Plugin {
  return {
    name: "site:brand",
    enforce: "pre",
    transform: {
      filter: { id: /\.css(\?|$)/ },
      handler: async (css, id) => {
        const colours = await read();
        const shaded = css.replace(SHADE, (_, base: BrandColour, shade: string) => shadeOf(colours, base, shade));
        if (!id.includes("/app/styles/tokens.css")) return shaded;
        const { ink, plaster, accent, weight } = colours;
        const tokens = { ink, plaster, gold: accent, "on-gold": onAccentOf(colours), bold: weight };
        const properties = Object.entries(tokens).map(([name, value]) => `--${name}:${value};`);
        return `@layer tokens{:root{${properties.join("")}}}\n${shaded}`;
      },
    },
  };
}

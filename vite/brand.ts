import type { Plugin } from "vite";
import { type Brand, onAccentOf, shadeOf } from "../app/schema/brand.ts";
import type { Picture } from "../app/schema/fields.ts";

/** A shade in a stylesheet: with the shipped brand, `ink(#10213a)` is exactly that colour. */
const SHADE = /\bink\((#[0-9a-f]{6})\)/g;

/**
 * Puts content into stylesheets: the brand's shades into all of them; its colours and weight (`--ink` and the like) and the focus of
 * cropped pictures into tokens.css.
 */
export function brand(read: () => Promise<{ brand: Brand; pictures: Iterable<Pick<Picture, "focus">> }>): Plugin {
  return {
    name: "site:brand",
    enforce: "pre",
    transform: {
      filter: { id: /\.css(\?|$)/ },
      handler: async (css, id) => {
        const { brand: colours, pictures } = await read();
        const shaded = css.replace(SHADE, (_, shade: string) => shadeOf(colours, shade));
        if (!id.includes("/app/styles/tokens.css")) return shaded;
        const { ink, plaster, accent, weight } = colours;
        const tokens = { ink, plaster, gold: accent, "on-gold": onAccentOf(colours), bold: weight };
        const properties = Object.entries(tokens).map(([name, value]) => `--${name}:${value};`);
        return `@layer tokens{:root{${properties.join("")}}}\n${shaded}${focusRules(pictures)}`;
      },
    },
  };
}

/** The focus of cropped pictures, as rules because the CSP forbids style attributes. They override a section's own. */
export function focusRules(pictures: Iterable<Pick<Picture, "focus">>): string {
  const points = new Set([...pictures].flatMap(({ focus }) => (focus ? [focus.join(" ")] : [])));
  const rules = [...points].map((point) => `img[data-focus="${point}"]{--crop:${point.replaceAll(/\S+/g, "$&%")}}`);
  const cropped = "img[data-focus]{object-position:var(--crop)!important;transform-origin:var(--crop)!important}";
  return rules.length > 0 ? `@layer ui{${cropped}${rules.join("")}}` : "";
}

import type { Plugin } from "vite";
import { type Brand, onAccentOf, shadeOf } from "../app/schema/brand.ts";
import type { Picture } from "../app/schema/fields.ts";

/** A shade in a stylesheet: `ink(#10213a)` is that colour where the brand is the one that the site is shipped with. */
const SHADE = /\bink\((#[0-9a-f]{6})\)/g;

/**
 * Writes what stylesheets have of content: the brand's shades into each; its colours and weight, as `--ink` and the like, and where
 * pictures are cropped, into that of the tokens.
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

/** Where pictures are cropped: the policy allows no style attribute. It comes before what a section says of its own picture. */
export function focusRules(pictures: Iterable<Pick<Picture, "focus">>): string {
  const points = new Set([...pictures].flatMap(({ focus }) => (focus ? [focus.join(" ")] : [])));
  const rules = [...points].map((point) => `img[data-focus="${point}"]{--crop:${point.replaceAll(/\S+/g, "$&%")}}`);
  const cropped = "img[data-focus]{object-position:var(--crop)!important;transform-origin:var(--crop)!important}";
  return rules.length > 0 ? `@layer ui{${cropped}${rules.join("")}}` : "";
}

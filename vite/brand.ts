import type { Plugin } from "vite";

/** The brand's colours: the other tokens derive from them or go with them. */
export const BRAND = { ink: "#0b1f3a", plaster: "#f6f2ea", gold: "#ebbc2d" };

/** Writes the brand's colours into the tokens' stylesheet, as `--ink` and the like. */
export function brand(): Plugin {
  const properties = Object.entries(BRAND).map(([name, colour]) => `--${name}:${colour};`);
  return {
    name: "site:brand",
    enforce: "pre",
    transform: {
      filter: { id: /\/app\/styles\/tokens\.css/ },
      handler: (css) => `@layer tokens{:root{${properties.join("")}}}\n${css}`,
    },
  };
}

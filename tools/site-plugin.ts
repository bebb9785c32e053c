import type { Plugin } from "vite";
import type { Content } from "../app/content/read-content.ts";
import type { Picture } from "../app/schema/fields.ts";

const FRAME = "virtual:site";
const TONES = "virtual:picture-tones.css";

/** What the plugin's modules are made from. */
export interface SiteSource {
  content: Content;
  pictures: ReadonlyMap<string, Picture>;
}

/**
 * Gives the code two modules that are made from the content: `virtual:site`, what every page's frame shows, and
 * `virtual:picture-tones.css`, a ground for each picture while it loads (a `style` attribute would be against the documents' policy).
 */
export function sitePlugin(source: () => SiteSource, release: string): Plugin {
  return {
    name: "site",
    resolveId: (id) => (id === FRAME || id === TONES ? `\0${id}` : undefined),
    load(id) {
      const { content, pictures } = source();
      if (id === `\0${TONES}`) return toneRules([...pictures.values()]);
      if (id !== `\0${FRAME}`) return undefined;
      const { business, words, pages } = content;
      const parts = { business, words, failureWords: pages.failure, release };
      return Object.entries(parts)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}

function toneRules(pictures: Picture[]): string {
  const tones = [...new Set(pictures.map(({ tone }) => tone))].sort();
  return `@layer ui{${tones.map((tone) => `[data-tone="${tone}"]{--picture:#${tone}}`).join("")}}`;
}

import type { Plugin } from "vite";
import type { Content } from "../app/content/read-content.ts";
import type { Picture } from "../app/schema/fields.ts";
import { divideWords } from "../app/schema/words.ts";

const FRAME = "virtual:site";
const PAGE_WORDS = "virtual:page-words";
const TONES = "virtual:picture-tones.css";

/** What the plugin's modules are made from. */
export interface SiteSource {
  content: Content;
  pictures: ReadonlyMap<string, Picture>;
}

/**
 * Gives the code modules that are made from the content: `virtual:site`, what every page's frame shows, `virtual:page-words`, what parts of
 * single pages say, and `virtual:picture-tones.css`, a ground for each picture while it loads (a `style` attribute would be against the
 * documents' policy).
 */
export function sitePlugin(source: () => SiteSource, release: string): Plugin {
  return {
    name: "site",
    resolveId: (id) => ([FRAME, PAGE_WORDS, TONES].includes(id) ? `\0${id}` : undefined),
    load(id) {
      const { content, pictures } = source();
      if (id === `\0${TONES}`) return toneRules([...pictures.values()]);
      const { words, pageWords } = divideWords(content.words);
      if (id === `\0${PAGE_WORDS}`) return exportAll({ pageWords });
      if (id === `\0${FRAME}`) return exportAll({ business: content.business, words, failureWords: content.pages.failure, release });
      return undefined;
    },
  };
}

const exportAll = (parts: Record<string, unknown>): string =>
  Object.entries(parts)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");

function toneRules(pictures: Picture[]): string {
  const tones = [...new Set(pictures.map(({ tone }) => tone))].sort();
  return `@layer ui{${tones.map((tone) => `[data-tone="${tone}"]{--picture:#${tone}}`).join("")}}`;
}

import type { Plugin } from "vite";
import type { Content } from "../app/content/read-content.ts";
import type { Picture } from "../app/schema/fields.ts";
import { divideWords } from "../app/schema/words.ts";

const FRAME = "virtual:site";
const PAGE_WORDS = "virtual:page-words";

/** What the plugin's modules are made from. */
export interface SiteSource {
  content: Content;
  pictures: ReadonlyMap<string, Picture>;
}

/**
 * Gives the code modules that are made from the content: `virtual:site`, what every page's layout shows, and `virtual:page-words`, what parts
 * of single pages say.
 */
export function sitePlugin(source: () => SiteSource, release: string): Plugin {
  return {
    name: "site",
    resolveId: (id) => ([FRAME, PAGE_WORDS].includes(id) ? `\0${id}` : undefined),
    load(id) {
      const { content } = source();
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

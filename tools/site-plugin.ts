import type { Plugin } from "vite";
import type { Content } from "../app/content/read-content.ts";

const NAME = "virtual:site";
const RESOLVED = `\0${NAME}`;

/** Gives the browser's code what every page's frame shows, as the module `virtual:site`. */
export function sitePlugin(content: () => Content, release: string): Plugin {
  return {
    name: "site",
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const { business, words, pages } = content();
      const parts = { business, words, failureWords: pages.failure, release };
      return Object.entries(parts)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}

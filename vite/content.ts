import path from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { routesOf } from "../app/content/build-pages.ts";
import { redirects } from "../app/redirects.ts";
import { layoutBusinessOf } from "../app/schema/business.ts";
import { divideWords } from "../app/schema/words.ts";
import type { SiteSource } from "./site-source.ts";

/** The module with what the layout of every page shows. */
const LAYOUT = "virtual:site";
/** The module with the words of single pages. */
const PAGE_WORDS = "virtual:page-words";
/** The module with what the video's popup shows and says. */
const VIDEO = "virtual:video";
/** The module with the words of the screen without a connection. */
const OFFLINE_WORDS = "virtual:offline-words";

const MODULES = [LAYOUT, PAGE_WORDS, VIDEO, OFFLINE_WORDS];

/**
 * Makes modules from `content/` (app/virtual-site.d.ts describes them), checks the content before anything is built, and reloads the page
 * in `vite` when the content changes.
 */
export function content(site: SiteSource): Plugin {
  return {
    name: "site:content",
    buildApp: { order: "pre", handler: async () => void (await site.read()) },
    resolveId: (id) => (MODULES.includes(id) ? `\0${id}` : undefined),
    async load(id) {
      if (!MODULES.some((name) => id === `\0${name}`)) return undefined;
      const { content, pages, release } = await site.read();
      const { words, pageWords, offlineWords, videoWords } = divideWords(content.words);
      if (id === `\0${PAGE_WORDS}`) return exportAll({ pageWords });
      if (id === `\0${OFFLINE_WORDS}`) return exportAll({ offlineWords });
      if (id === `\0${VIDEO}`) {
        const { address: _, ...video } = content.business.video;
        return exportAll({ video, videoWords });
      }
      return exportAll({
        business: layoutBusinessOf(content.business),
        words,
        failureWords: content.pages.failure,
        routes: routesOf(pages.values()),
        redirects,
        release,
      });
    },
    async configureServer(server) {
      await site.read();
      server.watcher.on("all", (_event, file) => {
        if (!path.relative(path.join(site.root, "content"), file).startsWith("..")) void reload(server, site);
      });
    },
  };
}

/** Reloads every open page with the changed content, or shows its errors. */
async function reload(server: ViteDevServer, site: SiteSource): Promise<void> {
  site.forget();
  try {
    await site.read();
    for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
    server.ws.send({ type: "full-reload" });
  } catch (error) {
    const { message } = error as Error;
    server.config.logger.error(message);
    server.ws.send({ type: "error", err: { message, stack: "" } });
  }
}

const exportAll = (parts: Record<string, unknown>): string =>
  Object.entries(parts)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");

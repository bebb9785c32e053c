import path from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import type { SiteSource } from "./site-source.ts";

/** The module with what code shows of content. */
const SITE = "virtual:site";

/**
 * Makes {@link SITE} from `content/` (app/virtual-site.d.ts describes it), checks the content before anything is built, and reloads the page
 * in `vite` when the content changes.
 */
export function content(site: SiteSource): Plugin {
  return {
    name: "site:content",
    buildApp: { order: "pre", handler: async () => void (await site.read()) },
    resolveId: (id) => (id === SITE ? `\0${SITE}` : undefined),
    async load(id) {
      if (id !== `\0${SITE}`) return undefined;
      const { shared } = await site.read();
      return Object.entries(shared)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
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

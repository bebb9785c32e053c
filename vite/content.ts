import path from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { readBrand } from "../app/content/brand.ts";
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
    buildApp: {
      order: "pre",
      async handler() {
        const { content } = await site.read();
        if (content.business.example)
          console.log("This is still the example business. Take 'example: true' out of content/business.yaml once the facts are yours.");
        readBrand(
          site.root,
          () => {},
          ({ file, line, field, message }) => console.log(`Advice: ${file}:${line} ${field}: ${message}`),
        );
      },
    },
    resolveId: (id) => (id === SITE ? `\0${SITE}` : undefined),
    async load(id) {
      if (id !== `\0${SITE}`) return undefined;
      const { shared } = await site.read();
      return Object.entries(shared)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
    async configureServer(server) {
      await site.read().catch(({ message }: Error) => server.config.logger.error(message)); // pages show it until it is right
      server.watcher.on("all", (_event, file) => {
        const name = path.relative(path.join(site.root, "content"), file);
        if (!name.startsWith("..") && name !== "launch.yaml") void reload(server, site); // no page shows what is left to do
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

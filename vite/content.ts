import path from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import type { Site, SiteSource } from "./site-source.ts";

/** Makes the modules of app/virtual-site.d.ts from `content/`, and reloads the page in `vite` when the content changes. */
export function content(site: SiteSource): Plugin {
  return {
    name: "site:content",
    resolveId: { filter: { id: /^virtual:(site|measure)$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:(site|measure)$/ },
      handler: async (id) => {
        const { shared, content } = await site.read();
        if (id.endsWith("measure")) return measureModule(content);
        return Object.entries(shared)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join("\n");
      },
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

/** Starts the counting of visits after hydration; empty without `analytics` in content/business.yaml, so that nothing of it is in the site (OWN-06). */
function measureModule({ business: { analytics }, labels }: Site["content"]): string {
  if (!analytics) return "export const measure = undefined;";
  const start = `startMeasuring(${JSON.stringify(analytics)})`;
  const measure = 'import { startMeasuring } from "/app/browser/measure.ts";';
  if (!analytics.needsConsent) return `${measure}\nexport const measure = () => ${start};`;
  return `${measure}
import { askConsent } from "/app/browser/ask-consent.ts";
export const measure = (router) => askConsent(${JSON.stringify(labels.consent)}, () => ${start}, router);`;
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

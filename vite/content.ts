import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { SiteSource } from "./site-source.ts";

const MEASURE = fileURLToPath(new URL("../app/browser/measure.ts", import.meta.url));

/** Generates `virtual:site` (app/virtual-site.d.ts) from `content/`, and in `vite` reloads the page when the content changes. */
export function content(site: SiteSource): Plugin {
  return {
    name: "site:content",
    resolveId: { filter: { id: /^virtual:site$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:site$/ },
      handler: async () => {
        const { analytics, ...shared } = (await site.read()).shared;
        const measure = `() => import(${JSON.stringify(MEASURE)}).then(({ measure }) => measure(${JSON.stringify(analytics)}))`;
        return [
          ...Object.entries(shared).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`),
          `export const measure = ${analytics ? measure : undefined};`, // without a service, no analytics code is built
        ].join("\n");
      },
    },
    configureServer(server) {
      server.watcher.on("all", (_event, file) => {
        const name = path.relative(path.join(site.root, "content"), file);
        if (name.startsWith("..") || name === "launch.yaml") return; // no page shows the launch questions
        site.forget();
        for (const { moduleGraph } of Object.values(server.environments))
          for (const [id, module] of moduleGraph.idToModuleMap) if (/virtual:site$|\.css/.test(id)) moduleGraph.invalidateModule(module); // to invalidate all would take seconds
        server.ws.send({ type: "full-reload" });
      });
    },
  };
}

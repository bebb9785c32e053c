import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { inlineScript } from "./inline-script.ts";

/** What the worker caches when it is installed, of the files whose names stay. */
const CACHED_FIRST = ["offline.html", "contact.html", "contact/page.json", "contact.vcf", "sprite.svg"];

/**
 * Writes the service worker beside the finished pages (docs/decisions/0024-service-worker.md). `vite` has none. A browser installs a worker
 * again when a byte differs: so its last line changes with what it caches first.
 */
export function serviceWorker(): Plugin {
  return {
    name: "site:service-worker",
    buildApp: {
      order: "post",
      async handler({ config, environments }) {
        const folder = environments.client?.config.build.outDir as string;
        const code = await inlineScript(config.root, "app/browser/offline/service-worker.ts");
        const state = createHash("sha256");
        for (const file of CACHED_FIRST) state.update(readFileSync(path.join(folder, file)));
        writeFileSync(path.join(folder, "service-worker.js"), `${code}\n// ${state.digest("hex").slice(0, 16)}\n`);
      },
    },
  };
}

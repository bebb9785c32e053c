import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { OFFLINE_PATH } from "../app/browser/document-page.ts";
import { inlineScript } from "./inline-script.ts";

/** The files with a name that stays, from which the worker keeps pages when it is installed. */
const FROM_THE_START = [OFFLINE_PATH, "contact.html", "contact/page.json", "contact.vcf", "sprite.svg"];

/** The options of {@link serviceWorker}. */
export interface WorkerOptions {
  /** Off writes a worker that removes itself from the browsers of all visitors, and whatever it kept. */
  isOn: boolean;
}

/** Writes the service worker beside the finished pages. `vite` has none. */
export function serviceWorker({ isOn }: WorkerOptions): Plugin {
  return {
    name: "site:service-worker",
    config: () => ({ define: { "import.meta.env.SITE_WORKER": JSON.stringify(isOn) } }),
    buildApp: {
      order: "post",
      async handler({ config, environments }) {
        const folder = environments.client?.config.build.outDir as string;
        writeFileSync(path.join(folder, "service-worker.js"), await writeWorker({ root: config.root, folder, isOn }));
      },
    },
  };
}

/**
 * Returns the worker's code. A browser installs it again when a byte differs: so it names the state of what it keeps from the start.
 *
 * @param folder The folder with the finished pages.
 */
export async function writeWorker({ root, folder, isOn }: WorkerOptions & { root: string; folder: string }): Promise<string> {
  const code = await inlineScript(root, isOn ? "app/browser/offline/service-worker.ts" : "app/browser/offline/remove-worker.ts");
  const state = createHash("sha256");
  for (const file of FROM_THE_START) state.update(readFileSync(path.join(folder, file)));
  return `${code}\n// ${state.digest("hex").slice(0, 16)}\n`;
}

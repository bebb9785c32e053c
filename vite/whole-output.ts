import { existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

/**
 * Builds into a temporary folder and replaces the output folder at the end: no visitor gets half a site, and a failed build leaves the last
 * output unchanged. It is the last in the list of plugins.
 */
export function wholeOutput(): Plugin {
  let outDir = "";
  let work = "";
  return {
    name: "site:whole-output",
    apply: "build",
    config(config) {
      const root = config.root ?? process.cwd();
      outDir = path.resolve(root, config.build?.outDir ?? "dist");
      work = path.join(root, ".cache/build", String(process.pid));
      process.once("exit", () => rmSync(work, { recursive: true, force: true }));
      return {
        environments: {
          client: { build: { outDir: path.join(work, "client"), emptyOutDir: true } },
          ssr: { build: { outDir: path.join(work, "ssr"), emptyOutDir: true } },
        },
      };
    },
    buildApp: {
      order: "post",
      handler: async ({ environments }) => replaceFolder(outDir, environments.client?.config.build.outDir as string),
    },
  };
}

function replaceFolder(target: string, finished: string): void {
  const old = `${target}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(target)) renameSync(target, old);
  renameSync(finished, target);
  rmSync(old, { recursive: true, force: true });
}

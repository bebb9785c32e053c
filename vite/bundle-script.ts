import path from "node:path";
import { build, type Rolldown } from "vite";

/** Bundles a classic (non-module) script into text: the inline script, the boot script, the service worker. */
export async function bundleScript(root: string, file: string): Promise<string> {
  const result = (await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "baseline-widely-available",
      lib: { entry: path.join(root, file), formats: ["iife"], name: "script" },
      minify: true,
    },
  })) as Rolldown.RolldownOutput[];
  return result[0]?.output[0].code.trim() ?? "";
}

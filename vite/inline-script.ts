import path from "node:path";
import { build, type Rolldown } from "vite";

/** Bundles a script of the site into text, for an inline script or the service worker. */
export async function inlineScript(root: string, file: string): Promise<string> {
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

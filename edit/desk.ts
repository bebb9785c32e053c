import path from "node:path";
import { build, type Plugin } from "vite";
import type { SiteSource } from "../vite/site-source.ts";
import { answerRequests } from "./requests.ts";

/**
 * The owner's desk: the site with a bar at its side, in which everything of `content/` can be changed (DESK-01 to DESK-05). A part of the
 * dev server of `npm run edit`; nothing of it is in the built site.
 */
export function desk(site: SiteSource): Plugin {
  return {
    name: "site:desk",
    apply: "serve",
    configureServer: async ({ middlewares }) => void middlewares.use(answerRequests(site, await buildClient(site.root))),
  };
}

/** Bundles the desk's page apart from the site, so that a change of content reloads the site beside it and not the desk. */
async function buildClient(root: string): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    oxc: { jsx: { runtime: "automatic", development: false } }, // the dev server has set NODE_ENV already
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: path.join(root, "edit/client/main.tsx"),
        output: { entryFileNames: "desk.js", assetFileNames: "desk[extname]", codeSplitting: false },
      },
    },
  });
  const outputs = "output" in result ? result.output : Array.isArray(result) ? result.flatMap(({ output }) => output) : [];
  return new Map(outputs.map((file) => [file.fileName, file.type === "chunk" ? file.code : String(file.source)]));
}

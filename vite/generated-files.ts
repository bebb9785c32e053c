import { availableParallelism } from "node:os";
import type { Plugin } from "vite";
import { mediaType } from "../hosting/policy.ts";

/** A file of the site that is made rather than imported. */
export interface GeneratedFile {
  /** Its path below the site's root, such as `/robots.txt`. */
  path: string;
  make(): Promise<Buffer | string> | Buffer | string;
}

/**
 * A plugin for files that are made rather than imported: `vite build` writes them all, `vite` makes each when the browser asks for it.
 *
 * @param list Names the files. It is called again for each request, so that it follows a change of the content.
 */
export function generatedFiles(name: string, list: () => Promise<GeneratedFile[]>): Plugin {
  return {
    name,
    applyToEnvironment: (environment) => environment.name === "client",
    async generateBundle() {
      const queue = (await list()).values();
      const makeFromQueue = async () => {
        for (const { path, make } of queue) this.emitFile({ type: "asset", fileName: path.slice(1), source: await make() });
      };
      await Promise.all(Array.from({ length: availableParallelism() }, makeFromQueue));
    },
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        try {
          const pathname = request.url?.replace(/\?.*$/, "");
          const file = (await list()).find(({ path }) => path === pathname);
          if (!file) return next();
          response.setHeader("Content-Type", mediaType(file.path));
          response.end(await file.make());
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

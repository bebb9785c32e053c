import type { Plugin } from "vite";
import { mediaType } from "../hosting/policy.ts";
import type { Site, SiteSource } from "./site-source.ts";

/** A file of the site that is generated rather than imported. */
export interface GeneratedFile {
  /** Its path below the site's root, such as `/robots.txt`. */
  path: string;
  make(): Promise<Buffer | string> | Buffer | string;
}

/** Lists files of one sort. `vite` calls it again for each request, so that it reflects changed content. */
export type FileList = (site: Site) => GeneratedFile[] | Promise<GeneratedFile[]>;

/** Generates files: `vite build` writes them all, `vite` makes each on request. */
export function generatedFiles(source: SiteSource, lists: FileList[]): Plugin {
  const listAll = async () => (await Promise.all(lists.map(async (list) => list(await source.read())))).flat();
  return {
    name: "site:generated-files",
    applyToEnvironment: (environment) => environment.name === "client",
    async generateBundle() {
      const emit = async ({ path, make }: GeneratedFile) => this.emitFile({ type: "asset", fileName: path.slice(1), source: await make() });
      await Promise.all((await listAll()).map(emit)); // sharp limits its own concurrency to Node's thread pool
    },
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        try {
          const pathname = request.url?.replace(/\?.*$/, "");
          const file = (await listAll().catch(() => [])).find(({ path }) => path === pathname); // the page request reports the error
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

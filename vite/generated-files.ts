import { availableParallelism } from "node:os";
import type { Plugin } from "vite";
import { mediaType } from "../hosting/policy.ts";
import type { Site, SiteSource } from "./site-source.ts";

/** A file of the site that is made rather than imported. */
export interface GeneratedFile {
  /** Its path below the site's root, such as `/robots.txt`. */
  path: string;
  make(): Promise<Buffer | string> | Buffer | string;
}

/** Lists files of one sort. It is called again for each request of `vite`, so that it follows a change of the content. */
export type FileList = (site: Site) => GeneratedFile[] | Promise<GeneratedFile[]>;

/** After how many files the build says how far it is: the first one encodes pictures for minutes. */
const SAID_EVERY = 50;

/** The files that are made rather than imported: `vite build` writes them all, `vite` makes each when the browser asks for it. */
export function generatedFiles(source: SiteSource, lists: FileList[]): Plugin {
  const listAll = async () => {
    const site = await source.read();
    return (await Promise.all(lists.map((list) => list(site)))).flat();
  };
  return {
    name: "site:generated-files",
    applyToEnvironment: (environment) => environment.name === "client",
    async generateBundle() {
      const files = await listAll();
      const queue = files.entries();
      const makeFromQueue = async () => {
        for (const [index, { path, make }] of queue) {
          this.emitFile({ type: "asset", fileName: path.slice(1), source: await make() });
          if ((index + 1) % SAID_EVERY === 0) console.log(`  ${index + 1} of ${files.length} files`);
        }
      };
      await Promise.all(Array.from({ length: availableParallelism() }, makeFromQueue));
    },
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        try {
          const pathname = request.url?.replace(/\?.*$/, "");
          const file = (await listAll()).find(({ path }) => path === pathname);
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

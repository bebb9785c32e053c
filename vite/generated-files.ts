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
      const emit = async ({ path, make }: GeneratedFile) => this.emitFile({ type: "asset", fileName: path.slice(1), source: await make() });
      await Promise.all((await listAll()).map(emit)); // sharp itself encodes no more at a time than Node has threads for
    },
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        try {
          const pathname = request.url?.replace(/\?.*$/, "");
          const file = (await listAll().catch(() => [])).find(({ path }) => path === pathname); // a page shows why
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

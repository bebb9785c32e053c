import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { generatedFiles } from "./generated-files.ts";
import type { SiteSource } from "./site-source.ts";

/** The film of `content/films/` that the home page's video is, as it is; the other files stay where they are. */
export function films(site: SiteSource): Plugin {
  return generatedFiles("site:films", async () => {
    const { content, films } = await site.read();
    return [...films.values()]
      .filter(({ address }) => address === content.business.video.address)
      .map(({ file, address }) => ({ path: address, make: () => readFile(path.join(site.root, file)) }));
  });
}

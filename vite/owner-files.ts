import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { generatedFiles } from "./generated-files.ts";
import type { SiteSource } from "./site-source.ts";

/** The files that the site has as they are: those of `content/files/`, such as a PAIA manual, and the film that is the home page's video. */
export function ownerFiles(site: SiteSource): Plugin {
  return generatedFiles("site:owner-files", async () => {
    const { content, films } = await site.read();
    const film = [...films.values()].filter(({ address }) => address === content.business.video?.address);
    const files = [...film, ...content.documents.map((address) => ({ address, file: `content${address}` }))];
    return files.map(({ file, address }) => ({ path: address, make: () => readFileSync(path.join(site.root, file)) }));
  });
}

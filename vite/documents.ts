import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { generatedFiles } from "./generated-files.ts";
import type { SiteSource } from "./site-source.ts";

/** The files of `content/files/`, such as a PAIA manual, as they are. */
export function documents(site: SiteSource): Plugin {
  return generatedFiles("site:documents", async () => {
    const { content } = await site.read();
    return content.documents.map((address) => ({ path: address, make: () => readFileSync(path.join(site.root, "content", address)) }));
  });
}

import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { encodePicture, filesToEncode, isEncoded } from "./encode-pictures.ts";
import { generatedFiles } from "./generated-files.ts";
import type { SiteSource } from "./site-source.ts";

/** How many encoded files are one line of progress. */
const FILES_PER_LINE = 60;

/** The files of `content/pictures/` as browsers fetch them: all in `vite build`, in `vite` each when a page shows it. */
export function pictures(site: SiteSource): Plugin {
  return generatedFiles("site:pictures", async () => {
    const { pictures } = await site.read();
    const files = filesToEncode(pictures.values());
    const missing = files.filter((file) => !isEncoded(site.root, file)).length;
    let encoded = 0;
    return files.map((file) => ({
      path: file.file.url,
      make: async () => {
        const isNew = !isEncoded(site.root, file);
        const bytes = await readFile(await encodePicture(site.root, file));
        if (isNew && (++encoded % FILES_PER_LINE === 0 || encoded === missing))
          console.log(`Encoded ${encoded} of ${missing} picture files`);
        return bytes;
      },
    }));
  });
}

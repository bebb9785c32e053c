import { readFileSync } from "node:fs";
import path from "node:path";
import type { FileList } from "./generated-files.ts";

/** The files that the site has as they are: those of `content/files/`, such as a PAIA manual, and the film that is the home page's video. */
export const ownerFiles: FileList = ({ root, content, films }) => {
  const film = [...films.values()].filter(({ address }) => address === content.business.video?.address);
  const files = [...film, ...content.documents.map((address) => ({ address, file: `content${address}` }))];
  return files.map(({ file, address }) => ({ path: address, make: () => readFileSync(path.join(root, file)) }));
};

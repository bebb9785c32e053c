import type { Manifest, ManifestChunk } from "vite";
import { routeTable } from "../app/routes.ts";

const ENTRY = "app/entry.client.tsx";

/** What a page's document names: its entry script and the scripts that this needs, as addresses. */
export interface PageCode {
  entry: string;
  preload: string[];
}

/** Finds in Vite's manifest what the page at a path needs. A path that the route table does not list is one of its last entry, `/*`. */
export function codeOfPage(manifest: Manifest, path: string): PageCode {
  const find = (file: string): ManifestChunk => {
    const chunk = manifest[file];
    if (!chunk) throw new Error(`Vite's manifest does not name ${file}, which the page '${path}' needs.`);
    return chunk;
  };
  const entry = find(ENTRY);
  const chunks = new Set<ManifestChunk>();
  const collect = (chunk: ManifestChunk): void => {
    if (chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const name of chunk.imports ?? []) collect(find(name));
  };
  collect(entry);
  const module = routeTable[path] ?? routeTable["/*"];
  collect(find(`app/routes/${module?.chunk}.tsx`));
  return {
    entry: `/${entry.file}`,
    preload: [...chunks].map(({ file }) => `/${file}`),
  };
}

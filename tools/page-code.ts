import type { Manifest, ManifestChunk } from "vite";
import { routeTable } from "../app/routes.ts";

const ENTRY = "app/entry.client.tsx";

/** What a page's document names: its entry script, the scripts that this needs, and its sheets, as addresses. */
export interface PageCode {
  entry: string;
  preload: string[];
  sheets: string[];
}

/** Finds in Vite's manifest what the page at a path needs. A path that the route table does not list is one of its last entry, `/*`. */
export function codeOfPage(manifest: Manifest, path: string): PageCode {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`Vite's manifest does not name ${ENTRY}.`);
  const chunks = new Set<ManifestChunk>();
  const collect = (chunk: ManifestChunk | undefined): void => {
    if (!chunk || chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const name of chunk.imports ?? []) collect(manifest[name]);
  };
  collect(entry);
  const module = routeTable[path] ?? routeTable["/*"];
  collect(manifest[`app/routes/${module?.chunk}.tsx`]);
  return {
    entry: `/${entry.file}`,
    preload: [...chunks].map(({ file }) => `/${file}`),
    sheets: [...new Set([...chunks].flatMap(({ css }) => css ?? []))].map((file) => `/${file}`),
  };
}

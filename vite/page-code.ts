import type { Manifest, ManifestChunk } from "vite";
import { OFFLINE_PATH } from "../app/hydration/document-page.ts";
import { isDetail } from "../app/navigation/page-address.ts";
import { routeTable } from "../app/route-table.ts";

const ENTRY = "app/entry.client.tsx";
/** The screen without a connection: its document names this code, so that the service worker keeps it. */
const OFFLINE = "app/sections/offline/offline.tsx";

/**
 * Finds in Vite's manifest the scripts that the page at a path needs: their addresses, each after those that it imports, and the entry
 * last. A path that the route table does not list is one of its last entry, `/*`.
 */
export function codeOfPage(manifest: Manifest, path: string): string[] {
  const find = (file: string): ManifestChunk => {
    const chunk = manifest[file];
    if (!chunk) throw new Error(`Vite's manifest does not name ${file}, which the page '${path}' needs.`);
    return chunk;
  };
  const chunks = new Set<ManifestChunk>();
  const collect = (chunk: ManifestChunk): void => {
    for (const name of chunk.imports ?? []) collect(find(name));
    chunks.add(chunk);
  };
  const name = routeTable[isDetail(path) ? "/blog-detail/:id" : path] ?? routeTable["/*"];
  collect(find(`app/routes/${name}.tsx`));
  if (path === OFFLINE_PATH) collect(find(OFFLINE));
  collect(find(ENTRY));
  return [...chunks].map(({ file }) => `/${file}`);
}

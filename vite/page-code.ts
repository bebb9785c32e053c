import { matchRoutes } from "react-router";
import type { Manifest, ManifestChunk } from "vite";
import { OFFLINE_PATH } from "../app/browser/document-page.ts";
import { routeTable } from "../app/route-table.ts";

const ENTRY = "app/entry.client.tsx";
const ROUTES = Object.keys(routeTable).map((path) => ({ path }));
/** The screen without a connection: its document names this code, so that the service worker keeps it. */
const OFFLINE = "app/sections/offline/offline.tsx";

/**
 * Finds in Vite's manifest the scripts that the page at a path needs: their addresses, each after those that it imports, and the entry
 * last.
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
  const match = matchRoutes(ROUTES, encodeURI(path))?.at(-1);
  const name = routeTable[match?.route.path ?? "/*"];
  collect(find(`app/routes/${name}.tsx`));
  if (path === OFFLINE_PATH) collect(find(OFFLINE));
  collect(find(ENTRY));
  return [...chunks].map(({ file }) => `/${file}`);
}

import type { Manifest, ManifestChunk } from "vite";
import { OFFLINE_PATH } from "../app/browser/document-page.ts";
import type { Layout } from "../app/schema/page.ts";

const ENTRY = "app/entry.client.tsx";
/** The screen without a connection: its document names this code, so that the service worker keeps it. */
const OFFLINE = "app/sections/offline/offline.tsx";

/**
 * Finds in Vite's manifest the scripts that a page needs: their addresses, each after those that it imports, and the entry last.
 *
 * @param layout The page's; 404.html and offline.html are hydrated by the code for any path that is no page's, which is an article's.
 */
export function codeOfPage(manifest: Manifest, path: string, layout: Layout = "article"): string[] {
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
  collect(find(`app/routes/${layout}.tsx`));
  if (path === OFFLINE_PATH) collect(find(OFFLINE));
  collect(find(ENTRY));
  return [...chunks].map(({ file }) => `/${file}`);
}

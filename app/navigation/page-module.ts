import type { ComponentType } from "react";
import { isHydrated } from "../hydration/hydrated.ts";
import { loadChunk } from "../hydration/load-chunk.ts";

/** What a file in app/routes exports. */
export interface PageCode {
  Component: ComponentType;
  /** Fetches the code of what a document hydrates later (see `deferredSection`). */
  loadRest?: () => Promise<unknown>;
}

/** The code of one kind of page. */
export interface PageModule {
  /** Whether it failed to load when it was last asked for: some browsers remember that of a module for as long as the document lives. */
  hasFailed: boolean;
  /** Loads the code, with its deferred sections unless a document holds them. @throws ChunkLoadError */
  load: () => Promise<{ Component: ComponentType }>;
  /** Fetches what the page's document hydrated later, or never, for a visitor who comes back to the page. */
  loadRest: () => Promise<unknown>;
}

/**
 * Describes the code of one kind of page.
 *
 * @param chunk The file's name in app/routes; an error names it (ERR-02).
 * @param importCode Imports the file.
 */
export function page(chunk: string, importCode: () => Promise<PageCode>): PageModule {
  let loadRest: PageCode["loadRest"];
  const pageModule: PageModule = {
    hasFailed: false,
    async load() {
      try {
        const code = await loadChunk(chunk, importCode);
        loadRest = code.loadRest;
        if (isHydrated()) await loadRest?.();
        pageModule.hasFailed = false;
        return { Component: code.Component };
      } catch (failure) {
        pageModule.hasFailed = true;
        throw failure;
      }
    },
    loadRest: async () => loadRest?.().catch(() => {}), // tried again when the visitor comes to it
  };
  return pageModule;
}

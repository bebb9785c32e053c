import type { ComponentType } from "react";
import { isHydrated } from "./hydrated.ts";
import { loadChunk } from "./load-chunk.ts";

/** The exports of a file in app/routes. */
export interface PageCode {
  Component: ComponentType;
  /** Fetches the code of the page's deferred sections (see `deferredSection`). */
  loadRest?: () => Promise<unknown>;
}

/** The code of one kind of page. */
export interface PageModule {
  /** Whether the last load failed. Some browsers cache a failed import until the document is unloaded. */
  hasFailed: boolean;
  /** Loads the code; after hydration, also that of its deferred sections. @throws ChunkLoadError */
  load: () => Promise<{ Component: ComponentType }>;
  /** Fetches the code of deferred sections that the document has not hydrated, for a visitor who comes back to the page. */
  loadRest: () => Promise<unknown>;
}

/**
 * Describes the code of one kind of page.
 *
 * @param chunk The file's name in app/routes, for the error message (ERR-02).
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
    loadRest: async () => loadRest?.().catch(() => {}), // fetched again when the section scrolls into view
  };
  return pageModule;
}

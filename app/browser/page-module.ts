import type { ComponentType } from "react";

/** What a file in app/routes gives. */
export interface PageCode {
  Component: ComponentType;
  /** Fetches the code of what a document brings to life later (see `belowFirstView`). */
  loadRest?: () => Promise<unknown>;
}

/** Loads the code of one kind of page. */
export interface PageModule {
  (): Promise<{ Component: ComponentType }>;
  /** What the code is called: its file's name in app/routes. */
  chunk: string;
  /** Whether it failed to load when it was last wanted: some browsers remember that of a module for as long as the document lives. */
  hasFailed: boolean;
  /** Fetches what the page's document brought to life later, or never, for a visitor who comes back to the page. */
  loadRest: () => Promise<unknown>;
}

/** How long a script chunk, or what a page shows, may take to load, in milliseconds (CALL-02). */
export const LOAD_TIMEOUT_MS = 120_000;

/** A script chunk that did not load, or not in time (ERR-02). */
export class ChunkLoadError extends Error {
  constructor(chunk: string, options?: ErrorOptions) {
    super(`Loading chunk ${chunk} failed`, options);
    this.name = "ChunkLoadError";
  }
}

/**
 * Wraps the import of a page's code: it fails as the specification says (ERR-02), and notes that it did.
 *
 * @param chunk The file's name in app/routes; the error's message names it.
 * @param load Imports the code.
 */
export function page(chunk: string, load: () => Promise<PageCode>): PageModule {
  let loadRest: PageCode["loadRest"];
  const loadWhole = async () => {
    const code = await load();
    loadRest = code.loadRest;
    if (isAlive()) await loadRest?.();
    pageModule.hasFailed = false;
    return { Component: code.Component };
  };
  const loadInTime = async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`It took longer than ${LOAD_TIMEOUT_MS} ms.`)), LOAD_TIMEOUT_MS);
    });
    try {
      return await Promise.race([loadWhole(), tooLate]);
    } catch (cause) {
      pageModule.hasFailed = true;
      throw new ChunkLoadError(chunk, { cause });
    } finally {
      clearTimeout(timer);
    }
  };
  const pageModule = Object.assign(loadInTime, {
    chunk,
    hasFailed: false,
    loadRest: async () => loadRest?.().catch(() => {}), // it is tried again when the visitor comes to it
  });
  return pageModule;
}

/** Whether a page is drawn anew, and not brought to life in the document that holds it already. */
const isAlive = () => typeof document !== "undefined" && "hydrated" in document.documentElement.dataset;

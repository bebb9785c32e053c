/** How long a script chunk, a stylesheet or a page's data may take to load, in milliseconds (CALL-02). */
export const LOAD_TIMEOUT_MS = 120_000;

/** How long a visitor waits for something before the page offers a way on without it, in milliseconds. */
export const PATIENCE_MS = 8000;

/** A script chunk that did not load, or not in time (ERR-02). */
export class ChunkLoadError extends Error {
  constructor(chunk: string, options?: ErrorOptions) {
    super(`Loading chunk ${chunk} failed`, options);
    this.name = "ChunkLoadError";
  }
}

/**
 * Loads a script chunk, with one retry and the time limit {@link LOAD_TIMEOUT_MS}. All code that loads after the entry goes through this
 * function (CALL-02, ERR-02), except the code that measures Web Vitals.
 *
 * @param chunk Names the chunk in the error: its source file's name, or its address.
 * @param load Imports the chunk.
 * @throws ChunkLoadError with the reason as its `cause`.
 */
export async function loadChunk<Code extends object>(chunk: string, load: () => Promise<Code>): Promise<Code> {
  try {
    const code = await inTime(load().catch((failure) => loadAgain(failure, load)));
    // A host or a proxy can return an empty or truncated file with status 200: what it exports is at its end.
    if (!Object.keys(code)[0]) throw new Error("It is empty.");
    return code;
  } catch (cause) {
    throw new ChunkLoadError(chunk, { cause });
  }
}

/**
 * Firefox and some versions of Chromium (seen in 150) cache a failed import until the document is unloaded, and name its address in the
 * error: only another address is fetched again. WebKit fetches the same address again.
 */
function loadAgain<Code>(failure: unknown, load: () => Promise<Code>): Promise<Code> {
  const [, remembered] = /dynamically imported module: (\S+)/.exec(failure instanceof Error ? failure.message : "") ?? [];
  return remembered ? import(/* @vite-ignore */ `${remembered}?${Date.now()}`) : load();
}

/** After how long what failed is tried again, in milliseconds: most interruptions of a mobile connection are shorter. */
const RETRY_AFTER_MS = 300;

/** Fetches data, with one retry after {@link RETRY_AFTER_MS}. */
export const withRetry = <Data>(fetchData: () => Promise<Data>): Promise<Data> =>
  fetchData().catch(() => after(RETRY_AFTER_MS).then(fetchData));

/** Resolves after a time in milliseconds. */
export const after = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Rejects when something takes longer than {@link LOAD_TIMEOUT_MS} to load. */
export function inTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`It took longer than ${LOAD_TIMEOUT_MS} ms.`)), LOAD_TIMEOUT_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

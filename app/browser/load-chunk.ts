/** How long a script chunk, a stylesheet or a page's data may take to load, in milliseconds (CALL-02). */
export const LOAD_TIMEOUT_MS = 120_000;

/** A script chunk failed to load or timed out (ERR-02). */
export class ChunkLoadError extends Error {
  constructor(chunk: string, options?: ErrorOptions) {
    super(`Loading chunk ${chunk} failed`, options);
    this.name = "ChunkLoadError";
  }
}

/** Loads a script chunk, with one retry and a time limit (CALL-02, ERR-02). @throws ChunkLoadError with the reason as its `cause`. */
export const loadChunk = <Code>(chunk: string, load: () => Promise<Code>): Promise<Code> =>
  inTime(load().catch((failure) => loadAgain(failure, load))).catch((cause) => {
    throw new ChunkLoadError(chunk, { cause });
  });

/** Firefox and some Chromium (seen in 150) cache a failed import: the retry needs another address. WebKit fetches the same one again. */
function loadAgain<Code>(failure: unknown, load: () => Promise<Code>): Promise<Code> {
  const [, remembered] = /dynamically imported module: (\S+)/.exec(failure instanceof Error ? failure.message : "") ?? [];
  return remembered ? import(/* @vite-ignore */ `${remembered}?${Date.now()}`) : load();
}

/** The delay before a retry, in milliseconds: a phone may be switching between cells. */
const RETRY_AFTER_MS = 300;

/** Fetches data, with one retry. */
export const withRetry = <Data>(fetchData: () => Promise<Data>): Promise<Data> =>
  fetchData().catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS)).then(fetchData));

/** Rejects after {@link LOAD_TIMEOUT_MS}. */
export function inTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`It took longer than ${LOAD_TIMEOUT_MS} ms.`)), LOAD_TIMEOUT_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

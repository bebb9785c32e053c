/**
 * The boot script, which runs once the document is parsed. The site's code loads when the page is painted and idle, or at the first press, key
 * or focus; with Save-Data, only at one of those. Until hydration the page works as it does without JavaScript.
 */
import { savesData } from "./connection.ts";
import { abandonHydration } from "./hydrated.ts";
import { ChunkLoadError, LOAD_TIMEOUT_MS } from "./load-chunk.ts";
import { pageFileUrl, ROOT_ID, STYLESHEET_ID } from "./page-files.ts";

const scripts = (document.currentScript as HTMLScriptElement).dataset.code?.split(" ") ?? [];
const root = document.getElementById(ROOT_ID) as HTMLElement;
let isLoading = false;

async function load(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  const { path = "", version } = root.dataset;
  let script = "";
  const fail = (cause?: unknown) => abandonHydration(new ChunkLoadError(script, { cause }));
  setTimeout(fail, LOAD_TIMEOUT_MS); // one limit for all files, which start together (CALL-02)
  const stylesheet = document.getElementById(STYLESHEET_ID) as HTMLLinkElement;
  stylesheet.onerror = () => abandonHydration(new ChunkLoadError(stylesheet.href));
  stylesheet.disabled = false;
  if (version) window.pageFile = fetchAs("json", pageFileUrl(path));
  const fetched = scripts.map((address) => fetchAs("blob", address));
  try {
    for (const [index, address] of scripts.entries()) {
      script = address;
      await fetched[index];
      await import(/* @vite-ignore */ address);
    }
  } catch (cause) {
    fail(cause);
  }
}

/** Fetches a file: a script into the cache, for its import, which is the retry if this fails, as some engines cache a failed import. */
const fetchAs = (type: "blob" | "json", address: string) =>
  fetch(address)
    .then((response) => response[type]())
    .catch(() => {});

/** Loads the code three frames after the load event, when the browser has painted the largest picture. */
function loadWhenIdle(): void {
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  let frames = 3;
  const next = (): unknown => (frames-- > 0 ? requestAnimationFrame(next) : whenIdle(load));
  next();
}

window.prerenderedText = root.textContent;
for (const type of ["pointerdown", "keydown", "focusin"]) addEventListener(type, load);
if (!savesData()) addEventListener("load", loadWhenIdle);

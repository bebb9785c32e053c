/**
 * The inline script at the end of every document. It loads the site's code after the first paint: once the page is loaded and idle, or as
 * soon as the visitor touches it. Until the page is hydrated it queues clicks on buttons and on links that the code takes over
 * (`data-waits`). When the code fails, the page stays as it was served:
 * `data-failed` on the root element hides what needs code, and a queued link is followed. With Save-Data only a touch loads the code.
 */

import { isForThisTab } from "../browser/is-for-this-tab.ts";
import { savesData } from "../browser/saves-data.ts";
import { EARLY, FAILED, WAITS } from "./attributes.ts";
import { ROOT_ID, STYLESHEET_ID } from "./document-page.ts";
import { type EventQueue, outlineOf } from "./event-queue.ts";
import { ChunkLoadError, LOAD_TIMEOUT_MS } from "./load-chunk.ts";

const { dataset } = document.currentScript as HTMLScriptElement;
const scripts = (dataset.code as string).split(" ");
const root = document.getElementById(ROOT_ID) as HTMLElement;
const early: EventQueue = { clicks: new Set(), served: outlineOf(root), giveUp };
window.early = early;

/** Begins once, whatever asks for it. All scripts begin to load together, so that one limit holds for each (CALL-02). */
function load(): void {
  if (early.stylesheet) return;
  let chunk = "";
  const fetches = scripts.map(fetchScript);
  const run = async () => {
    for (chunk of scripts) {
      await fetches[scripts.indexOf(chunk)];
      await import(/* @vite-ignore */ chunk);
      await new Promise((resolve) => setTimeout(resolve)); // room for the visitor in between
    }
  };
  const fail = (cause: unknown) => giveUp(new ChunkLoadError(chunk, { cause }));
  const limit = setTimeout(fail, LOAD_TIMEOUT_MS);
  early.stylesheet = new Promise((resolve) => {
    const link = document.getElementById(STYLESHEET_ID) as HTMLLinkElement;
    link.onload = resolve;
    link.onerror = resolve;
    link.disabled = false;
    if (link.sheet) resolve(""); // in `vite`, where it is not deferred
  });
  const { page } = root.dataset;
  if (page) early.page = fetch(page).catch(() => fetch(page));
  run()
    .catch(fail)
    .finally(() => clearTimeout(limit));
}

/**
 * Fetches a script into the browser's cache, from which it is then imported. When this fails, the import tries again; an import that fails
 * cannot be tried again, since some engines remember the failure for as long as the document lives, of a preload too.
 */
const fetchScript = (href: string): Promise<unknown> =>
  fetch(href)
    .then((response) => response.blob())
    .catch(() => {});

/** Leaves the page as it was served. */
function giveUp(failure: unknown): void {
  document.documentElement.setAttribute(FAILED, "");
  removeEventListener("click", queueClick, true);
  for (const target of early.clicks) target.removeAttribute(EARLY);
  const { last } = early;
  if (last?.href) location.assign(last.href);
  reportError(failure);
}

for (const type of ["pointerdown", "keydown", "focusin"]) addEventListener(type, load);

function queueClick(event: MouseEvent): void {
  const target = (event.target as Element).closest<HTMLElement>(`#${ROOT_ID} :is(button,[${WAITS}])`);
  if (!target || early.isHydrated?.(target) || !isForThisTab(event)) return;
  event.preventDefault();
  event.stopPropagation();
  early.clicks.add(target);
  early.last = target;
  target.setAttribute(EARLY, "");
}

// In the capture phase: React keeps a click from the document that was meant for a part which it has yet to hydrate.
addEventListener("click", queueClick, true);

/**
 * Loads the code three frames after the first paint: on a busy machine the LCP image is on the screen only while the second frame after its
 * decoding is made.
 */
function loadAfterPaint(): void {
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  let frames = 3;
  new PerformanceObserver(async (_, paints) => {
    paints.disconnect();
    await document
      .querySelector<HTMLImageElement>("img[loading=eager]")
      ?.decode()
      .catch(() => {});
    const next = (): unknown => (frames-- > 0 ? requestAnimationFrame(next) : whenIdle(load));
    next();
  }).observe({ type: "paint", buffered: true });
  setTimeout(load, PAINT_TIMEOUT_MS);
}

/** Firefox reports no paint of a document that it loads again for Back. */
const PAINT_TIMEOUT_MS = 3000;

if (!savesData()) addEventListener("load", loadAfterPaint);

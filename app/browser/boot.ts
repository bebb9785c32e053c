/**
 * The inline script at the end of every document.
 *
 * It loads the site's code after the first paint: when the page is loaded and idle, or at the visitor's first touch, key or focus. With
 * Save-Data only the visitor's input loads the code.
 *
 * Until the page is hydrated, it queues clicks on buttons and on links whose click the code handles (`data-waits`). If the code fails, the
 * page stays as it was served: `data-failed` on the root element hides what needs code, and the browser follows a queued link. The same
 * happens when a click has waited too long; code that comes after that hydrates the page without the click.
 */

import { EARLY, FAILED, WAITS } from "./attributes.ts";
import { ROOT_ID, STYLESHEET_ID } from "./document-page.ts";
import { type EventQueue, outlineOf } from "./event-queue.ts";
import { isForThisTab } from "./is-for-this-tab.ts";
import { ChunkLoadError, LOAD_TIMEOUT_MS, PATIENCE_MS } from "./load-chunk.ts";
import { savesData } from "./saves-data.ts";

const { dataset } = document.currentScript as HTMLScriptElement;
const scripts = (dataset.code as string).split(" ");
const root = document.getElementById(ROOT_ID) as HTMLElement;
const early: EventQueue = { clicks: new Set(), served: outlineOf(root), giveUp };
window.early = early;

/** Starts once, whatever triggers it. All scripts start to load at the same time, so that each has the same time limit (CALL-02). */
function load(): void {
  if (early.stylesheet) return;
  let chunk = "";
  const fetches = scripts.map(fetchScript);
  const run = async () => {
    for (chunk of scripts) {
      await fetches[scripts.indexOf(chunk)];
      await import(/* @vite-ignore */ chunk);
      await new Promise((resolve) => setTimeout(resolve)); // lets the browser handle input between scripts
    }
  };
  const fail = (cause: unknown) => {
    if (!early.isHydrated) giveUp(new ChunkLoadError(chunk, { cause }));
  };
  setTimeout(fail, LOAD_TIMEOUT_MS);
  early.stylesheet = new Promise((resolve) => {
    const link = document.getElementById(STYLESHEET_ID) as HTMLLinkElement;
    link.onload = resolve;
    link.onerror = resolve;
    link.disabled = false;
    if (link.sheet) resolve(""); // the dev server does not defer the stylesheet
  });
  const { page } = root.dataset;
  if (page) early.page = fetch(page).catch(() => fetch(page));
  run().catch(fail);
}

/**
 * Fetches a script into the browser's cache, so that the import finds it there. If the fetch fails, the import is the retry. A failed
 * import or preload cannot be retried: some engines cache the failure until the document is unloaded.
 */
const fetchScript = (href: string): Promise<unknown> =>
  fetch(href)
    .then((response) => response.blob())
    .catch(() => {});

/** Leaves the page as it was served, for ever or, without a failure, until the code comes. */
function giveUp(failure?: unknown): void {
  if (!early.isHydrated) document.documentElement.setAttribute(FAILED, "");
  removeEventListener("click", queueClick, true);
  for (const target of early.clicks) target.removeAttribute(EARLY);
  early.clicks.clear();
  early.isHydrated ??= () => true; // nothing waits any more
  const { last } = early;
  if (last?.href && navigator.onLine) location.assign(last.href); // offline, the browser's error page would replace the phone number
  if (failure) reportError(failure);
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
  setTimeout(() => early.clicks.has(target) && giveUp(), PATIENCE_MS);
}

// In the capture phase: React stops the propagation of a click on a part that it has not hydrated yet.
addEventListener("click", queueClick, true);

/**
 * Loads the code three animation frames after the first paint and after the LCP image is decoded: a busy machine presents the image only
 * in the second frame after decoding.
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

/** Firefox reports no paint for a document that it reloads for Back. */
const PAINT_TIMEOUT_MS = 3000;

if (!savesData()) addEventListener("load", loadAfterPaint);

/**
 * The only script that a document carries in itself. It loads the site's code after the first paint: when the page is loaded and idle, or
 * as soon as the visitor touches it. What is clicked before the page is alive is noted for the code, which clicks it again: buttons, and
 * links that the code takes over (`data-waits`; with the value `typing`, what is typed after it is noted as well). When the code cannot be
 * loaded the page stays as it is, its root says so (`data-failed`), and such a link is followed after all. For visitors who save data only
 * their touch loads the code, and pictures come small.
 */
import { ROOT_ID, SHEET_ID } from "./browser/document-page.ts";
import type { Handover } from "./browser/handover.ts";
import { isForThisTab } from "./browser/is-for-this-tab.ts";
import { SAVING_SIZES, savesData } from "./browser/saves-data.ts";

const { code = "" } = (document.currentScript as HTMLScriptElement).dataset;
const scripts = code.split(" ");
const early: Handover = { clicks: new Set(), keys: [] };
window.early = early;

/** Begins once, whatever asks for it. */
function load(): void {
  if (early.sheet) return;
  const sheet = document.getElementById(SHEET_ID) as HTMLLinkElement;
  early.sheet = new Promise((resolve) => {
    sheet.onload = sheet.onerror = resolve;
  });
  sheet.disabled = false;
  const { page } = (document.getElementById(ROOT_ID) as HTMLElement).dataset;
  if (page) early.page = fetch(page).catch(() => fetch(page));
  for (const href of scripts) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  run().catch((failure) => {
    document.documentElement.dataset.failed = "";
    removeEventListener("click", noteClick, true);
    for (const { dataset } of early.clicks) delete dataset.early;
    if (early.last instanceof HTMLAnchorElement) location.assign(early.last.href);
    throw failure;
  });
}

/** Runs one script after the other, with room for the visitor in between. */
async function run(): Promise<void> {
  for (const address of scripts) {
    await import(/* @vite-ignore */ address);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

for (const type of ["pointerdown", "keydown", "focusin", "touchstart"]) addEventListener(type, load);

function noteClick(event: MouseEvent): void {
  const target = (event.target as Element).closest<HTMLElement>(`#${ROOT_ID} :is(button,[data-waits])`);
  if (!target || early.isAlive?.(target) || !isForThisTab(event)) return;
  event.preventDefault();
  event.stopPropagation();
  early.clicks.add(target);
  early.last = target;
  target.dataset.early = "";
}

// Heard on its way down: React lets no click pass to the document that was meant for a part which it has yet to bring to life.
addEventListener("click", noteClick, true);

addEventListener("keydown", ({ key, ctrlKey, metaKey }) => {
  if (early.last?.dataset.waits === "typing" && !ctrlKey && !metaKey) early.keys.push(key);
});

/**
 * Once something is seen on the screen, which can be a good while after it was drawn, and the main picture is ready to be drawn: one frame
 * draws it, and on a busy machine it is on the screen only while the second is made; so the code is loaded with the third.
 */
function loadAfterPaint(): void {
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  new PerformanceObserver(async (_, observer) => {
    observer.disconnect();
    await document
      .querySelector<HTMLImageElement>("img[loading=eager]")
      ?.decode()
      .catch(() => {});
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(load))));
  }).observe({ type: "paint", buffered: true });
}

/** The page's main picture is under way already: changed now, it would be fetched twice. */
function takeSmallPictures(): void {
  for (const { parentElement } of document.querySelectorAll("img[loading=lazy]"))
    for (const part of (parentElement as HTMLElement).children) (part as HTMLSourceElement).sizes = SAVING_SIZES;
}

if (savesData()) takeSmallPictures();
else addEventListener("load", loadAfterPaint, { once: true });

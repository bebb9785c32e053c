/**
 * The only script that a document carries in itself. It loads the site's code after the first paint: when the page is loaded and idle, or
 * as soon as the visitor touches it. What is clicked before the page is alive is clicked again then, each thing once and in order: buttons,
 * and links that the code takes over (`data-waits`; with the value `typing`, what is typed after it is kept as well). When the code cannot
 * be loaded the page stays as it is, its root says so (`data-failed`), and such a link is followed after all.
 */
import { ROOT_ID } from "./browser/document-page.ts";
import { HYDRATED_EVENT } from "./browser/hydrated-event.ts";
import { savesData } from "./browser/saves-data.ts";
import { SHEET_ID } from "./browser/whole-sheet.ts";

const { entry, preload } = (document.currentScript as HTMLScriptElement).dataset;
const FIRST_TOUCHES = ["pointerdown", "keydown", "focusin", "touchstart"];
const early = new Set<HTMLElement>();
let last: HTMLElement | undefined;
let isHydrated = false;
let typed = "";

function load(): void {
  for (const type of FIRST_TOUCHES) removeEventListener(type, load);
  (document.getElementById(SHEET_ID) as HTMLLinkElement).disabled = false;
  const { page } = (document.getElementById(ROOT_ID) as HTMLElement).dataset;
  if (page) addLink({ rel: "preload", as: "fetch", crossOrigin: "", href: page });
  for (const href of preload?.split(" ") ?? []) addLink({ rel: "modulepreload", href });
  import(/* @vite-ignore */ entry as string).catch((failure) => {
    document.documentElement.dataset.failed = "";
    if (last instanceof HTMLAnchorElement) location.assign(last.href);
    throw failure;
  });
}

function addLink(link: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement("link"), link));
}

function rememberClick(event: MouseEvent): void {
  const target = (event.target as Element).closest<HTMLElement>(`#${ROOT_ID} :is(button,[data-waits])`);
  if (!target || isAlive(target) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  early.add(target);
  last = target;
  target.dataset.early = "";
}

function rememberKey({ key, ctrlKey, metaKey }: KeyboardEvent): void {
  if (last?.dataset.waits !== "typing" || ctrlKey || metaKey) return;
  if (key === "Backspace") typed = typed.slice(0, -1);
  else if (key.length === 1) typed += key;
}

/** Parts below the first view come alive after the rest. */
function isAlive(target: HTMLElement): boolean {
  return isHydrated && !target.closest("[data-below]:not([data-alive])");
}

function catchUp(): void {
  isHydrated = true;
  for (const target of early) {
    if (!isAlive(target)) continue;
    early.delete(target);
    delete target.dataset.early;
    target.click();
  }
}

/** The field that an early click leads to takes over what was typed for it, and the rest of the typing. */
function handOver({ target }: FocusEvent): void {
  if (!(target instanceof HTMLTextAreaElement)) return;
  removeEventListener("keydown", rememberKey);
  removeEventListener("focusin", handOver);
  target.setRangeText(typed, 0, 0, "end");
}

for (const type of FIRST_TOUCHES) addEventListener(type, load, { passive: true });
addEventListener("click", rememberClick);
addEventListener("keydown", rememberKey);
addEventListener("focusin", handOver);
document.addEventListener(HYDRATED_EVENT, catchUp);

/** The second frame comes after the first was painted: what is painted last of the first view is not held up. */
function loadAfterPaint(): void {
  const whenIdle = "requestIdleCallback" in window ? requestIdleCallback : setTimeout;
  requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(load)));
}

if (!savesData()) addEventListener("load", loadAfterPaint, { once: true });

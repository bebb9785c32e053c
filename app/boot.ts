/**
 * The only script that a document carries in itself. It loads the site's code after the first paint: when the page is loaded and
 * idle, or as soon as the visitor touches it. A button clicked before that is clicked again once the page is alive.
 */
import { HYDRATED_EVENT } from "./browser/hydrated-event.ts";

const { entry, preload } = (document.currentScript as HTMLScriptElement).dataset;
const FIRST_TOUCHES = ["pointerdown", "keydown", "focusin", "touchstart"];
let early: HTMLButtonElement | null = null;

function load(): void {
  for (const type of FIRST_TOUCHES) removeEventListener(type, load);
  for (const href of preload?.split(" ") ?? [])
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  void import(/* @vite-ignore */ entry as string);
}

function remember(event: Event): void {
  early = (event.target as Element).closest<HTMLButtonElement>("#root button") ?? early;
}

for (const type of FIRST_TOUCHES) addEventListener(type, load, { passive: true });
addEventListener("click", remember);
document.addEventListener(
  HYDRATED_EVENT,
  () => {
    removeEventListener("click", remember);
    early?.click();
  },
  { once: true },
);

const savesData =
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches;
if (!savesData) {
  addEventListener("load", () => ("requestIdleCallback" in window ? requestIdleCallback(load, { timeout: 4000 }) : setTimeout(load, 200)), {
    once: true,
  });
}

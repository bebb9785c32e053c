import type { Handover } from "./handover.ts";
import { HYDRATED_EVENT } from "./hydrated-event.ts";

/**
 * Clicks again what was clicked too early, as soon as it is alive. The field that such a click leads to takes over what was typed for it,
 * and the rest of the typing.
 */
export function replayEarlyInput(early: Handover): void {
  document.addEventListener(HYDRATED_EVENT, () => {
    // Parts below the first view come alive after the rest.
    early.isAlive ??= (target) => !target.closest("[data-below]:not([data-alive],[data-failed])");
    for (const target of early.clicks) {
      if (!early.isAlive(target)) continue;
      early.clicks.delete(target);
      delete target.dataset.early;
      target.click();
    }
  });
  addEventListener("focusin", function handOver({ target }) {
    if (!(target instanceof HTMLTextAreaElement)) return;
    removeEventListener("focusin", handOver);
    early.last = undefined;
    target.setRangeText(typedText(early.keys), 0, 0, "end");
  });
}

function typedText(keys: string[]): string {
  const letters: string[] = [];
  for (const key of keys) {
    if (key === "Backspace") letters.pop();
    else if ([...key].length === 1) letters.push(key);
  }
  return letters.join("");
}

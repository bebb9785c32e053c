import type { EventQueue } from "./event-queue.ts";
import { HYDRATED_EVENT } from "./hydrated.ts";

/**
 * Replays queued clicks, as soon as what was clicked is hydrated. The field that such a click leads to receives what was typed for it, and
 * the rest of the typing.
 */
export function replayEvents(early: EventQueue): void {
  document.addEventListener(HYDRATED_EVENT, () => {
    // Deferred sections are hydrated after the rest.
    early.isHydrated ??= (target) => !target.closest("[data-below]:not([data-hydrated],[data-failed])");
    for (const target of early.clicks) {
      if (!early.isHydrated(target)) continue;
      early.clicks.delete(target);
      delete target.dataset.early;
      target.click();
    }
  });
  addEventListener("focusin", function receiveTyping({ target }) {
    if (!(target instanceof HTMLTextAreaElement)) return;
    removeEventListener("focusin", receiveTyping);
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

import type { EventQueue } from "./event-queue.ts";
import { HYDRATED_EVENT } from "./hydrated.ts";

/** Replays queued clicks, as soon as what was clicked is hydrated. */
export function replayClicks(early: EventQueue): void {
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
}

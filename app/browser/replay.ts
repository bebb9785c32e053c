import { BELOW, EARLY, FAILED, HYDRATED } from "./attributes.ts";
import type { EventQueue } from "./event-queue.ts";
import { HYDRATED_EVENT } from "./hydrated.ts";

/** Replays each queued click as soon as its element is hydrated. */
export function replayClicks(early: EventQueue): void {
  document.addEventListener(HYDRATED_EVENT, () => {
    // Deferred sections hydrate after the rest of the page.
    early.isHydrated ??= (target) => !target.closest(`[${BELOW}]:not([${HYDRATED}],[${FAILED}])`);
    for (const target of early.clicks) {
      if (!early.isHydrated(target)) continue;
      early.clicks.delete(target);
      target.removeAttribute(EARLY);
      target.click();
    }
  });
}

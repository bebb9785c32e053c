import { HYDRATED } from "./attributes.ts";

/** Sent by the document when the page is hydrated, and when a deferred section is, or will not be. */
export const HYDRATED_EVENT = "site:hydrated";

let resolve: () => void = () => {};
let reject: (failure: unknown) => void = () => {};

/** Resolves once the page is hydrated; rejects when that failed, and the page stays as it was served. */
export const hydration = new Promise<void>((onHydrated, onFailed) => {
  resolve = onHydrated;
  reject = onFailed;
});
hydration.catch(() => {}); // the entry handles it, where there is one

/** Whether the page is hydrated: its code has taken over what the document showed. */
export const isHydrated = (): boolean => typeof document !== "undefined" && document.documentElement.hasAttribute(HYDRATED);

/** Tells everyone, once, that the page is hydrated. */
export function markHydrated(): void {
  if (isHydrated()) return;
  document.documentElement.toggleAttribute(HYDRATED, true);
  document.dispatchEvent(new Event(HYDRATED_EVENT));
  resolve();
}

/** Never resolves: what waits for it is never rendered. */
const NEVER = new Promise<never>(() => {});

/**
 * Keeps the served page on the screen when its hydration fails, instead of what is to replace it. For error boundaries, with what they
 * caught: what they return to wait for, with React's `use`, leaves the document as it is. Once the page is hydrated, and in the prerender,
 * there is nothing to keep.
 */
export function servedPageAfter(failure: unknown): Promise<never> | undefined {
  if (typeof document === "undefined" || isHydrated()) return undefined;
  reject(failure);
  return NEVER;
}

import { FAILED, HYDRATED } from "./attributes.ts";

/** Dispatched on the document when the page is hydrated, and when a deferred section is hydrated or has failed. */
export const HYDRATED_EVENT = "site:hydrated";

let hasFailed = false;
let resolve: () => void = () => {};
let reject: (failure: unknown) => void = () => {};

/** Resolves once the page is hydrated. Rejects if hydration fails; the page then stays as it was served. */
export const hydration = new Promise<void>((onHydrated, onFailed) => {
  resolve = onHydrated;
  reject = onFailed;
});
hydration.catch(() => {}); // the entry handles it, where there is one

/** Whether the page is hydrated. */
export const isHydrated = (): boolean => typeof document !== "undefined" && document.documentElement.hasAttribute(HYDRATED);

/** Notifies all listeners, once, that the page is hydrated. */
export function markHydrated(): void {
  if (isHydrated() || hasFailed) return;
  const { documentElement } = document;
  documentElement.toggleAttribute(HYDRATED, true);
  documentElement.removeAttribute(FAILED); // set for a click that waited too long (boot.ts)
  document.dispatchEvent(new Event(HYDRATED_EVENT));
  resolve();
}

/** Never resolves: a component that waits for it with `use` never renders. */
const NEVER = new Promise<never>(() => {});

/**
 * Keeps the served page on the screen if its hydration fails, instead of the failure screen. An error boundary passes the error that it
 * caught, and waits for the returned promise with React's `use`: React then leaves the document as it is. After hydration, and in the
 * prerender, there is no served page to keep.
 */
export function servedPageAfter(failure: unknown): Promise<never> | undefined {
  if (typeof document === "undefined" || isHydrated()) return undefined;
  hasFailed = true;
  reject(failure);
  return NEVER;
}

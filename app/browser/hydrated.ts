let resolve: () => void = () => {};

/** Resolves once the page is hydrated. The boot script does not use it: marked as pure, it stays out of that. */
export const hydrated = /* @__PURE__ */ new Promise<void>((onHydrated) => {
  resolve = onHydrated;
});

export const isHydrated = (): boolean => document.documentElement.hasAttribute("data-hydrated");

/** Whether the page stays as it was prerendered. */
export const hasFailed = (): boolean => document.documentElement.hasAttribute("data-failed");

export function markHydrated(): void {
  if (hasFailed()) return;
  document.documentElement.toggleAttribute("data-hydrated", true);
  resolve();
}

/** Leaves the page as it was prerendered: stylesheets then hide what needs code, and the browser follows its links. */
export function abandonHydration(reason: unknown): void {
  if (isHydrated() || hasFailed()) return;
  document.documentElement.toggleAttribute("data-failed", true);
  reportError(reason);
}

declare global {
  interface Window {
    /** The page's text as it was prerendered; the boot script sets it. A translator or an extension may change the page before it is hydrated. */
    prerenderedText: string | null;
    /** The page's data, as the boot script fetches them; nothing if it can't. */
    pageFile?: Promise<import("./page-files.ts").PageFile | undefined>;
  }
}

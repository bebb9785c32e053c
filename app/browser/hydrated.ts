let resolve: () => void = () => {};

/** Resolves once the page is hydrated. Marked as pure to keep it out of the boot script, which doesn't use it. */
export const hydrated = /* @__PURE__ */ new Promise<void>((onHydrated) => {
  resolve = onHydrated;
});

export const isHydrated = (): boolean => "hydrated" in document.documentElement.dataset;

/** Whether hydration was abandoned and the page stays as prerendered. */
export const hasFailed = (): boolean => "failed" in document.documentElement.dataset;

export function markHydrated(): void {
  if (hasFailed()) return;
  document.documentElement.dataset.hydrated = "";
  resolve();
}

/** Leaves the page as prerendered: stylesheets then hide what needs code, and the browser follows links itself. */
export function abandonHydration(reason: unknown): void {
  if (isHydrated() || hasFailed()) return;
  document.documentElement.dataset.failed = "";
  reportError(reason);
}

declare global {
  interface Window {
    /** The prerendered text, set by the boot script to detect changes by a translator or an extension before hydration. */
    prerenderedText: string | null;
    /** The page's data, fetched by the boot script; `undefined` if that fails. */
    pageFile?: Promise<import("./page-files.ts").PageFile | undefined>;
  }
}

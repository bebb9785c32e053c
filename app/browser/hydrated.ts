let resolve: () => void = () => {};

/** Resolves once the page is hydrated. */
export const hydrated = new Promise<void>((onHydrated) => {
  resolve = onHydrated;
});

export const isHydrated = (): boolean => document.documentElement.hasAttribute("data-hydrated");

/** Whether the page stays as it was served. */
export const hasFailed = (): boolean => document.documentElement.hasAttribute("data-failed");

export function markHydrated(): void {
  if (hasFailed()) return;
  document.documentElement.toggleAttribute("data-hydrated", true);
  resolve();
}

/** Leaves the page as it was served: stylesheets then hide what needs code, and the browser follows its links. */
export function leaveAsServed(reason: unknown): void {
  if (isHydrated() || hasFailed()) return;
  document.documentElement.toggleAttribute("data-failed", true);
  reportError(reason);
}

/** Summarises what an element shows. It changes when a translator or an extension has changed the element. */
export const outlineOf = (element: Element): string => element.querySelectorAll("*").length + (element.textContent as string);

declare global {
  interface Window {
    /** The {@link outlineOf} the served page; the boot script sets it. */
    served: string;
  }
}

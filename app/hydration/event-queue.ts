/**
 * What the boot script (boot.ts) has begun to load, and what happened on the page before the site's code was there. The boot script writes
 * it, the code reads it.
 */
export interface EventQueue {
  /** Resolves with the event of the whole stylesheet's link, `load` or `error`; absent until something asks for the code. */
  stylesheet?: Promise<string | Event>;
  /** The response with what hydration needs of the page; absent in a document that needs nothing. */
  page?: Promise<Response>;
  /** What the visitor clicked, each element once and in order. */
  clicks: Set<HTMLElement>;
  /** The last of them; only a link has an address. */
  last?: HTMLElement & { href?: string };
  /** Whether an element handles its own clicks by now; absent until the page is hydrated. */
  isHydrated?: (target: HTMLElement) => boolean;
  /** What the page was served as, to notice what a translator or an extension has changed (see {@link outlineOf}). */
  served: string;
  /** Leaves the page as it was served, for good: its code failed. */
  giveUp: (failure: unknown) => void;
}

/** Differs as soon as an element's text does, or how many elements are in it. */
export const outlineOf = (element: Element): string => element.querySelectorAll("*").length + (element.textContent as string);

declare global {
  interface Window {
    /** Absent in `npm run dev`, whose documents have no boot script. */
    early?: EventQueue;
  }
}

/**
 * What the boot script (boot.ts) has started to load, and the clicks from before hydration. The boot script writes it, the site's code
 * reads it.
 */
export interface EventQueue {
  /** Resolves with the `load` or `error` event of the link to the whole stylesheet. Absent until the code starts to load. */
  stylesheet?: Promise<string | Event>;
  /** The response with the page's data for hydration. Absent in a document that needs none. */
  page?: Promise<Response>;
  /** The elements that the visitor clicked, each once, in order. */
  clicks: Set<HTMLElement>;
  /** The element that was clicked last; only a link has an `href`. */
  last?: HTMLElement & { href?: string };
  /** Whether a click on an element need not wait. Absent while clicks are queued; always true once the boot script has given up. */
  isHydrated?: (target: HTMLElement) => boolean;
  /** The outline of the served page. It differs after a translator or an extension changes the page (see {@link outlineOf}). */
  served: string;
  /** Leaves the page as it was served: permanently if its code failed, otherwise until the code comes. */
  giveUp: (failure?: unknown) => void;
}

/** Summarises an element: it changes with the element's text and with the number of elements in it. */
export const outlineOf = (element: Element): string => element.querySelectorAll("*").length + (element.textContent as string);

declare global {
  interface Window {
    /** Absent in `npm run dev`, whose documents have no boot script. */
    early?: EventQueue;
  }
}

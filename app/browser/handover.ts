/** What the boot script hands over to the site's code: what it has begun to load, and what the visitor did meanwhile (app/boot.ts). */
export interface Handover {
  /** Fulfilled once the whole sheet is there, or will not come; none before the code is asked for. */
  sheet?: Promise<unknown>;
  /** The answer to the question for what hydration needs of the page; none in a document that needs nothing. */
  page?: Promise<Response>;
  /** What was clicked, each thing once and in order. */
  clicks: Set<HTMLElement>;
  /** The last of them. While its `data-waits` says `typing`, keys are noted. */
  last?: HTMLElement | undefined;
  keys: string[];
  /** Whether a click on something takes effect by itself; nothing's does as long as this is not set. */
  isAlive?: (target: HTMLElement) => boolean;
}

declare global {
  interface Window {
    /** Not in `npm run dev`, whose documents have no boot script. */
    early?: Handover;
  }
}

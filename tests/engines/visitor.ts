import { expect } from "@playwright/test";

/** One tab of an engine's own browser. */
export interface Browser {
  /** The console's errors and warnings since the browser was started. */
  readonly faults: string[];
  /** Opens an address and waits for its load event. */
  open(address: string): Promise<void>;
  /** Calls a function in the page with JSON, and returns its JSON. */
  evaluate<Result, Arguments extends unknown[]>(pageFunction: (...args: Arguments) => Result, ...args: Arguments): Promise<Awaited<Result>>;
  /** Clicks a point of the viewport, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>;
  press(key: "Escape" | "ArrowRight"): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/** An engine may be slow on a busy machine. Nothing is measured by it. */
const TIMEOUT_MS = 40_000;

/** WebKit's driver never answers a call into a document that is going into the back/forward cache. */
const CALL_TIMEOUT_MS = 5_000;

/** A visitor of the site, whatever the engine. An element is given by a selector and, if that isn't enough, by the start of its label or text. */
export class Visitor {
  readonly #browser: Browser;
  readonly #site: string;

  constructor(browser: Browser, site: string) {
    this.#browser = browser;
    this.#site = site;
  }

  /** Opens a path and waits until the page is hydrated. */
  async open(path: string): Promise<void> {
    await this.load(path);
    await this.sees("html[data-hydrated]");
  }

  /** Opens a path. */
  load(path: string): Promise<void> {
    return this.#browser.open(`${this.#site}${path}`);
  }

  sees(selector: string, name = ""): Promise<void> {
    return this.#retry(async () => expect(await this.#place(selector, name), `${selector} ${name}`).not.toBeNull());
  }

  seesNo(selector: string): Promise<void> {
    return this.#retry(async () => expect(await this.#place(selector, ""), selector).toBeNull());
  }

  /** Waits until a function returns true in the page. */
  until<Arguments extends unknown[]>(condition: (...args: Arguments) => boolean | Promise<boolean>, ...args: Arguments): Promise<void> {
    return this.#retry(async () => expect(await this.evaluate(condition, ...args), `${condition} ${args}`).toBe(true));
  }

  /** Clicks an element once it is at rest: WebKit scrolls a focused field back into view, 100 ms or more after a scroll. */
  async click(selector: string, name = ""): Promise<void> {
    let place: Place | null = null;
    await this.#retry(async () => {
      const before = place;
      place = await this.#place(selector, name);
      expect(place, `${selector} ${name}`).not.toBeNull();
      expect(place).toEqual(before);
    }, 200);
    const { x, y } = place as unknown as Place;
    await this.#browser.clickAt(x, y);
  }

  async evaluate<Result, Arguments extends unknown[]>(pageFunction: (...args: Arguments) => Result, ...args: Arguments) {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("The page does not answer.")), CALL_TIMEOUT_MS);
    });
    return Promise.race([this.#browser.evaluate(pageFunction, ...args), late]).finally(() => clearTimeout(timer));
  }

  #place(selector: string, name: string): Promise<Place | null> {
    return this.evaluate(placeOf, selector, name);
  }

  /** Also over a change of document, while the engines refuse calls. */
  #retry(attempt: () => Promise<void>, interval = 50): Promise<void> {
    return expect(attempt).toPass({ timeout: TIMEOUT_MS, intervals: [interval] });
  }
}

interface Place {
  x: number;
  y: number;
}

/** In the page: the middle of a rendered element, once it is in the viewport and clear of what sticks to its edges. */
function placeOf(selector: string, name: string): Place | null {
  const isRendered = (element: Element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
  const nameOf = (element: Element) => (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
  const element = [...document.querySelectorAll(selector)].find((each) => isRendered(each) && nameOf(each).startsWith(name));
  if (!element) return null;
  const { top, bottom } = element.getBoundingClientRect();
  if (element.matches("a, button, summary") && (top < 100 || bottom > innerHeight - 100))
    element.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

import type { Browser, Measures } from "./browsers/browser.ts";

/** How long a page may take for what is expected of it. Nothing is measured by it: a busy machine is slow. */
const LIMIT_MS = 40_000;

/** How long an engine may take for one look at the page. WebKit's driver never answers a call into a document that it just puts into the back/forward cache. */
const LOOK_LIMIT_MS = 5_000;

/** An element: the first one that is rendered and matches the selector and, if given, whose text or label begins with the text. */
export type Target = string | { css: string; text: string };

/** The site in one tab of one engine, in the terms of a visitor. */
export class SitePage {
  readonly #browser: Browser;
  readonly #site: string;

  constructor(browser: Browser, site: string) {
    this.#browser = browser;
    this.#site = site;
  }

  /** What the page has reported as errors since it was opened. */
  get faults(): string[] {
    return this.#browser.faults();
  }

  /** The uncaught errors of its code since then. */
  get errors(): string[] {
    return this.#browser.errors();
  }

  resize(width: number, height: number): Promise<void> {
    return this.#browser.resize(width, height);
  }

  /** Opens a path of the site and waits until the page is hydrated. */
  async open(path: string): Promise<void> {
    await this.load(path);
    await this.hydrated();
  }

  /** Opens a path of the site, as served. */
  load(path: string): Promise<void> {
    return this.#browser.open(`${this.#site}${path}`);
  }

  async reload(): Promise<void> {
    await this.#browser.reload();
    await this.hydrated();
  }

  /** Goes back. The call returns before the page is left: an engine that replaces the document before that loses the call's result. */
  back(): Promise<void> {
    return this.evaluate(() => void setTimeout(() => history.back()));
  }

  /** Has the page load another document, as `back` goes back. */
  leaveFor(path: string): Promise<void> {
    return this.evaluate((to) => void setTimeout(() => location.assign(to)), path);
  }

  hydrated(): Promise<void> {
    return this.until(() => document.readyState === "complete" && document.documentElement.matches("[data-hydrated]"));
  }

  /** Calls a function in the page. It sees nothing of the test but its arguments, which are JSON, as is what it returns. Or evaluates a source. */
  async evaluate<Result, Arguments extends unknown[]>(
    pageFunction: ((...args: Arguments) => Result | Promise<Result>) | string,
    ...args: Arguments
  ): Promise<Result> {
    return (await this.#browser.evaluate(callOf(pageFunction, args))) as Result;
  }

  /** Waits until a function of the page returns something true, also over a change of document. */
  async until<Arguments extends unknown[]>(condition: ((...args: Arguments) => unknown) | string, ...args: Arguments): Promise<void> {
    const end = performance.now() + LIMIT_MS;
    let last: unknown;
    do {
      // While a document is replaced, the engines refuse the call.
      const look = this.#browser.evaluate(`Boolean(${callOf(condition, args)})`).catch((error) => error);
      last = await Promise.race([look, pause(LOOK_LIMIT_MS)]);
      if (last === true) return;
      await pause(50);
    } while (performance.now() < end);
    const where = await this.path().catch(() => "?");
    throw new Error(
      `On ${where} this does not come true: ${condition} with ${JSON.stringify(args)}${last instanceof Error ? `, ${last}` : ""}`,
    );
  }

  /** Waits for an element to be rendered. */
  shown(target: Target): Promise<void> {
    return this.until(`(${find})(${JSON.stringify(target)}) !== null`);
  }

  /** Waits for an element to be no longer rendered. */
  gone(target: Target): Promise<void> {
    return this.until(`(${find})(${JSON.stringify(target)}) === null`);
  }

  /** Scrolls an element into the viewport and, once it rests there, clicks its middle. */
  async click(target: Target): Promise<void> {
    const { x, y } = await this.#place(target);
    await this.#browser.clickAt(x, y);
  }

  clickAt(x: number, y: number): Promise<void> {
    return this.#browser.clickAt(x, y);
  }

  async hover(target: Target): Promise<void> {
    const { x, y } = await this.#place(target);
    await this.#browser.movePointer(x, y);
  }

  /** Takes the pointer away from what it may be on. */
  pointAway(): Promise<void> {
    return this.#browser.movePointer(1, 1);
  }

  press(key: string): Promise<void> {
    return this.#browser.press(key);
  }

  type(text: string): Promise<void> {
    return this.#browser.type(text);
  }

  closeOthers(): Promise<void> {
    return this.#browser.closeOthers();
  }

  /** Counts what the page holds, in the engine that tells it. */
  async measure(): Promise<Measures | undefined> {
    return this.#browser.measure?.();
  }

  screenshot(): Promise<Buffer> {
    return this.#browser.screenshot();
  }

  path(): Promise<string> {
    return this.evaluate(() => location.pathname + location.hash);
  }

  scrollTo(top: number): Promise<void> {
    return this.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
  }

  /** The middle of an element that is brought into the viewport and does not move any more. */
  async #place(target: Target): Promise<{ x: number; y: number }> {
    await this.shown(target);
    const look = () =>
      this.#browser.evaluate(`(${middleOf})((${find})(${JSON.stringify(target)}))`) as Promise<ReturnType<typeof middleOf>>;
    for (let before = await look(), count = 0; count < 100; count++) {
      await pause(30);
      const now = await look();
      if (now && now.x === before?.x && now.y === before.y) return now;
      before = now;
    }
    throw new Error(`${JSON.stringify(target)} does not come to rest`);
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The source of an expression that calls a function of the test in the page; a string is such a source already. */
const callOf = (pageFunction: ((...args: never[]) => unknown) | string, args: unknown[]): string =>
  typeof pageFunction === "string" ? pageFunction : `(${pageFunction})(${args.map((arg) => JSON.stringify(arg)).join(", ")})`;

/** In the page: the element of a target. */
function find(target: Target): Element | null {
  const { css, text } = typeof target === "string" ? { css: target, text: "" } : target;
  const isRendered = (element: Element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
  const nameOf = (element: Element) => (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
  return [...document.querySelectorAll(css)].find((element) => isRendered(element) && nameOf(element).startsWith(text)) ?? null;
}

/** In the page: the middle of an element, in the viewport and clear of what sticks to its edges. `null` while a new render replaces it. */
function middleOf(element: Element | null): { x: number; y: number } | null {
  if (!element) return null;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 100 || bottom > innerHeight - 100) element.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

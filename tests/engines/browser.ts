/** One tab of an engine's own browser, in the terms of a visitor. */
export interface Browser {
  /** The console's errors and warnings since the browser was started. */
  readonly faults: string[];
  /** Opens an address and waits for its load event. */
  open(address: string): Promise<void>;
  /** Calls a function in the page with JSON, and returns its JSON. */
  evaluate<Result, Arguments extends unknown[]>(pageFunction: (...args: Arguments) => Result, ...args: Arguments): Promise<Awaited<Result>>;
  /** Clicks a point of the viewport, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>;
  press(key: "Escape" | "ArrowRight" | "Enter"): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

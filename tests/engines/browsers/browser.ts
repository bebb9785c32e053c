/** What the journeys need of a browser. One implementation per engine is beside this file. */
export interface Browser {
  /** The engine's name and version, for the report. */
  readonly name: string;
  /** What the page has reported as errors since the last `open`. */
  faults(): string[];
  /** Sets the size of the viewport in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Loads a document and waits for its load event. */
  open(url: string): Promise<void>;
  /** Loads the document again and waits as `open` does. */
  reload(): Promise<void>;
  /** Evaluates an expression in the page, waits for its promise, and returns its value, which must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the mouse to a point of the viewport. */
  movePointer(x: number, y: number): Promise<void>;
  /** Moves the mouse to a point of the viewport and clicks the main button. */
  clickAt(x: number, y: number): Promise<void>;
  /** Presses and releases a key: one character, or a name from `KEYS`. */
  press(key: string): Promise<void>;
  /** Types a text, key by key, into the focused element. */
  type(text: string): Promise<void>;
  /** The viewport as a PNG file. */
  screenshot(): Promise<Buffer>;
  /** Ends the session and the processes that it started. */
  close(): Promise<void>;
}

/** How a browser is started. */
export interface BrowserOptions {
  /** Whether pages may run scripts. */
  javaScript: boolean;
}

/** A proxy that nobody serves: only the site itself, on this machine, can be reached. */
export const NO_NETWORK = "127.0.0.1:9";

/** The keys with a name, and their code points in the WebDriver standard (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
export const KEYS: Record<string, string> = {
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
};

/** The action lists of a WebDriver session, which Firefox and WebKit share. */
export const actions = {
  move: (x: number, y: number) => [pointer([{ type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 }])],
  click: (x: number, y: number) => [
    pointer([
      { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ]),
  ],
  keys: (keys: string[]) => [
    {
      type: "key",
      id: "keyboard",
      actions: keys.flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    },
  ],
};

function pointer(list: object[]) {
  return { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions: list };
}

/** What the journeys need of a browser. One implementation per engine is beside this file. */
export interface Browser {
  /** The engine's name and version, for the report. */
  readonly name: string;
  /** What the page has reported as errors since the last `open`. */
  faults(): string[];
  /** The uncaught errors of the page's code since the last `open`. */
  errors(): string[];
  /** Sets the size of the viewport in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Loads a document and, unless `waitsForLoad` is off, waits for its load event. */
  open(url: string): Promise<void>;
  /** Loads the document again and waits as `open` does. */
  reload(): Promise<void>;
  /** Evaluates an expression in the page, waits for its promise, and returns its value, which must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the mouse to a point of the viewport. */
  movePointer(x: number, y: number): Promise<void>;
  /** Moves the mouse to a point of the viewport and clicks the main button. */
  clickAt(x: number, y: number): Promise<void>;
  /** Presses and releases a key: one character, or a name from `KEYS`; `Shift+` goes before it. */
  press(key: string): Promise<void>;
  /** Types a text, key by key, into the focused element. */
  type(text: string): Promise<void>;
  /** Closes the windows and tabs that the page has opened. */
  closeOthers(): Promise<void>;
  /** Counts what the page holds after a garbage collection, in the engine that tells it. */
  measure?(): Promise<Measures>;
  /** The viewport as a PNG file. */
  screenshot(): Promise<Buffer>;
  /** Ends the session and the processes that it started. */
  close(): Promise<void>;
}

/** How a browser is started. */
export interface BrowserOptions {
  /** Whether pages may run scripts. */
  javaScript: boolean;
  /** Whether `open` and `reload` wait for the load event, which something that hangs keeps away. Default: true. */
  waitsForLoad?: boolean;
}

/** What a page holds. */
export interface Measures {
  nodes: number;
  /** Event listeners. */
  listeners: number;
  /** The JavaScript heap that is in use, in bytes. */
  heap: number;
}

/** A proxy that nobody serves: only the site itself, on this machine, can be reached. */
export const NO_NETWORK = "127.0.0.1:9";

/** The keys with a name, and their code points in the WebDriver standard (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
export const KEYS: Record<string, string> = {
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  Shift: "\uE008",
  Space: " ",
  PageDown: "\uE00F",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
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
  type: (text: string) => [
    keyboard(
      [...text].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    ),
  ],
  press: (keys: string) => {
    const values = keys.split("+").map((key) => KEYS[key] ?? key);
    return [
      keyboard([...values.map((value) => ({ type: "keyDown", value })), ...values.toReversed().map((value) => ({ type: "keyUp", value }))]),
    ];
  },
};

function keyboard(list: object[]) {
  return { type: "key", id: "keyboard", actions: list };
}

function pointer(list: object[]) {
  return { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions: list };
}

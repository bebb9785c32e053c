import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { actions, type Browser, type BrowserOptions, NO_NETWORK } from "./browser.ts";
import { findFreePort, Processes, retry } from "./process.ts";

/** Preferences that differ from a visitor's Firefox, so that nothing but the site is on screen and on the network. */
const PREFERENCES = {
  "app.update.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
  "browser.startup.homepage_override.mstone": "ignore",
  "browser.aboutwelcome.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "toolkit.telemetry.reportingpolicy.firstRun": false,
  "extensions.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "browser.safebrowsing.update.enabled": false,
  "services.settings.server": "http://127.0.0.1:9/",
  "layout.css.prefers-color-scheme.content-override": 1,
  "ui.prefersReducedMotion": 0,
  "ui.useOverlayScrollbars": 1, // as on phones, and in the other engines here
  "network.protocol-handler.external-default": false, // no question which program may call a number
  "network.proxy.type": 1,
  "network.proxy.http": NO_NETWORK.split(":")[0],
  "network.proxy.http_port": Number(NO_NETWORK.split(":")[1]),
  "network.proxy.ssl": NO_NETWORK.split(":")[0],
  "network.proxy.ssl_port": Number(NO_NETWORK.split(":")[1]),
};

/** How long Firefox may take to answer, in milliseconds: longer than a page may take to load. */
const ANSWER_LIMIT_MS = 120_000;

interface Message {
  id?: number;
  method?: string;
  params?: { type?: string; text?: string; level?: string; source?: { context?: string } };
  result?: Record<string, unknown>;
  error?: string;
  message?: string;
}

/**
 * Starts Firefox without a window and speaks WebDriver BiDi with it (https://www.w3.org/TR/webdriver-bidi/), which it serves itself:
 * no program between the test and the browser, and no package.
 */
export async function startFirefox(program: string, options: BrowserOptions): Promise<Browser> {
  const profile = mkdtempSync(path.join(tmpdir(), "firefox-profile-"));
  const preferences = { ...PREFERENCES, "javascript.enabled": options.javaScript };
  writeFileSync(
    path.join(profile, "user.js"),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
      .join("\n"),
  );
  const processes = new Processes();
  const port = await findFreePort();
  const output: string[] = [];
  processes.start(
    program,
    ["--headless", "--no-remote", "--profile", profile, `--remote-debugging-port=${port}`, "about:blank"],
    { MOZ_DISABLE_CONTENT_SANDBOX: "1", MOZ_CRASHREPORTER_DISABLE: "1" },
    (line) => output.push(line),
  );
  try {
    const socket = await retry(() => connect(`ws://127.0.0.1:${port}/session`));
    return await openTab(socket, options, () => {
      socket.close();
      processes.end();
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    });
  } catch (error) {
    processes.end();
    throw new Error(`Firefox did not start: ${error instanceof Error ? error.message : error}\n${output.join("\n")}`);
  }
}

function connect(address: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    socket.addEventListener("open", () => resolve(socket));
    socket.addEventListener("error", () => reject(new Error(`${address} does not answer`)));
  });
}

async function openTab(socket: WebSocket, { javaScript, waitsForLoad = true }: BrowserOptions, end: () => void): Promise<Browser> {
  const faults: string[] = [];
  const errors: string[] = [];
  const wait = waitsForLoad ? "complete" : "none";
  const waiting = new Map<number, (message: Message) => void>();
  let lastId = 0;

  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.method === "log.entryAdded" && (message.params?.level === "error" || message.params?.level === "warn")) {
      const { type, level, text = "an error without a text" } = message.params;
      faults.push(text);
      if (type === "javascript" && level === "error") errors.push(text);
    }
  });

  const send = <Result>(method: string, params: object = {}): Promise<Result> =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      const limit = setTimeout(() => reject(new Error(`${method}: no answer within ${ANSWER_LIMIT_MS} ms`)), ANSWER_LIMIT_MS);
      limit.unref(); // a closed browser never answers
      waiting.set(id, ({ result, error, message }) => {
        waiting.delete(id);
        clearTimeout(limit);
        if (error) reject(new Error(`${method}: ${error}: ${message}`));
        else resolve(result as Result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });

  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  const { contexts } = await send<{ contexts: { context: string }[] }>("browsingContext.getTree");
  const first = contexts[0]?.context; // Firefox ends with its last tab
  const { context } = await send<{ context: string }>("browsingContext.create", { type: "tab" });
  const perform = (list: object[]) => send<void>("input.performActions", { context, actions: list });

  return {
    name: `Firefox ${capabilities.browserVersion}`,
    faults: () => faults,
    errors: () => errors,
    resize: async (width, height) => send("browsingContext.setViewport", { context, viewport: { width, height } }),
    open: async (url) => {
      faults.length = 0;
      errors.length = 0;
      await send("browsingContext.navigate", { context, url, wait });
    },
    reload: async () => send("browsingContext.reload", { context, wait }),
    evaluate: async (source) => {
      // Back as a string of JSON, for the standard's own notation of values would have to be decoded.
      // Where pages may run no scripts, promises of theirs are never settled either.
      const expression = javaScript ? `Promise.resolve(${source}).then(JSON.stringify)` : `JSON.stringify(${source})`;
      const { result, exceptionDetails } = await send<{ result?: { value?: string }; exceptionDetails?: { text: string } }>(
        "script.evaluate",
        { expression, target: { context }, awaitPromise: javaScript },
      );
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value === undefined ? undefined : JSON.parse(result.value);
    },
    movePointer: (x, y) => perform(actions.move(x, y)),
    clickAt: (x, y) => perform(actions.click(x, y)),
    press: (key) => perform(actions.press(key)),
    type: (text) => perform(actions.type(text)),
    closeOthers: async () => {
      const { contexts } = await send<{ contexts: { context: string; url: string }[] }>("browsingContext.getTree");
      const others = contexts.filter((other) => other.context !== context && other.context !== first);
      for (const other of others) await send("browsingContext.close", { context: other.context });
    },
    screenshot: async () => Buffer.from((await send<{ data: string }>("browsingContext.captureScreenshot", { context })).data, "base64"),
    close: async () => {
      await send("browser.close").catch(() => undefined);
      end();
    },
  };
}

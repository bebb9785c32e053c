import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { actions, type Browser, type BrowserOptions, NO_NETWORK } from "./browser.ts";
import { findFreePort, Processes, retry } from "./process.ts";

/** Small buttons and entries: GTK would not let the window become narrower than its toolbar, which is 447 px wide by default. */
const NARROW_TOOLBAR = `
  headerbar, toolbar, box { min-width: 0; }
  button, entry { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }
  entry { min-width: 1px; } image { -gtk-icon-transform: scale(0.1); margin: -6px; }
`;

/** How long the driver may take to respond while it starts, and how often it is started; now and then one of its starts hangs. */
const START_LIMIT_MS = 15_000;
const START_ATTEMPTS = 4;

/**
 * Starts WebKitGTK's small browser on a screen of its own and speaks WebDriver with it (https://www.w3.org/TR/webdriver2/), over HTTP,
 * which is all that its driver serves.
 */
export async function startWebKit(miniBrowser: string, options: BrowserOptions): Promise<Browser> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await launch(miniBrowser, options);
    } catch (error) {
      if (attempt === START_ATTEMPTS) throw error;
    }
  }
}

async function launch(miniBrowser: string, { javaScript, waitsForLoad = true }: BrowserOptions): Promise<Browser> {
  const home = mkdtempSync(path.join(tmpdir(), "webkit-home-"));
  mkdirSync(path.join(home, "gtk-3.0"));
  writeFileSync(path.join(home, "gtk-3.0", "gtk.css"), NARROW_TOOLBAR);
  const processes = new Processes();
  const faults: string[] = [];
  const errors: string[] = [];
  const output: string[] = [];
  const port = await findFreePort();
  processes.start(
    "xvfb-run",
    ["-a", "-s", "-screen 0 1600x1400x24", "WebKitWebDriver", `--port=${port}`, "--host=127.0.0.1"],
    {
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      NO_AT_BRIDGE: "1",
      GTK_THEME: "Adwaita",
    },
    (line) => {
      (/^CONSOLE .*(ERROR|WARN)/.test(line) ? faults : output).push(line);
      if (line.startsWith("CONSOLE JS ERROR")) errors.push(line);
    },
  );

  const send = async <Result>(method: string, command: string, body?: object, limit?: number): Promise<Result> => {
    const response = await fetch(`http://127.0.0.1:${port}${command}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
      ...(limit ? { signal: AbortSignal.timeout(limit) } : {}),
    });
    const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${command}: ${value.error}: ${value.message}`);
    return value;
  };
  const end = () => {
    processes.end();
    rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };

  try {
    await retry(() => send("GET", "/status", undefined, START_LIMIT_MS));
    const { sessionId, capabilities } = await send<{ sessionId: string; capabilities: { browserVersion: string } }>(
      "POST",
      "/session",
      {
        capabilities: {
          alwaysMatch: {
            pageLoadStrategy: waitsForLoad ? "normal" : "none",
            proxy: { proxyType: "manual", httpProxy: NO_NETWORK, sslProxy: NO_NETWORK, noProxy: ["127.0.0.1"] },
            "webkitgtk:browserOptions": {
              binary: miniBrowser,
              args: [
                "--automation",
                "--enable-page-cache=true",
                "--enable-write-console-messages-to-stdout=true",
                `--enable-javascript=${javaScript}`,
              ],
            },
          },
        },
      },
      START_LIMIT_MS,
    );
    const session = `/session/${sessionId}`;
    const perform = (list: object[]) => send<void>("POST", `${session}/actions`, { actions: list });
    const execute = <Result>(script: string, args: unknown[] = []) => send<Result>("POST", `${session}/execute/async`, { script, args });
    const own = await send<string>("GET", `${session}/window`);
    await send("POST", `${session}/timeouts`, { script: 60_000, pageLoad: 60_000 });

    return {
      name: `WebKitGTK ${capabilities.browserVersion}`,
      faults: () => faults,
      errors: () => errors,
      resize: async (width, height) => {
        // The window's size can be set, the viewport's follows from it, a moment later.
        const read = () =>
          execute<[number, number]>("const done = arguments[0]; requestAnimationFrame(() => done([innerWidth, innerHeight]))");
        let outer = [width, height] as [number, number];
        await retry(async () => {
          await send("POST", `${session}/window/rect`, { x: 0, y: 0, width: outer[0], height: outer[1] });
          let inner = await read();
          for (let before = [0, 0]; `${inner}` !== `${before}`; inner = await read()) {
            before = inner;
            await new Promise((resolve) => setTimeout(resolve, 100));
          }
          if (inner[0] === width && inner[1] === height) return;
          const chrome = [outer[0] - inner[0], outer[1] - inner[1]] as const;
          // A larger difference than the toolbar and the window's border means that the window does not have its size yet.
          if (chrome.every((size) => size >= 0 && size < 200)) outer = [width + chrome[0], height + chrome[1]];
          throw new Error(`The viewport is ${inner}, not ${width},${height}`);
        });
      },
      open: async (url) => {
        faults.length = 0;
        errors.length = 0;
        await send("POST", `${session}/url`, { url });
      },
      reload: async () => send("POST", `${session}/refresh`, {}),
      evaluate: async (source) => {
        const { value, error } = await execute<{ value?: string; error?: string }>(
          `const done = arguments[0];
           const failed = (error) => done({ error: String(error) });
           try { Promise.resolve(${source}).then((value) => done({ value: JSON.stringify(value) })).catch(failed); } catch (error) { failed(error); }`,
        );
        if (error) throw new Error(error);
        return value ? JSON.parse(value) : undefined;
      },
      movePointer: (x, y) => perform(actions.move(x, y)),
      clickAt: (x, y) => perform(actions.click(x, y)),
      press: (key) => perform(actions.press(key)),
      type: (text) => perform(actions.type(text)),
      closeOthers: async () => {
        const others = (await send<string[]>("GET", `${session}/window/handles`)).filter((handle) => handle !== own);
        for (const handle of others) {
          await send("POST", `${session}/window`, { handle });
          await send("DELETE", `${session}/window`);
        }
        if (others.length > 0) await send("POST", `${session}/window`, { handle: own });
      },
      screenshot: async () => Buffer.from(await send<string>("GET", `${session}/screenshot`), "base64"),
      close: async () => {
        await send("DELETE", session).catch(() => undefined);
        end();
      },
    };
  } catch (error) {
    end();
    throw new Error(`WebKit did not start: ${error instanceof Error ? error.message : error}\n${output.join("\n")}`);
  }
}

import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { Builder, Key, type WebDriver } from "selenium-webdriver";
import { findProgram } from "../../tools/programs.ts";
import { freePort } from "../support/servers.ts";
import type { Browser } from "./visitor.ts";

/** Starts WebKitGTK's MiniBrowser, which its driver knows, on a screen of its own. */
export async function startWebKit(): Promise<Browser> {
  const port = await freePort();
  const faults: string[] = [];
  const driverProcess = spawn(
    findProgram("XVFB_PATH") ?? "xvfb-run",
    ["-a", "-s", "-screen 0 1600x1200x24", findProgram("WEBKIT_DRIVER_PATH") ?? "WebKitWebDriver", `--port=${port}`],
    { detached: true, env: { ...process.env, NO_AT_BRIDGE: "1" } },
  );
  createInterface(driverProcess.stdout).on("line", (line) => {
    if (/^CONSOLE .*(ERROR|WARN)/.test(line)) faults.push(line);
  });
  process.once("exit", () => end(driverProcess));
  const driver = await connect(`http://127.0.0.1:${port}`);
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1300, height: 1000 });
  await driver.manage().setTimeouts({ script: 30_000 });
  const press = (keys: string) => driver.actions().sendKeys(keys).perform();
  return {
    faults,
    open: (address) => driver.get(address),
    evaluate: (pageFunction, ...args) => driver.executeScript(pageFunction, ...args),
    clickAt: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    press: (key) => press({ Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT }[key]),
    type: press,
    close: async () => {
      await driver.quit().catch(() => undefined);
      end(driverProcess);
    },
  };
}

/** Tries until the driver listens. */
async function connect(server: string): Promise<WebDriver> {
  const options = { args: ["--automation", "--enable-write-console-messages-to-stdout=true"] };
  for (let tries = 0; ; tries += 1) {
    try {
      await fetch(`${server}/status`);
      return await new Builder()
        .usingServer(server)
        .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options })
        .build();
    } catch (error) {
      if (tries === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** Ends the screen, the driver and the browser, which are one process group. */
function end({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

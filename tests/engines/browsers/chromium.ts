import { chromium, type Page } from "playwright";
import { CHROMIUM_ARGUMENTS } from "../../support/chromium.ts";
import type { Browser, BrowserOptions, Measures } from "./browser.ts";
import { NO_NETWORK } from "./browser.ts";

/** Starts Chromium through Playwright, which the other tests use. */
export async function startChromium(program: string, { javaScript, waitsForLoad = true }: BrowserOptions): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: program,
    args: CHROMIUM_ARGUMENTS,
    proxy: { server: `http://${NO_NETWORK}`, bypass: "127.0.0.1" },
  });
  const page = await browser.newPage({ javaScriptEnabled: javaScript });
  return { ...clientOf(page, waitsForLoad), name: `Chromium ${browser.version()}`, close: () => browser.close() };
}

/** A page of Playwright's as the other engines' clients are. */
export function clientOf(page: Page, waitsForLoad = true): Browser {
  const faults: string[] = [];
  const errors: string[] = [];
  const waitUntil = waitsForLoad ? "load" : "commit";
  page.on("pageerror", (error) => {
    faults.push(String(error));
    errors.push(String(error));
  });
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") faults.push(message.text());
  });
  return {
    name: "Chromium",
    faults: () => faults,
    errors: () => errors,
    resize: (width, height) => page.setViewportSize({ width, height }),
    open: async (url) => {
      faults.length = 0;
      errors.length = 0;
      await page.goto(url, { waitUntil });
    },
    reload: async () => void (await page.reload({ waitUntil })),
    evaluate: (source) => page.evaluate(source),
    movePointer: (x, y) => page.mouse.move(x, y),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    closeOthers: async () => {
      for (const other of page.context().pages()) if (other !== page) await other.close();
    },
    measure: () => measure(page),
    screenshot: () => page.screenshot(),
    close: () => page.close(),
  };
}

async function measure(page: Page): Promise<Measures> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  await session.send("Performance.enable");
  const { metrics } = await session.send("Performance.getMetrics");
  await session.detach();
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  return { nodes: metric("Nodes"), listeners: metric("JSEventListeners"), heap: metric("JSHeapUsedSize") };
}

import { chromium } from "playwright";
import { CHROMIUM_ARGUMENTS } from "../../support/chromium.ts";
import type { Browser, BrowserOptions } from "./browser.ts";
import { NO_NETWORK } from "./browser.ts";

/** Starts Chromium through Playwright, which the other tests use. */
export async function startChromium(program: string, { javaScript }: BrowserOptions): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: program,
    args: CHROMIUM_ARGUMENTS,
    proxy: { server: `http://${NO_NETWORK}`, bypass: "127.0.0.1" },
  });
  const page = await browser.newPage({ javaScriptEnabled: javaScript });
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") faults.push(message.text());
  });
  return {
    name: `Chromium ${browser.version()}`,
    faults: () => faults,
    resize: (width, height) => page.setViewportSize({ width, height }),
    open: async (url) => {
      faults.length = 0;
      await page.goto(url);
    },
    reload: async () => void (await page.reload()),
    evaluate: (source) => page.evaluate(source),
    movePointer: (x, y) => page.mouse.move(x, y),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

import puppeteer from "puppeteer-core";
import { findProgram } from "../../tools/programs.ts";
import type { Browser } from "./visitor.ts";

/** Starts Firefox without a window. It speaks WebDriver BiDi itself. */
export async function startFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findProgram("FIREFOX_PATH") ?? "firefox",
    extraPrefsFirefox: { "ui.prefersReducedMotion": 0, "layout.css.prefers-color-scheme.content-override": 1 },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) faults.push(message.text());
  });
  return {
    faults,
    open: async (address) => void (await page.goto(address)),
    evaluate: (pageFunction, ...args) => page.evaluate(pageFunction as (...args: unknown[]) => never, ...args),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}

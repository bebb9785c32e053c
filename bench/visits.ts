import type { Browser } from "playwright";
import { hydrated } from "../tests/support/test.ts";
import { median, PAGES, PHONE } from "./pages.ts";

const KINDS = ["Document", "Stylesheet", "Script", "Fetch", "Font", "Image"];

/** Loads every page on a phone's screen. @returns Rows of the report: KB by kind, until the page is idle and nothing was touched; requests. */
export async function measureTransfer(browser: Browser, site: string): Promise<string[][]> {
  const rows: string[][] = [];
  for (const path of PAGES) {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const kinds = new Map<string, string>();
    const bytes = new Map<string, number>();
    session.on("Network.requestWillBeSent", ({ requestId, type = "", request: { url } }) => {
      // Scripts are fetched, then imported.
      kinds.set(requestId, url.endsWith(".js") ? "Script" : url.endsWith(".woff2") ? "Font" : type);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? "";
      bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
    });
    await session.send("Network.enable");
    await page.goto(site + path);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    await context.close();
    const all = [...bytes.values()].reduce((sum, size) => sum + size, 0);
    const sizes = [...KINDS.map((kind) => bytes.get(kind) ?? 0), all];
    rows.push([path, ...sizes.map((size) => (size / 1024).toFixed(1)), String(kinds.size)]);
  }
  return rows;
}

const CLICKS = [
  ["/", "/services"],
  ["/services", "/plumbing-services"],
  ["/blogs", "/home-renovation-guide"],
  ["/aboutus", "/contact"],
] as const;
const RUNS = 5;

/** Clicks links within the site. @returns Rows of the report: medians in ms to the new page, with and without a pointer that rested on the link. */
export async function measureClicks(browser: Browser, site: string): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [from, to] of CLICKS) {
    const times = { rested: [] as number[], direct: [] as number[] };
    for (let run = 0; run < RUNS; run++) {
      times.rested.push(await measureClick(browser, { from: site + from, to, rest: 500 }));
      times.direct.push(await measureClick(browser, { from: site + from, to, rest: 0 }));
    }
    rows.push([from, to, median(times.rested).toFixed(0), median(times.direct).toFixed(0)]);
  }
  return rows;
}

/** @param rest How long the pointer rests on the link before the click, in milliseconds. */
async function measureClick(browser: Browser, { from, to, rest }: { from: string; to: string; rest: number }): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(from);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const link = page.locator(`a[href='${to}']:visible`).first();
  if (rest > 0) await link.hover();
  await page.waitForTimeout(rest);
  const time = await link.evaluate(
    (element: HTMLElement) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector("h1")?.textContent;
        const clicked = performance.now();
        new MutationObserver((_changes, watch) => {
          if (document.querySelector("h1")?.textContent === before) return;
          watch.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
        element.click();
      }),
  );
  await page.close();
  return time;
}

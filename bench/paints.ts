import type { Browser } from "playwright";
import { KIND_PATHS } from "../tests/support/paths.ts";

/** How often each page is measured: a multiple of four. */
const RUNS = 20;

/** Lighthouse's settings for slow 4G, applied by the browser: the request delay includes the connection's round trips. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };
/** How many times Lighthouse slows the processor down for its phone. */
const SLOWDOWN = 4;
/** How long to wait after the load event for the largest paint, in milliseconds. */
const SETTLING = 500;

/** The screen of Lighthouse's phone, in CSS pixels. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, ignoreHTTPSErrors: true };

/** The mean of the middle half: single paints differ by a tenth, and a busy machine adds late ones, which it leaves out. */
const middleMean = (figures: number[]): number =>
  figures
    .toSorted((a, b) => a - b)
    .slice(RUNS / 4, -RUNS / 4)
    .reduce((sum, figure) => sum + figure / (RUNS / 2), 0);

/**
 * Measures the first and the largest paint of each page and of its baseline in turn, so that other load on the machine affects both.
 *
 * The browser itself throttles network and processor. Lighthouse instead computes paints from a run at full speed, where a file that happens
 * to arrive before the first paint counts as blocking it: results then vary by 200 ms between runs.
 *
 * @returns Report rows: for the first and the largest paint, the middle means of site and baseline, and their ratio.
 */
export async function measurePaints(browser: Browser, [site, baseline]: [string, string]): Promise<string[][]> {
  const rows: string[][] = [];
  for (const page of KIND_PATHS) {
    const runs: { own: number[]; other: number[] }[] = [];
    const paints = (address: string) => paintsOf(browser, address + page);
    while (runs.length < RUNS) runs.push({ other: await paints(baseline), own: await paints(site) });
    const figures = [0, 1].flatMap((paint) => {
      const own = middleMean(runs.map((run) => run.own[paint] ?? Number.NaN));
      const other = middleMean(runs.map((run) => run.other[paint] ?? Number.NaN));
      return [own.toFixed(0), other.toFixed(0), (own / other).toFixed(3)];
    });
    rows.push([page, ...figures]);
  }
  return rows;
}

/** Milliseconds from the navigation's start to the first and to the largest paint. */
async function paintsOf(browser: Browser, address: string): Promise<number[]> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(SETTLING);
  const paints = await page.evaluate(async () => {
    const [first] = performance.getEntriesByName("first-contentful-paint");
    const largest = await new Promise<PerformanceEntry | undefined>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)));
      observer.observe({ type: "largest-contentful-paint", buffered: true });
    });
    return [first?.startTime ?? Number.NaN, largest?.startTime ?? Number.NaN];
  });
  await context.close();
  return paints;
}

import type { Browser } from "playwright";
import { median, PAGES, PHONE } from "./pages.ts";

/** How often each page is measured; the medians count. A single paint is up to 70 ms earlier or later than the median. */
export const PAINT_RUNS = 21;

/** Lighthouse's slow 4G, as it has the browser apply it: the delay of a request covers the connection's round trips. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };
/** Lighthouse's phone has a processor this many times as slow. */
const CPU_SLOWDOWN = 4;
/** Milliseconds after the load event in which the largest paint comes. */
const SETTLING = 1000;

/** When a page and its baseline paint: medians in milliseconds after the navigation's start. */
export interface PaintRow {
  page: string;
  fcp: { site: number; baseline: number };
  lcp: { site: number; baseline: number };
}

/**
 * Measures the first and the largest paint of every page and of its baseline in turn, so that other load on the machine affects both.
 *
 * The browser itself slows the line and the processor. Lighthouse would compute the paints from a run without delays; there a file that
 * happens to arrive before the first paint counts as one that the paint waited for, which moves it by 200 ms from run to run.
 */
export async function measurePaints(
  browser: Browser,
  addresses: { site: string; baseline: string },
  progress: (message: string) => void,
): Promise<PaintRow[]> {
  const runs = new Map(PAGES.map((page) => [page, { site: [] as Paints[], baseline: [] as Paints[] }]));
  for (let run = 1; run <= PAINT_RUNS; run++) {
    progress(`Paints, run ${run} of ${PAINT_RUNS}`);
    for (const [page, { site, baseline }] of runs) {
      baseline.push(await paintsOf(browser, addresses.baseline + page));
      site.push(await paintsOf(browser, addresses.site + page));
    }
  }
  return [...runs].map(([page, { site, baseline }]) => {
    const both = (paint: keyof Paints) => ({
      site: median(site.map((paints) => paints[paint])),
      baseline: median(baseline.map((paints) => paints[paint])),
    });
    return { page, fcp: both("fcp"), lcp: both("lcp") };
  });
}

interface Paints {
  fcp: number;
  lcp: number;
}

async function paintsOf(browser: Browser, address: string): Promise<Paints> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(SETTLING);
  const paints = await page.evaluate(async () => {
    const last = (type: string) =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({ type, buffered: true }),
      );
    return {
      fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      lcp: await last("largest-contentful-paint"),
    };
  });
  await context.close();
  return paints;
}

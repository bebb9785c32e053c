import type { Browser } from "playwright";
import { hydrated } from "../tests/support/test.ts";
import { median } from "./paints.ts";

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

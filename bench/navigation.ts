import type { Browser } from "playwright";
import { median } from "./pages.ts";

const RUNS = 5;

/** From which page to which. */
const WAYS = [
  ["/", "/services"],
  ["/services", "/plumbing-services"],
  ["/blogs", "/home-renovation-guide"],
  ["/aboutus", "/contact"],
] as const;

/** How long one navigation takes. */
export interface NavigationRow {
  from: string;
  to: string;
  /** Medians in milliseconds from the click to the animation frame with the new page: the pointer had rested on the link, or had not. */
  pointed: number;
  direct: number;
}

/** Measures clicks on links within the site, without throttling. */
export async function measureNavigation(browser: Browser, address: string): Promise<NavigationRow[]> {
  const rows: NavigationRow[] = [];
  for (const [from, to] of WAYS) {
    const pointed: number[] = [];
    const direct: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      pointed.push(await measureClick(browser, { address, from, to, rest: 500 }));
      direct.push(await measureClick(browser, { address, from, to, rest: 0 }));
    }
    rows.push({ from, to, pointed: median(pointed), direct: median(direct) });
  }
  return rows;
}

interface Click {
  address: string;
  from: string;
  to: string;
  /** How long the pointer rests on the link before the click, in milliseconds. */
  rest: number;
}

async function measureClick(browser: Browser, { address, from, to, rest }: Click): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(address + from);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  const link = page.locator(`a[href='${to}']:visible`).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  if (rest > 0) {
    await link.hover();
    await page.waitForTimeout(rest);
  }
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = document.querySelector("h1")?.textContent;
        let clicked = 0;
        document.addEventListener("click", ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true });
        const watch = new MutationObserver(() => {
          if (document.querySelector("h1")?.textContent === before) return;
          watch.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
        });
        watch.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  );
  await link.evaluate((element) => (element as HTMLElement).click());
  const time = await painted;
  await context.close();
  return time;
}

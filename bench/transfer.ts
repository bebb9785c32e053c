import type { Browser, CDPSession } from "playwright";
import { median, PAGES, PHONE } from "./pages.ts";

const RUNS = 3;

const KINDS = { Document: "html", Stylesheet: "css", Script: "js", Image: "pictures", Font: "fonts", Fetch: "data", XHR: "data" } as const;
type Kind = (typeof KINDS)[keyof typeof KINDS] | "other";

/** What a first visit to one page transfers. */
export interface TransferRow {
  page: string;
  /** Bytes transferred, until the page was idle and nothing was touched. */
  bytes: Record<Kind, number>;
  /** What was asked for before the largest paint, in bytes. */
  untilLcp: number;
  scriptsBeforeLcp: number;
  requests: number;
  /** Cumulative layout shift, with a scroll to the end. */
  cls: number;
  /** The longest task in milliseconds, without throttling; 0 when none took more than 50. A median: all else is the same in every run. */
  longestTask: number;
}

/** Loads every page on a phone's screen and counts what is transferred. */
export async function measureTransfer(browser: Browser, address: string): Promise<TransferRow[]> {
  const rows: TransferRow[] = [];
  for (const page of PAGES) {
    const row = await measurePage(browser, address, page);
    const longestTasks = [row.longestTask];
    while (longestTasks.length < RUNS) longestTasks.push((await measurePage(browser, address, page)).longestTask);
    rows.push({ ...row, longestTask: median(longestTasks) });
  }
  return rows;
}

async function measurePage(browser: Browser, address: string, path: string): Promise<TransferRow> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const requests = await record(session);
  await page.addInitScript(observe);
  await page.goto(address + path);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  const { lcp, longestTask } = await page.evaluate(() => window.bench);
  const idle = [...requests.values()];
  const early = idle.filter(({ start }) => start < lcp);
  await page.evaluate(scrollThrough);
  const cls = await page.evaluate(() => window.bench.cls);
  await context.close();

  const bytes: Record<Kind, number> = { html: 0, css: 0, js: 0, pictures: 0, fonts: 0, data: 0, other: 0 };
  for (const request of idle) bytes[request.kind] += request.size;
  return {
    page: path,
    bytes,
    untilLcp: early.reduce((sum, { size }) => sum + size, 0),
    scriptsBeforeLcp: early.filter(({ kind }) => kind === "js").length,
    requests: idle.length,
    cls,
    longestTask,
  };
}

interface RecordedRequest {
  kind: Kind;
  /** Milliseconds after the document was asked for. */
  start: number;
  size: number;
}

/** Records every request by its id, with what has arrived of it. */
async function record(session: CDPSession): Promise<Map<string, RecordedRequest>> {
  const requests = new Map<string, RecordedRequest>();
  let first: number | undefined;
  session.on("Network.requestWillBeSent", ({ requestId, timestamp, type, request: { url } }) => {
    first ??= timestamp;
    const kind = url.endsWith(".js") ? "js" : (KINDS[type as keyof typeof KINDS] ?? "other"); // scripts are fetched, then imported (0016)
    requests.set(requestId, { kind, start: (timestamp - first) * 1000, size: 0 });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.size = encodedDataLength;
  });
  await session.send("Network.enable");
  return requests;
}

declare global {
  interface Window {
    bench: { lcp: number; cls: number; longestTask: number };
  }
}

/** Runs in the page, before everything else. */
function observe(): void {
  const found = { lcp: 0, cls: 0, longestTask: 0 };
  window.bench = found;
  const watch = (type: string, look: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(look)).observe({ type, buffered: true });
  watch("largest-contentful-paint", ({ startTime }) => {
    found.lcp = startTime;
  });
  watch("layout-shift", ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) found.cls += value;
  });
  watch("longtask", ({ duration }) => {
    found.longestTask = Math.max(found.longestTask, duration);
  });
}

/** Runs in the page: scrolls to its end, as a reader would. */
async function scrollThrough(): Promise<void> {
  for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
    window.scrollTo(0, y);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

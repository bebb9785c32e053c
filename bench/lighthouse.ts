import { setTimeout } from "node:timers/promises";
import { median, PAGES } from "./pages.ts";
import { type Certificate, trust } from "./serve-securely.ts";

/** How often each page is measured; the medians count. */
export const RUNS = 3;
/** How often a run is tried. */
const ATTEMPTS = 3;
/** Milliseconds after which a browser that was started is idle. */
const SETTLED = 1000;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const CHROMIUM_FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
/** Skipped: the canonical link names the site's real address, not the local one. */
const SKIPPED = ["canonical"];

/** What Lighthouse measured on one page. */
export interface LighthouseRow {
  page: string;
  /** Medians, the paints in milliseconds. */
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  /** From 0 to 100; a median for performance, which alone differs from run to run. */
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** The audits that did not pass, other than by their figures. */
  failed: string[];
  /** Lighthouse's benchmark index of the machine, a median: a fast desktop has 1,500 to 2,000. It changes with what else the machine does. */
  benchmarkIndex: number;
}

interface Report {
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number }>;
  audits: Record<string, { id: string; title: string; score: number | null; scoreDisplayMode: string; numericValue?: number }>;
}

interface LighthouseOptions {
  address: string;
  /** The server's certificate. */
  certificate: Certificate;
  /** The browser's path. */
  chromium: string;
  progress(message: string): void;
}

/** Lets Lighthouse load every page on its phone. */
export async function runLighthouse({ address: site, certificate, chromium, progress }: LighthouseOptions): Promise<LighthouseRow[]> {
  const { default: lighthouse } = await import("./node_modules/lighthouse/core/index.js" as string);
  const { launch } = await import("./node_modules/chrome-launcher/dist/index.js" as string);

  const measureOnce = async (address: string, categories: readonly string[]): Promise<Report> => {
    const chrome = await launch({
      chromePath: chromium,
      chromeFlags: [...CHROMIUM_FLAGS, trust(certificate)],
    });
    try {
      await setTimeout(SETTLED);
      const result = await lighthouse(address, {
        port: chrome.port,
        onlyCategories: [...categories],
        skipAudits: SKIPPED,
        logLevel: "error",
      });
      return result.lhr as Report;
    } finally {
      chrome.kill();
    }
  };

  /** Now and then a run sees no paint, and has no figures. */
  const measure = async (address: string, categories: readonly string[]): Promise<Report> => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const report = await measureOnce(address, categories);
      if (report.audits["first-contentful-paint"]?.numericValue !== undefined) return report;
    }
    throw new Error(`Lighthouse has measured nothing on ${address} in ${ATTEMPTS} attempts.`);
  };

  const reports = new Map(PAGES.map((page) => [page, [] as Report[]]));
  for (let run = 1; run <= RUNS; run++) {
    for (const [page, runs] of reports) {
      progress(`Lighthouse, run ${run} of ${RUNS}: ${page}`);
      runs.push(await measure(site + page, run === 1 ? CATEGORIES : ["performance"]));
    }
  }
  return [...reports].map(([page, runs]) => summarise(page, runs));
}

function summarise(page: string, reports: Report[]): LighthouseRow {
  const figure = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const score = (category: string) =>
    median(reports.flatMap(({ categories }) => (categories[category] ? [categories[category].score * 100] : [])));
  const failed = Object.values(reports[0]?.audits ?? {}).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === "binary",
  );
  return {
    page,
    fcp: figure("first-contentful-paint"),
    lcp: figure("largest-contentful-paint"),
    cls: figure("cumulative-layout-shift"),
    tbt: figure("total-blocking-time"),
    scores: Object.fromEntries(CATEGORIES.map((category) => [category, Math.round(score(category))])) as LighthouseRow["scores"],
    failed: failed.map(({ id }) => id),
    benchmarkIndex: median(reports.map(({ environment }) => environment.benchmarkIndex)),
  };
}

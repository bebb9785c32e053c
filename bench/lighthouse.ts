import { setTimeout } from "node:timers/promises";
import { median, PAGES } from "./pages.ts";
import type { Certificate } from "./serve-securely.ts";

/** How often each page is measured; the medians count. */
export const RUNS = 5;
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
  /** Medians in milliseconds; `baseline` is the same page without scripts. */
  fcp: { site: number; baseline: number };
  lcp: { site: number; baseline: number };
  /** Medians. */
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
  addresses: { site: string; baseline: string };
  /** The certificate of both servers. */
  certificate: Certificate;
  /** The browser's path. */
  chromium: string;
  progress(message: string): void;
}

/** Measures every page and its baseline in turn, so that other load on the machine affects both. */
export async function runLighthouse({ addresses, certificate, chromium, progress }: LighthouseOptions): Promise<LighthouseRow[]> {
  const { default: lighthouse } = await import("./node_modules/lighthouse/core/index.js" as string);
  const { launch } = await import("./node_modules/chrome-launcher/dist/index.js" as string);

  const measure = async (address: string, categories: readonly string[]): Promise<Report> => {
    const chrome = await launch({
      chromePath: chromium,
      chromeFlags: [...CHROMIUM_FLAGS, `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`],
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

  const reports = new Map(PAGES.map((page) => [page, { site: [] as Report[], baseline: [] as Report[] }]));
  for (let run = 1; run <= RUNS; run++) {
    for (const [page, { site, baseline }] of reports) {
      progress(`Lighthouse, run ${run} of ${RUNS}: ${page}`);
      baseline.push(await measure(addresses.baseline + page, ["performance"]));
      site.push(await measure(addresses.site + page, run === 1 ? CATEGORIES : ["performance"]));
    }
  }
  return [...reports].map(([page, { site, baseline }]) => summarise(page, site, baseline));
}

function summarise(page: string, site: Report[], baseline: Report[]): LighthouseRow {
  const figure = (reports: Report[], audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const both = (audit: string) => ({ site: figure(site, audit), baseline: figure(baseline, audit) });
  const score = (category: string) =>
    median(site.flatMap(({ categories }) => (categories[category] ? [categories[category].score * 100] : [])));
  const failed = Object.values(site[0]?.audits ?? {}).filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === "binary");
  return {
    page,
    fcp: both("first-contentful-paint"),
    lcp: both("largest-contentful-paint"),
    cls: figure(site, "cumulative-layout-shift"),
    tbt: figure(site, "total-blocking-time"),
    scores: Object.fromEntries(CATEGORIES.map((category) => [category, Math.round(score(category))])) as LighthouseRow["scores"],
    failed: failed.map(({ id }) => id),
    benchmarkIndex: median([...site, ...baseline].map(({ environment }) => environment.benchmarkIndex)),
  };
}

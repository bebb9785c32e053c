import { KIND_PATHS } from "../tests/support/paths.ts";
import { median } from "./paints.ts";

/** How often each page is measured; the medians count. */
const RUNS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const AUDITS = ["first-contentful-paint", "largest-contentful-paint", "cumulative-layout-shift", "total-blocking-time"];

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

/**
 * Lets Lighthouse load every page on its phone.
 *
 * @param trust The argument with which Chromium trusts the server's certificate.
 * @returns Rows of the report: medians of the audits, then the scores.
 */
export async function runLighthouse(site: string, { chromium, trust }: { chromium: string; trust: string }): Promise<string[][]> {
  const { default: lighthouse } = await import("./node_modules/lighthouse/core/index.js" as string);
  const { launch } = await import("./node_modules/chrome-launcher/dist/index.js" as string);
  const chromeFlags = ["--headless=new", "--no-sandbox", "--disable-background-networking", "--disable-component-update", trust];

  const measure = async (address: string): Promise<Report> => {
    const chrome = await launch({ chromePath: chromium, chromeFlags });
    try {
      // The canonical link names the site's real address, not the local one.
      const options = { port: chrome.port, onlyCategories: CATEGORIES, skipAudits: ["canonical"], logLevel: "error" };
      return (await lighthouse(address, options)).lhr;
    } finally {
      chrome.kill();
    }
  };

  const rows: string[][] = [];
  for (const page of KIND_PATHS) {
    console.log(`· Lighthouse: ${page}`);
    const reports: Report[] = [];
    while (reports.length < RUNS) {
      const report = await measure(site + page);
      if (report.audits[AUDITS[0] as string]?.numericValue !== undefined) reports.push(report); // now and then a run sees no paint
    }
    const figures = AUDITS.map((audit) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)));
    const scores = CATEGORIES.map((category) => median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100)));
    rows.push([page, ...figures.map((figure, at) => figure.toFixed(at === 2 ? 3 : 0)), ...scores.map((score) => score.toFixed(0))]);
  }
  return rows;
}

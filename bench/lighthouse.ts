import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { KIND_PATHS } from "../tests/support/paths.ts";
import { median } from "./paints.ts";

/** How often each page is measured; the medians count. */
const RUNS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const AUDITS = ["first-contentful-paint", "largest-contentful-paint", "cumulative-layout-shift", "total-blocking-time"];

const OPTIONS = [
  "--quiet",
  "--output=json",
  `--only-categories=${CATEGORIES}`,
  "--skip-audits=canonical", // that link names the site's real address, not the local one
  "--chrome-flags=--headless=new --no-sandbox --disable-background-networking --disable-component-update --ignore-certificate-errors",
];

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Lets Lighthouse load every page on its phone. @returns Rows of the report: medians of the audits, then the scores. */
export async function runLighthouse(site: string, chromium: string): Promise<string[][]> {
  const measure = async (address: string): Promise<Report> => {
    const settings = { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 100_000_000 };
    const { stdout } = await promisify(execFile)("bench/node_modules/.bin/lighthouse", [address, ...OPTIONS], settings);
    const report: Report = JSON.parse(stdout);
    const sawPaint = report.audits[AUDITS[0] as string]?.numericValue !== undefined; // now and then a run sees none
    return sawPaint ? report : measure(address);
  };
  const rows: string[][] = [];
  for (const page of KIND_PATHS) {
    console.log(`· Lighthouse: ${page}`);
    const reports: Report[] = [];
    while (reports.length < RUNS) reports.push(await measure(site + page));
    const figures = AUDITS.map((audit) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)));
    const scores = CATEGORIES.map((category) => median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100)));
    rows.push([page, ...figures.map((figure, at) => figure.toFixed(at === 2 ? 3 : 0)), ...scores.map((score) => score.toFixed(0))]);
  }
  return rows;
}

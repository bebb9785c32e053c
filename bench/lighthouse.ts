import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { KIND_PATHS } from "../tests/support/paths.ts";

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
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Lets Lighthouse load every page on its phone. @returns Rows of the report: its audits, its scores, and how fast it found the machine. */
export async function runLighthouse(site: string, chromium: string): Promise<string[][]> {
  const settings = { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 100_000_000 };
  const measure = async (address: string): Promise<Report> => {
    const { stdout } = await promisify(execFile)("bench/node_modules/.bin/lighthouse", [address, ...OPTIONS], settings);
    const report: Report = JSON.parse(stdout);
    return report.audits[AUDITS[0] ?? ""]?.numericValue === undefined ? measure(address) : report; // now and then a run sees no paint
  };
  const rows: string[][] = [];
  for (const page of KIND_PATHS) {
    const { audits, categories, environment } = await measure(site + page);
    const figures = AUDITS.map((audit, at) => (audits[audit]?.numericValue ?? Number.NaN).toFixed(at === 2 ? 3 : 0));
    const scores = CATEGORIES.map((category) => ((categories[category]?.score ?? 0) * 100).toFixed(0));
    rows.push([page, ...figures, ...scores, environment.benchmarkIndex.toFixed(0)]);
  }
  return rows;
}

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { KIND_PATHS } from "../tests/support/paths.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const AUDITS = ["first-contentful-paint", "largest-contentful-paint", "cumulative-layout-shift", "total-blocking-time"];

const OPTIONS = [
  "--quiet",
  "--output=json",
  `--only-categories=${CATEGORIES}`,
  "--skip-audits=canonical", // the link names the site's real address, not the local one
  "--chrome-flags=--headless=new --no-sandbox --disable-background-networking --disable-component-update --ignore-certificate-errors",
];

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Runs Lighthouse with its own settings for phones, three times on a page of each layout. @returns Report rows of the middle runs. */
export async function runLighthouse(site: string, chromium: string): Promise<string[][]> {
  const settings = { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 100_000_000 };
  const measure = async (address: string): Promise<Report> => {
    const { stdout } = await promisify(execFile)("bench/node_modules/.bin/lighthouse", [address, ...OPTIONS], settings);
    const report: Report = JSON.parse(stdout);
    return report.audits[AUDITS[0] ?? ""]?.numericValue === undefined ? measure(address) : report; // occasionally a run records no paint
  };
  const scoreOf = ({ categories }: Report) => categories.performance?.score ?? 0;
  const rows: string[][] = [];
  for (const page of KIND_PATHS) {
    const reports = [await measure(site + page), await measure(site + page), await measure(site + page)];
    const [, { audits, categories }] = reports.sort((a, b) => scoreOf(a) - scoreOf(b)) as [Report, Report];
    const figures = AUDITS.map((audit, at) => (audits[audit]?.numericValue ?? Number.NaN).toFixed(at === 2 ? 3 : 0));
    rows.push([page, ...figures, ...CATEGORIES.map((category) => ((categories[category]?.score ?? 0) * 100).toFixed(0))]);
  }
  return rows;
}

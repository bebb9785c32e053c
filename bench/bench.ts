/** `npm run bench`: builds, serves with brotli over HTTP/2 on loopback, measures, and writes bench/report.md. */
import { execSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import os from "node:os";
import { chromium } from "playwright";
import { CHROMIUM_ARGUMENTS } from "../tests/support/chromium.ts";
import { findProgram } from "../tools/programs.ts";
import { runLighthouse } from "./lighthouse.ts";
import { measurePaints } from "./paints.ts";
import { serveBoth } from "./serve.ts";

if (!existsSync("bench/node_modules")) execSync("npm ci --prefix bench --ignore-scripts --no-audit --no-fund", { stdio: "inherit" });
execSync("npx vite build", { stdio: "inherit" });

execSync("npx tsx tools/install-programs.ts WHOLE_CHROMIUM_PATH", { stdio: "inherit" });
const executablePath = findProgram("WHOLE_CHROMIUM_PATH") ?? ""; // the browser that visitors have
const { site, baseline, close } = await serveBoth();
const lighthouse = await runLighthouse(site, executablePath);
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
const paints = await measurePaints(browser, [site, baseline]);
await browser.close();
close();

const meanOf = (column: number) => (paints.reduce((sum, row) => sum + Number(row[column]), 0) / paints.length).toFixed(3);
const report = `# Bench report

Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench\` on ${os.cpus().length} cores (${os.cpus()[0]?.model.trim()}), Chromium
${browser.version()}, Node ${process.versions.node}. Brotli over HTTP/2 on loopback, with
[Lighthouse's settings for phones](https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md): slow 4G, the processor slowed down four times.

## Paints against the no-JavaScript baseline

Milliseconds on a 1.4 Mbit/s connection with Lighthouse's delay for slow 4G; means of the middle half of 20 runs each, taken in turn.
The baseline is the same page without scripts. The ratio may be 1.03. That of one page varies by 0.03 from bench to bench, the mean of all
by 0.01: it is ${meanOf(3)} for the first paint and ${meanOf(6)} for the largest.

${table(["page", "FCP", "baseline", "ratio", "LCP", "baseline", "ratio"], paints)}

## Lighthouse

Of three runs the one with the median performance; paints, which it computes, and TBT in milliseconds. The canonical-link audit is skipped: the link names the real address.

${table(["page", "FCP", "LCP", "CLS", "TBT", "performance", "accessibility", "best practices", "SEO"], lighthouse)}
`;
if (report.includes("NaN")) throw new Error(`A figure in the report is missing (NaN). Run the bench again.\n\n${report}`);
writeFileSync("bench/report.md", report);
console.log(`\n${report}`);

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

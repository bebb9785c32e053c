import os from "node:os";
import type { GrowthRow } from "./growth.ts";
import { type LighthouseRow, RUNS } from "./lighthouse.ts";
import type { NavigationRow } from "./navigation.ts";
import { median } from "./pages.ts";
import { PAINT_RUNS, type PaintRow } from "./paints.ts";
import type { TransferRow } from "./transfer.ts";

/** What the report is written from. */
export interface Measurements {
  /** Names with their versions. */
  versions: Record<string, string>;
  paints: PaintRow[];
  lighthouse: LighthouseRow[];
  transfer: TransferRow[];
  navigation: NavigationRow[];
  growth: GrowthRow[];
}

/** Writes what was measured, as Markdown. */
export function writeReport({ versions, paints, lighthouse, transfer, navigation, growth }: Measurements): string {
  const parts = [
    ["# Bench report", introduction(versions)],
    ["## Paints against the no-JavaScript baseline", ...paintsPart(paints)],
    ["## Lighthouse", ...lighthousePart(lighthouse)],
    ["## Transfer", ...transferPart(transfer)],
    ["## Navigation within the site", ...navigationPart(navigation)],
    ["## Growth", ...growthPart(growth as [GrowthRow, GrowthRow])],
  ];
  const report = `${parts.flat().join("\n\n")}\n`;
  if (report.includes("NaN")) throw new Error(`A figure of the report is missing (NaN): run the bench again.\n\n${report}`);
  return report;
}

function introduction(versions: Record<string, string>): string {
  const [cpu] = os.cpus();
  const tools = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return (
    `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench\` on ${os.cpus().length} cores (${cpu?.model.trim()}), ` +
    `${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()}; ${tools.join(", ")}. Brotli on loopback. 1 KB is 1,024 bytes.`
  );
}

const paintsPart = (rows: PaintRow[]): string[] => [
  "Milliseconds on a phone with a processor four times as slow, over HTTP/2 on a line of 1.4 Mbit/s and Lighthouse's delay for slow 4G; " +
    `medians of ${PAINT_RUNS} interleaved runs. The baseline is the same page without scripts, with a link that preloads the font as the script in ` +
    "the head does. The ratio may be 1.03.",
  table(
    ["page", "FCP", "baseline", "ratio", "LCP", "baseline", "ratio"],
    rows.map(({ page, fcp, lcp }) => [page, ...compare(fcp), ...compare(lcp)]),
  ),
];

function lighthousePart(rows: LighthouseRow[]): string[] {
  return [
    `Lighthouse's phone over HTTP/2, medians of ${RUNS} runs; paints, which it computes, and TBT in milliseconds. ` +
      "The audit of the canonical link is left out: that names the real address, which is not this one.",
    `The machine's benchmark index was ${median(rows.map(({ benchmarkIndex }) => benchmarkIndex)).toFixed(0)}. Lighthouse takes the phone's processor to be ` +
      "four times as slow, which is meant for an index of 1,500 to 2,000 ([its documentation](https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md)). " +
      "Below it blocking times are too long.",
    table(
      ["page", "FCP", "LCP", "CLS", "TBT", "performance", "accessibility", "best practices", "SEO", "index"],
      rows.map(({ page, fcp, lcp, cls, tbt, scores, benchmarkIndex }) => [
        page,
        fcp.toFixed(0),
        lcp.toFixed(0),
        cls.toFixed(3),
        tbt.toFixed(0),
        ...Object.values(scores).map(String),
        benchmarkIndex.toFixed(0),
      ]),
    ),
    ...failures(rows),
  ];
}

function transferPart(rows: TransferRow[]): string[] {
  const kinds = ["HTML", "CSS", "JS", "data", "fonts", "pictures", "icons", "all"];
  return [
    "KB transferred (with headers), on a phone of 412 by 823 px at 1.75 pixels a px, until the page is idle and nothing was touched.",
    table(
      ["page", ...kinds, "until LCP", "scripts before LCP", "requests", "CLS", "longest task ms"],
      rows.map(({ page, bytes, untilLcp, scriptsBeforeLcp, requests, cls, longestTask }) => [
        page,
        ...(["html", "css", "js", "data", "fonts", "pictures", "other"] as const).map((kind) => kilobytes(bytes[kind])),
        kilobytes(Object.values(bytes).reduce((sum, size) => sum + size, 0)),
        kilobytes(untilLcp),
        String(scriptsBeforeLcp),
        String(requests),
        cls.toFixed(3),
        longestTask === 0 ? "under 50" : longestTask.toFixed(0),
      ]),
    ),
  ];
}

const navigationPart = (rows: NavigationRow[]): string[] => [
  "From the click to the animation frame with the new page, medians of 5, in milliseconds, without throttling.",
  table(
    ["from", "to", "after pointing at the link", "without"],
    rows.map(({ from, to, pointed, direct }) => [from, to, pointed.toFixed(0), direct.toFixed(0)]),
  ),
];

function growthPart([small, large]: [GrowthRow, GrowthRow]): string[] {
  const perPage = ((large.seconds - small.seconds) / (large.pages - small.pages)) * 1000;
  const code = String(small.homeCode) === String(large.homeCode) ? "the same, to the byte" : "NOT the same";
  return [
    table(
      ["articles", "pages", "build in s"],
      [small, large].map(({ articles, pages, seconds }) => [String(articles), String(pages), seconds.toFixed(1)]),
    ),
    `That is ${perPage.toFixed(1)} ms a page more. The home page's code is ${code}, with ${small.articles} and with ` +
      `${large.articles.toLocaleString("en")} articles.`,
  ];
}

const compare = ({ site, baseline }: { site: number; baseline: number }) => [
  site.toFixed(0),
  baseline.toFixed(0),
  (site / baseline).toFixed(3),
];

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

function failures(rows: LighthouseRow[]): string[] {
  const found = rows.flatMap(({ page, failed }) => failed.map((audit) => `${audit} (${page})`));
  return found.length > 0 ? [`Audits that did not pass: ${found.join(", ")}.`] : [];
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

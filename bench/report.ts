import os from "node:os";
import type { GrowthRow } from "./growth.ts";
import { type LighthouseRow, RUNS } from "./lighthouse.ts";
import type { NavigationRow } from "./navigation.ts";
import type { TransferRow } from "./transfer.ts";

/** What the report is written from. */
export interface Measurements {
  /** Names with their versions. */
  versions: Record<string, string>;
  lighthouse: LighthouseRow[];
  transfer: TransferRow[];
  navigation: NavigationRow[];
  growth: GrowthRow[];
}

/** Writes what was measured, as Markdown. */
export function writeReport({ versions, lighthouse, transfer, navigation, growth }: Measurements): string {
  const [small, large] = growth as [GrowthRow, GrowthRow];
  const [cpu] = os.cpus();
  const perPage = ((large.seconds - small.seconds) / (large.pages - small.pages)) * 1000;
  return [
    "# Bench report",
    `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench\` on ${os.cpus().length} cores (${cpu?.model.trim()}), ` +
      `${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()}; ${Object.entries(versions)
        .map(([name, version]) => `${name} ${version}`)
        .join(", ")}. Brotli on loopback. 1 KB is 1,024 bytes.`,
    "## Against the no-JavaScript baseline",
    `Lighthouse's phone over HTTP/2, medians of ${RUNS} interleaved runs, in milliseconds. The baseline is the same page without scripts; the ` +
      "ratio may be 1.03. " +
      "The audit of the canonical link is left out: that names the real address, which is not this one.",
    table(
      [
        "page",
        "FCP",
        "baseline",
        "ratio",
        "LCP",
        "baseline",
        "ratio",
        "CLS",
        "TBT",
        "performance",
        "accessibility",
        "best practices",
        "SEO",
      ],
      lighthouse.map(({ page, fcp, lcp, cls, tbt, scores }) => [
        page,
        ...compare(fcp),
        ...compare(lcp),
        cls.toFixed(3),
        tbt.toFixed(0),
        ...Object.values(scores).map(String),
      ]),
    ),
    failures(lighthouse),
    "## Transfer",
    "KB transferred (with headers), on a phone of 412 by 823 px at 1.75 pixels a px, until the page is idle and nothing was touched.",
    table(
      [
        "page",
        "HTML",
        "CSS",
        "JS",
        "data",
        "fonts",
        "pictures",
        "icons",
        "all",
        "until LCP",
        "scripts before LCP",
        "requests",
        "CLS",
        "longest task ms",
      ],
      transfer.map(({ page, bytes, untilLcp, scriptsBeforeLcp, requests, cls, longestTask }) => [
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
    "## Navigation within the site",
    "From the click to the animation frame with the new page, medians of 5, in milliseconds, without throttling.",
    table(
      ["from", "to", "after pointing at the link", "without"],
      navigation.map(({ from, to, pointed, direct }) => [from, to, pointed.toFixed(0), direct.toFixed(0)]),
    ),
    "## Growth",
    table(
      ["articles", "pages", "build in s"],
      growth.map(({ articles, pages, seconds }) => [String(articles), String(pages), seconds.toFixed(1)]),
    ),
    `That is ${perPage.toFixed(1)} ms a page more. The home page's code is ${
      String(small.homeCode) === String(large.homeCode) ? "the same, to the byte" : "NOT the same"
    }, with ${small.articles} and with ${large.articles.toLocaleString("en")} articles.`,
    "",
  ]
    .filter((part, index, parts) => part !== "" || index === parts.length - 1)
    .join("\n\n");
}

const compare = ({ site, baseline }: { site: number; baseline: number }) => [
  site.toFixed(0),
  baseline.toFixed(0),
  (site / baseline).toFixed(3),
];

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

function failures(rows: LighthouseRow[]): string {
  const found = rows.flatMap(({ page, failed }) => failed.map((audit) => `${audit} (${page})`));
  return found.length > 0 ? `Audits that did not pass: ${found.join(", ")}.` : "";
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

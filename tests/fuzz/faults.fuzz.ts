/**
 * `npm run torture -- faults [--engines=chromium,firefox,webkit] [--pages=/,/contact] [--parts=stylesheet,…] [--hows=hangs,…]
 * [--ways=3]`: each part of each kind of page comes broken in each way, in each engine, on the built site (docs/faults.md). With `--ways` a part
 * of a page comes broken in so many ways only, taken in turn, so that all pages and all ways are there. Prints a table, and what failed.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Browser } from "../engines/browsers/browser.ts";
import { SitePage } from "../engines/site-page.ts";
import { BREAKAGES, type Breakage } from "../support/broken-response.ts";
import { KIND_PATHS } from "../support/paths.ts";
import { startSite } from "../support/site-server.ts";
import { type Engine, findEngines } from "./engines.ts";
import { type Fault, howsOf, meet, PART_NAMES, type PartName } from "./fault-checks.ts";

const option = { type: "string" } as const;
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { engines: option, pages: option, parts: option, hows: option, ways: option },
});
const paths = values.pages?.split(",") ?? KIND_PATHS;
const parts = (values.parts?.split(",") as PartName[] | undefined) ?? PART_NAMES;
const hows = (values.hows?.split(",") as Breakage[] | undefined) ?? BREAKAGES;

/** As on a phone. */
const VIEWPORT = [390, 844] as const;
/** How long one fault may take in all: a driver that no longer answers does not say so. */
const FAULT_LIMIT_MS = 180_000;
/** Such a fault is tried once more, in a new browser: a page at fault stops that one as well. */
const UNANSWERED = "the browser does not answer";
const PICTURES = "test-results/faults";

const faults: Fault[] = paths.flatMap((path, row) =>
  parts.flatMap((part, column) => {
    const all = howsOf(part, path, hows).filter((how) => hows.includes(how));
    const ways = Math.min(all.length, Number(values.ways ?? all.length));
    return Array.from({ length: ways }, (_, index) => ({ path, part, how: all[(row * ways + column + index) % all.length] as Breakage }));
  }),
);
mkdirSync(PICTURES, { recursive: true });
const engines = findEngines(values.engines);
console.log(`${faults.length} faults on ${paths.length} pages in ${engines.map(({ name }) => name).join(", ")}`);
const failed = await Promise.allSettled(engines.map(run));
for (const [index, { name }] of engines.entries()) {
  const outcome = failed[index];
  if (outcome?.status === "fulfilled") printTable(name, outcome.value);
  else console.error(`${name} ended early: ${outcome?.reason}`);
}
process.exit(failed.every((outcome) => outcome.status === "fulfilled" && outcome.value.length === 0) ? 0 : 1);

/** Has one engine meet all faults. Each has a host of its own, so that nothing is in a cache. @returns Those that it does not bear. */
async function run({ name, start }: Engine): Promise<Fault[]> {
  const found: Fault[] = [];
  const open = async () => {
    const browser = await start({ javaScript: true, waitsForLoad: false });
    await browser.resize(...VIEWPORT);
    return browser;
  };
  let browser = await open();
  const openAnother = async () => {
    await Promise.race([browser.close(), setTimeout(5000)]);
    browser = await open();
  };
  let unanswered = 0;
  const begin = Date.now();
  for (const [index, fault] of faults.entries()) {
    let failure = await tryOne(browser, fault);
    if (failure === UNANSWERED) {
      unanswered += 1;
      await openAnother();
      failure = await tryOne(browser, fault);
    }
    if (failure) {
      found.push(fault);
      console.error(`${name}: ${fault.path}, ${fault.part}, ${fault.how}: ${failure}`);
      await keepPicture(browser, `${PICTURES}/${name}-${index}.png`);
      await openAnother();
    }
    if ((index + 1) % 100 === 0)
      console.log(`${name}: ${index + 1} faults, ${found.length} failed, ${Math.round((Date.now() - begin) / 1000)} s`);
  }
  const restarts = unanswered > 0 ? `, ${unanswered} times a new browser for one that did not answer` : "";
  console.log(`${browser.name}: ${faults.length} faults, ${found.length} failed, ${Math.round((Date.now() - begin) / 1000)} s${restarts}`);
  await browser.close();
  return found;
}

/** Keeps what the visitor saw, unless the browser is too far gone to show it. */
async function keepPicture(browser: Browser, file: string): Promise<void> {
  const picture = await Promise.race([browser.screenshot(), setTimeout(5000)]).catch(() => undefined);
  if (picture) writeFileSync(file, picture);
}

/** @returns What the visitor lacks, if anything. */
async function tryOne(browser: Browser, fault: Fault): Promise<string | undefined> {
  const site = await startSite();
  try {
    const met = meet(new SitePage(browser, site.address), site, fault);
    return (await Promise.race([met, setTimeout(FAULT_LIMIT_MS, UNANSWERED, { ref: false })])) || undefined;
  } catch (error) {
    return error instanceof Error ? error.message.replace(/\s+/g, " ").slice(0, 600) : String(error);
  } finally {
    site.close();
  }
}

/** A row for each part, a column for each way: how many pages were tried, and how many failed. */
function printTable(name: string, bad: Fault[]): void {
  console.log(`\n${name}\n\n| part | ${hows.join(" | ")} |\n| --- |${" --- |".repeat(hows.length)}`);
  for (const part of parts) {
    const cells = hows.map((how) => {
      const count = (list: Fault[]) => list.filter((fault) => fault.part === part && fault.how === how).length;
      const tried = count(faults);
      return tried === 0 ? "" : count(bad) === 0 ? `${tried}` : `${tried}, ${count(bad)} failed`;
    });
    console.log(`| ${part} | ${cells.join(" | ")} |`);
  }
}

/**
 * `npm run torture -- visitor [--seed=N] [--events=5000] [--storms=100] [--engines=chromium,firefox,webkit]`: a random visitor in each
 * engine, and quick steps back and forward in Chromium, on the built site. Prints its seed; the same seed does the same.
 */
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../../tools/find-chromium.ts";
import { serveSite } from "../../vite/hosting.ts";
import type { Measures } from "../engines/browsers/browser.ts";
import { SitePage } from "../engines/site-page.ts";
import { CHROMIUM_ARGUMENTS } from "../support/chromium.ts";
import { goBackAndForward } from "../support/random.ts";
import { visitAtRandom } from "../support/visitor.ts";
import { type Engine, findEngines } from "./engines.ts";

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { seed: { type: "string" }, events: { type: "string" }, storms: { type: "string" }, engines: { type: "string" } },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const events = Number(values.events ?? 5000);
const storms = Number(values.storms ?? 100);

/** How many events a visitor has before the next one comes, with a new document. */
const EVENTS_PER_VISIT = 1000;
const STEPS_PER_STORM = 50;
const STORM_PATHS = ["/services", "/aboutus", "/contact", "/blogs", "/services", "/aboutus", "/contact", "/blogs"];

const { address, close } = await serveSite({ root: "dist", port: 0, host: "127.0.0.1" });
let faults = 0;
for (const engine of findEngines(values.engines)) await visit(engine);
if (storms > 0) await storm();
await close();
console.log(`${faults} faults`);
process.exitCode = faults > 0 ? 1 : 0;

function report(fault: string): void {
  faults += 1;
  console.error(fault);
}

/** Has visitors come to one engine, one after the other. */
async function visit({ name, start }: Engine): Promise<void> {
  const browser = await start({ javaScript: true });
  console.log(`${browser.name}, seed ${seed}: ${events} events`);
  const page = new SitePage(browser, address);
  const begin = Date.now();
  for (let done = 0; done < events; done += EVENTS_PER_VISIT) {
    const plan = { seed: seed + done, events: Math.min(EVENTS_PER_VISIT, events - done) };
    try {
      await page.open("/");
      const { complaints, held } = await visitAtRandom(page, plan);
      for (const complaint of complaints) report(`${name}, visit with seed ${plan.seed}: ${JSON.stringify(complaint)}`);
      const seconds = Math.round((Date.now() - begin) / 1000);
      console.log(
        `  ${done + plan.events} events, ${faults} faults, ${seconds} s${held[0] && held[1] ? `; ${sayGrowth(held[0], held[1])}` : ""}`,
      );
    } catch (error) {
      report(`${name}, visit with seed ${plan.seed} ended early: ${error}`);
    }
  }
  await browser.close();
}

function sayGrowth(before: Measures, after: Measures): string {
  return (Object.keys(before) as (keyof Measures)[]).map((what) => `${what} ${before[what]} → ${after[what]}`).join(", ");
}

async function storm(): Promise<void> {
  console.log(`Chromium, seed ${seed}: ${storms} storms of ${STEPS_PER_STORM} steps`);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || findChromium(), args: CHROMIUM_ARGUMENTS });
  let badStorms = 0;
  for (let count = 0; count < storms; count += 1) {
    const page = await browser.newPage({ reducedMotion: "no-preference" });
    try {
      const failure = await stepBackAndForward(page, seed + count);
      if (failure) badStorms += 1;
      if (failure) report(`Storm with seed ${seed + count}: ${failure}`);
    } catch (error) {
      report(`Storm with seed ${seed + count} ended early: ${error} (${page.url()})`);
    } finally {
      await page.close();
    }
  }
  console.log(`  ${badStorms} of ${storms} storms ended on a failure`);
  await browser.close();
}

/** One storm. @returns What the page says of a failure. */
async function stepBackAndForward(page: Page, stormSeed: number): Promise<string | undefined> {
  await page.goto(address);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  for (const path of STORM_PATHS) {
    await page
      .locator(`header a[href='${path}']`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(`**${path}`);
  }
  await goBackAndForward(page, { seed: stormSeed, steps: STEPS_PER_STORM });
  const text = await page.locator("main").innerText();
  return /^Unexpected|Application Error/m.test(text) ? text.slice(0, 120).replaceAll("\n", " ") : undefined;
}

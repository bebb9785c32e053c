/**
 * `npm run torture -- visitor [--seed=N] [--events=5000] [--storms=100]`: a random visitor, and quick steps back and forward, on the built
 * site. Prints its seed; the same seed does the same.
 */
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../../tools/find-chromium.ts";
import { serveSite } from "../../vite/hosting.ts";
import { CHROMIUM_ARGUMENTS } from "../support/chromium.ts";
import { goBackAndForward } from "../support/random.ts";
import { visitAtRandom } from "../support/visitor.ts";

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { seed: { type: "string" }, events: { type: "string" }, storms: { type: "string" } },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const events = Number(values.events ?? 5000);
const storms = Number(values.storms ?? 100);

/** How many events a visitor has before the next one comes, with a new document. */
const EVENTS_PER_VISIT = 250;
const STEPS_PER_STORM = 50;
const STORM_PATHS = ["/services", "/aboutus", "/contact", "/blogs", "/services", "/aboutus", "/contact", "/blogs"];

console.log(`Seed ${seed}: ${events} events, ${storms} storms of ${STEPS_PER_STORM} steps`);
const { address, close } = await serveSite({ root: "dist", port: 0, host: "127.0.0.1" });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || findChromium(), args: CHROMIUM_ARGUMENTS });
let faults = 0;
for (let done = 0; done < events; done += EVENTS_PER_VISIT) {
  await withPage(async (page) => {
    const visit = { seed: seed + done, events: Math.min(EVENTS_PER_VISIT, events - done) };
    for (const complaint of await visitAtRandom(page, visit)) report(`Visit with seed ${visit.seed}: ${JSON.stringify(complaint)}`);
  });
  console.log(`${Math.min(done + EVENTS_PER_VISIT, events)} events, ${faults} faults`);
}
let badStorms = 0;
for (let storm = 0; storm < storms; storm += 1) {
  await withPage(async (page) => {
    for (const path of STORM_PATHS) {
      await page
        .locator(`header a[href='${path}']`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await page.waitForURL(`**${path}`);
    }
    await goBackAndForward(page, { seed: seed + storm, steps: STEPS_PER_STORM });
    const text = await page.locator("main").innerText();
    if (!/^Unexpected|Application Error/m.test(text)) return;
    badStorms += 1;
    report(`Storm with seed ${seed + storm}: ${text.slice(0, 120).replaceAll("\n", " ")}`);
  });
}
console.log(`${badStorms} of ${storms} storms ended on a failure`);
await browser.close();
await close();
process.exitCode = faults > 0 ? 1 : 0;

function report(fault: string): void {
  faults += 1;
  console.error(fault);
}

/** Has a new visitor come to the home page. What ends their visit early is a fault. */
async function withPage(visit: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage({ reducedMotion: "no-preference" });
  try {
    await page.goto(address);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await visit(page);
  } catch (error) {
    report(`${error} (${page.url()}: ${(await page.locator("body").innerText()).slice(0, 300)})`);
  } finally {
    await page.close();
  }
}

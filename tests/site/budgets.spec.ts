import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { globSync } from "tinyglobby";
import type { Business } from "../../app/schema/business.ts";
import { documentFile } from "../../hosting/policy.ts";
import { business as madeUp } from "../fixtures/business.ts";
import { business, content } from "../support/content.ts";
import { isWhole, layoutShifts, noteLayoutShifts } from "../support/layout-shifts.ts";
import { noted } from "../support/noted.ts";
import { ARTICLE_PATHS, KIND_PATHS, POST_PATHS, SERVICE_PATHS } from "../support/paths.ts";
import { setDate } from "../support/set-date.ts";
import { expect, hydrated, test } from "../support/test.ts";

const KB = 1024;

/**
 * The initial congestion window: ten packets of 1,460 bytes, sent before the first acknowledgement; at most 400 bytes are HTTP's own. The
 * headers are longer, some 760 bytes, so that the end of a document may come one round trip later (decision 0022).
 */
const INITIAL_CONGESTION_WINDOW = 10 * 1460 - 400;

/**
 * The owner's long texts, which may be as long as the owner needs: of an article, a service or a page, and on the
 * home page what the business says of itself and what clients say.
 */
const LONG_TEXTS = "[data-prose=body], #about ~ p, blockquote";

/** What the owner adds to the three testimonials, nineteen questions and six posts of the specification. */
const ADDED = "[aria-roledescription=slide]:nth-child(n+4), main details:nth-child(n+20), [data-layout] > li:nth-child(n+7)";

/** The screen of Lighthouse's phone. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/**
 * What a page's HTML weighs without the texts whose length and number are the owner's: in bytes, compressed. A browser writes HTML at
 * greater length than the build, so it is asked only for what the texts weigh.
 */
async function weighAroundText(page: Page, file: string): Promise<number> {
  const html = readFileSync(path.join("dist", file), "utf8");
  const [whole, around] = await page.evaluate(
    ([text, body, added]) => {
      const parsed = new DOMParser().parseFromString(text, "text/html");
      const before = parsed.documentElement.outerHTML;
      for (const element of parsed.querySelectorAll(body)) element.replaceChildren();
      for (const element of parsed.querySelectorAll(added)) element.remove();
      return [before, parsed.documentElement.outerHTML] as const;
    },
    [html, LONG_TEXTS, ADDED] as const,
  );
  const weight = (text: string) => brotliCompressSync(text).length;
  return weight(html) - (weight(whole) - weight(around)) - LONGER_FACTS;
}

/** What pages say of them beside the long texts: of the map and the hours nothing that varies, of the answers nothing, of the video its address. */
const factsWeight = ({ map: _, hours: __, answers: ___, video, ...facts }: Business) =>
  brotliCompressSync(JSON.stringify({ ...facts, video: { address: video.address } })).length;

/** How much more the owner's facts weigh than those of the made-up business, in bytes: a long name is no fault of the page. */
const LONGER_FACTS = Math.max(0, factsWeight(business) - factsWeight(madeUp));

/** "Closed now, opens Wednesday 8am" is the longest that the pages say of the hours. */
const TUESDAY_EVENING = "2026-03-03T20:00:00+02:00";

/** What the owner's own days weigh in the code, in bytes: as many as the owner needs. */
const OWN_DAYS = brotliCompressSync(JSON.stringify([business.hours.otherDays, business.hours.holidaysWorked])).length;

/** What a file of the built site weighs on its way: brotli for text, as it is for what is compressed already. */
function weigh(file: string): number {
  const whole = path.join("dist", path.extname(file) ? file : documentFile(decodeURI(file)));
  return /\.(html|js|css|json|svg|webmanifest)$/.test(whole) ? brotliCompressSync(readFileSync(whole)).length : statSync(whole).size;
}

const sum = (files: string[]) => files.reduce((total, file) => total + weigh(file), 0);

interface Visit {
  /** Paths, in the order in which they came, until the page was idle and untouched. */
  files: string[];
  /** Those that were asked for before the largest paint. */
  untilLcp: string[];
}

async function visit(page: Page, address: string): Promise<Visit> {
  const files = new Set<string>(); // a script is fetched, then imported from the browser's cache
  page.on("requestfinished", (request) => void files.add(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const entries: { type: string; name: string; at: number }[] = [];
    Object.assign(window, { entries });
    const note = (list: PerformanceObserverEntryList) => {
      for (const { entryType, name, startTime } of list.getEntries()) entries.push({ type: entryType, name, at: startTime });
    };
    for (const type of ["resource", "largest-contentful-paint"]) new PerformanceObserver(note).observe({ type, buffered: true });
  });
  await page.goto(address);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const entries = await noted<{ type: string; name: string; at: number }[]>(page, "entries");
  const resources = entries.filter(({ type }) => type === "resource");
  const lcp = entries.findLast(({ type }) => type === "largest-contentful-paint");
  if (!lcp || resources.length < 5) throw new Error(`${address} tells of no largest paint, or of too few files: ${resources.length}.`);
  return { files: [...files], untilLcp: resources.filter(({ at }) => at < lcp.at).map(({ name }) => new URL(name).pathname) };
}

test.describe("the home page on a phone", () => {
  test.use(PHONE);

  test("its HTML around the owner's texts, with its styles, is at most 14 KB", async ({ page }) => {
    expect(await weighAroundText(page, "index.html")).toBeLessThanOrEqual(14 * KB);
  });

  test("it asks for at most 103 KB of JavaScript, all of it after the largest paint, and for at most 35 KB of fonts", async ({ page }) => {
    const { files, untilLcp } = await visit(page, "/");
    const scripts = files.filter((file) => file.endsWith(".js"));
    expect(sum(scripts)).toBeLessThanOrEqual(103 * KB + OWN_DAYS);
    expect(scripts.length).toBeLessThanOrEqual(6);
    expect(untilLcp.filter((file) => file.endsWith(".js"))).toEqual([]);
    expect(sum(files.filter((file) => file.endsWith(".woff2")))).toBeLessThanOrEqual(35 * KB);
  });

  test("document, font and hero picture are at most 75 KB, everything once idle at most 210 KB, in at most 20 requests", async ({
    page,
  }) => {
    const { files } = await visit(page, "/");
    const hero = files.filter((file) => file.startsWith(`${content.pages.home.hero.image.src}.`));
    expect(hero).toHaveLength(1);
    expect(sum(hero)).toBeLessThanOrEqual(60 * KB);
    expect(sum(["/", ...files.filter((file) => file.endsWith(".woff2")), ...hero])).toBeLessThanOrEqual(75 * KB);
    expect(sum(files)).toBeLessThanOrEqual(210 * KB);
    expect(files.length).toBeLessThanOrEqual(20);
  });
});

for (const film of globSync("content/films/air-and-cold.*")) {
  test(`HOME-02 the film that the site came with is at most 900 KB: ${film}`, () => {
    expect(statSync(film).size).toBeLessThanOrEqual(900_000);
  });
}

test("the HTML of every page around its text, with its styles, fits the initial congestion window", async ({ page }) => {
  test.slow(); // it parses every page
  const pages = globSync("**/*.html", { cwd: "dist" });
  expect(pages.length).toBeGreaterThan(44);
  const tooHeavy: { file: string; bytes: number }[] = [];
  for (const file of pages) {
    // Most pages fit with their text, and weighing what is around it takes half a second a page.
    if (statSync(path.join("dist", `${file}.br`)).size <= INITIAL_CONGESTION_WINDOW) continue;
    const bytes = await weighAroundText(page, file);
    if (bytes > INITIAL_CONGESTION_WINDOW) tooHeavy.push({ file, bytes });
  }
  expect(tooHeavy, `At most ${INITIAL_CONGESTION_WINDOW} bytes compressed, without ${LONG_TEXTS}, ${ADDED}`).toEqual([]);
});

// Of services and posts more than one: their pictures differ.
for (const address of [...KIND_PATHS, SERVICE_PATHS[4], SERVICE_PATHS[7], POST_PATHS[5]] as string[]) {
  test.describe(address, () => {
    test.use(PHONE);

    test(`no script comes before the largest paint, and nothing shifts from the first paint to the end of the page: ${address}`, async ({
      page,
    }) => {
      await noteLayoutShifts(page);
      await page.route("**/*.woff2", (route) => route.abort()); // it comes at another moment in every run; see below
      await setDate(page, TUESDAY_EVENING);
      const { untilLcp } = await visit(page, address);
      expect(untilLcp.filter((file) => file.endsWith(".js"))).toEqual([]);
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 400) {
          window.scrollTo(0, y);
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      });
      expect(await layoutShifts(page, "first paint")).toEqual([]);
    });
  });
}

for (const [screen, viewport] of [
  ["a phone", PHONE.viewport],
  ["a desk", { width: 1280, height: 720 }],
] as const) {
  test(`a font that comes late moves nothing on ${screen}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await setDate(page, TUESDAY_EVENING);
    await noteLayoutShifts(page);
    let isHeld = true;
    await page.route("**/*.woff2", async (route) => {
      while (isHeld) await new Promise((resolve) => setTimeout(resolve, 50));
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    await expect.poll(() => page.evaluate(() => performance.getEntriesByType("paint").length)).toBeGreaterThan(0);
    await expect.poll(() => isWhole(page)).toBe(true);
    isHeld = false;
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    expect(await layoutShifts(page, "whole document")).toEqual([]);
  });
}

for (const address of new Set([...KIND_PATHS, ...SERVICE_PATHS])) // each service has a large picture of its own
  test.describe(`with Save-Data ${address}`, () => {
    test.use(PHONE);

    test(`SAVE-01 what is in view is at most 45 KB, and all that comes before a touch at most 65 KB, without font and scripts: ${address}`, async ({
      page,
    }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
      const files = new Set<string>([address]);
      page.on("requestfinished", (request) => void files.add(new URL(request.url()).pathname));
      await page.goto(address);
      await page.waitForLoadState("networkidle");
      expect([...files].filter((file) => /\.(js|woff2)$/.test(file))).toEqual([]);
      const pictures = await page.evaluate(() =>
        [...document.images]
          .filter((image) => {
            const { top, bottom, width } = image.getBoundingClientRect();
            return width > 0 && bottom > 0 && top < innerHeight;
          })
          .map((image) => ({ file: new URL(image.currentSrc).pathname, isShown: image.complete && image.naturalWidth > 0 })),
      );
      for (const { file, isShown } of pictures) expect(isShown, file).toBe(true);
      const inView = [address, ...[...files].filter((file) => file.endsWith(".svg")), ...pictures.map(({ file }) => file)];
      expect(sum([...new Set(inView)])).toBeLessThanOrEqual(45 * KB);
      expect(sum([...files])).toBeLessThanOrEqual(65 * KB);
    });
  });
test("SEARCH-07 the first results of a search take at most 60 KB that the home page does not: code and index", async ({
  page,
  context,
}) => {
  const { files: home } = await visit(await context.newPage(), "/");
  const { files } = await visit(page, `/search?q=${content.services[0]?.title.split(" ")[0]}`);
  await expect(page.locator("main li mark").first()).toBeVisible();
  const own = files.filter((file) => /\.(js|json)$/.test(file) && !home.includes(file));
  expect(own.filter((file) => /\/assets\/search-.*\.json$/.test(file))).toHaveLength(1);
  expect(sum(own)).toBeLessThanOrEqual(60 * KB);
});

for (const address of [ARTICLE_PATHS[0], POST_PATHS[0], SERVICE_PATHS[0]] as string[]) {
  test(`the text is transferred once: ${address}`, async ({ page }) => {
    const { files } = await visit(page, address);
    const sentence = ((await page.locator("[data-prose=body] :is(p, li)").nth(2).textContent()) ?? "").slice(0, 60);
    expect(sentence.length).toBeGreaterThan(30);
    for (const file of files.filter((name) => /\.(js|json)$/.test(name)))
      expect(readFileSync(`dist${file}`, "utf8"), file).not.toContain(sentence);
  });
}

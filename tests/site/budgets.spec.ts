/** What the code costs a visitor, in bytes and counts. Texts and pictures are the owner's and may grow: they are left out where they can be. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page, Route } from "@playwright/test";
import { globSync } from "tinyglobby";
import { documentFile } from "../../hosting/policy.ts";
import { content } from "../support/content.ts";
import { MOMENTS, setDate } from "../support/opening-times.ts";
import { PAGES } from "../support/paths.ts";
import { answerForOthers, expect, hydrated, test, withSaveData } from "../support/test.ts";

const KB = 1024;

/** Lighthouse's phone. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

const STRUCTURED_DATA = /<script type="application\/ld\+json">.*?<\/script>/gs;
const STYLE_OR_TEXT = /(<(?:style|script)\b[^>]*>.*?<\/(?:style|script)>)|>[^<]+/gs;
const WRITTEN_ATTRIBUTES = / (?:alt|content|title|aria-label|src|srcset|href)="[^"]*"/gi;

/** A document without the texts, addresses and facts that come from content. */
const codeOf = (html: string): string =>
  html
    .replace(STRUCTURED_DATA, "")
    .replace(STYLE_OR_TEXT, (_, code: string | undefined) => code ?? ">")
    .replace(WRITTEN_ATTRIBUTES, "");

const compressed = (data: string | Buffer): number => brotliCompressSync(data).length;

/** What files of the built site weigh on their way, by their paths in it. */
function weigh(files: string[]): number {
  const read = (file: string) => readFileSync(path.join("dist", path.extname(file) ? file : documentFile(decodeURI(file))));
  return files
    .map((file) => (/\.(webp|avif|woff2|png|jpg)$/.test(file) ? read(file).length : compressed(read(file))))
    .reduce((a, b) => a + b, 0);
}

/** What a page notes of its layout: what moved and when, and when the whole document had been painted. Times are in milliseconds. */
interface Notes {
  shifts: { at: number; value: number; moved: string[] }[];
  whole: number;
}

/** Has each document that the page opens from now on take {@link Notes}. */
const takeNotes = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const notes: Notes = { shifts: [], whole: 0 };
    Object.assign(window, { notes });
    type Shift = PerformanceEntry & { value: number; sources: { node?: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Shift[])
        notes.shifts.push({
          at: startTime,
          value,
          moved: sources.map(({ node }) => String(Reflect.get(node ?? {}, "outerHTML")).slice(0, 120)),
        });
    }).observe({ type: "layout-shift", buffered: true });
    addEventListener("DOMContentLoaded", () => {
      requestAnimationFrame(() => requestAnimationFrame((time) => Object.assign(notes, { whole: time })));
    });
  });

const notesOf = (page: Page): Promise<Notes> => page.evaluate(() => Reflect.get(window, "notes") as Notes);

/** What has moved since the whole document was painted: a busy browser paints half a header, which the other half moves aside. */
async function shiftsOf(page: Page): Promise<Notes["shifts"]> {
  const { shifts, whole } = await notesOf(page);
  return shifts.filter(({ at }) => at >= whole);
}

/** The paths of what the page fetches from now on. */
function filesOf(page: Page): Set<string> {
  const files = new Set<string>();
  page.on("requestfinished", (request) => void files.add(new URL(request.url()).pathname));
  return files;
}

test("tags, styles and inline scripts of each page weigh at most 10.5 KB", () => {
  const heavy = globSync("dist/**/*.html")
    .map((file) => ({ file, bytes: compressed(codeOf(readFileSync(file, "utf8"))) }))
    .filter(({ bytes }) => bytes > 10.5 * KB);
  expect(heavy).toEqual([]);
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("the home page fetches at most 112 KB of scripts, all but one after its pictures, 35 KB of fonts, 20 files", async ({ page }) => {
    const files = filesOf(page);
    const scripts = () => [...files].filter((file) => file.endsWith(".js"));
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/pictures/*", (route) => released.then(() => route.continue()));
    await page.goto("/", { waitUntil: "domcontentloaded" });
    for (let frame = 0; frame < 10; frame++) await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect.poll(scripts).toEqual([expect.stringContaining("/assets/boot-")]);
    release();
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    expect(weigh(scripts())).toBeLessThanOrEqual(112 * KB);
    expect(weigh([...files].filter((file) => file.endsWith(".woff2")))).toBeLessThanOrEqual(35 * KB);
    expect(files.size).toBeLessThanOrEqual(20);
  });

  for (const address of PAGES)
    test(`SAVE-01 with Save-Data only the boot script comes, no font; the first view has at most 45 KB: ${address}`, async ({ page }) => {
      await withSaveData(page);
      const files = filesOf(page);
      await page.goto(address);
      await page.waitForLoadState("networkidle");
      expect([...files].filter((file) => /\.(js|woff2)$/.test(file) && !file.includes("/boot-"))).toEqual([]);
      const pictures = await page.evaluate(() =>
        [...document.images]
          .map((image) => ({ box: image.getBoundingClientRect(), image }))
          .filter(({ box }) => box.width > 0 && box.bottom > 0 && box.top < innerHeight)
          .map(({ image }) => new URL(image.currentSrc).pathname),
      );
      const others = [...files].filter((file) => /\.(svg|js)$/.test(file));
      expect(weigh([...new Set([address, ...others, ...pictures])])).toBeLessThanOrEqual(45 * KB);
    });

  for (const rtt of [100, 150])
    test(`when a round trip takes ${rtt} ms, the head ${rtt > 100 ? "does not preload" : "preloads"} the font`, async ({ page }) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value: { rtt: value } }), rtt);
      await page.goto("/");
      await expect(page.locator("link[rel=preload][as=font]")).toHaveCount(rtt > 100 ? 0 : 1);
    });

  for (const [when, moment] of Object.entries(MOMENTS))
    for (const address of PAGES)
      test(`HOME-01 nothing shifts once the page is painted, hydration and scrolling included, ${when}: ${address}`, async ({ page }) => {
        await setDate(page, moment);
        await takeNotes(page);
        await answerForOthers(page);
        await page.route("**/*.woff2", (route) => route.abort()); // it comes at another moment in every run; see below
        await page.goto(address);
        await hydrated(page);
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += 400) {
            window.scrollTo({ top: y, behavior: "instant" });
            const isSeen = ({ left, top }: DOMRect) => left < innerWidth && top < innerHeight;
            const seen = [...document.images].filter((image) => image.checkVisibility() && isSeen(image.getBoundingClientRect()));
            await Promise.all(seen.map((image) => image.decode()));
            await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          }
        });
        expect(await shiftsOf(page)).toEqual([]);
      });

  test("a font that comes late moves nothing", async ({ page }) => {
    await takeNotes(page);
    const waiting: Route[] = [];
    await page.route("**/*.woff2", (route) => void waiting.push(route));
    await page.goto("/", { waitUntil: "commit" });
    await expect.poll(async () => (await notesOf(page)).whole).toBeGreaterThan(0);
    for (const route of waiting) await route.continue();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    expect(await shiftsOf(page)).toEqual([]);
  });
});

test("SEARCH-07 a first search fetches at most 60 KB that the home page does not", async ({ page }) => {
  const files = filesOf(page);
  await page.goto("/");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const known = new Set(files);
  await page.goto(`/search?q=${content.services[0]?.title.split(" ")[0]}`);
  await expect(page.locator("main li mark").first()).toBeVisible();
  const own = [...files].filter((file) => /\.(js|json)$/.test(file) && !known.has(file));
  expect(own).not.toEqual([]);
  expect(weigh(own)).toBeLessThanOrEqual(60 * KB);
});

// The owner's own words may be longer than those of the example. Ten packets of 1,460 bytes come before the first acknowledgement (RFC 6928);
// HTTP/2 compresses the headers, which are counted as text here, to half.
if (/^example: true$/m.test(readFileSync("content/business.yaml", "utf8")))
  test("the example's home page weighs at most 14.2 KB with its headers", async ({ request }) => {
    const headers = Object.entries((await request.get("/")).headers());
    const headerBytes = headers.map(([name, value]) => `${name}: ${value}\r\n`.length).reduce((a, b) => a + b, 0);
    expect(headerBytes + compressed(readFileSync("dist/index.html"))).toBeLessThanOrEqual(14.2 * KB);
  });

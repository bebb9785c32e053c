/** What a fault must leave the visitor, in the terms of a visitor. Each check throws an Error that says what is missing. */
import { readFileSync } from "node:fs";
import type { SitePage } from "../engines/site-page.ts";
import type { Breakage } from "../support/broken-response.ts";
import { business, words } from "../support/content.ts";
import type { SiteServer } from "../support/site-server.ts";

/** One page, one part of it, and how that comes. */
export interface Fault {
  path: string;
  part: PartName;
  how: Breakage;
}

interface Part {
  /** The addresses that come broken. `undefined` where a page has no such part. */
  files: (path: string) => RegExp | undefined;
  check: (visit: Visit) => Promise<void>;
  /** The ways in which it is tried; without it, in all. */
  hows?: Breakage[];
  /** How many of the files hang at once. */
  most?: number;
}

interface Visit extends Fault {
  page: SitePage;
  /** Has the part come broken from now on. */
  breakPart: () => void;
}

const PATIENCE_MS = 8000;

/** How long the visitor's patience is where the time itself is not what is checked. */
const SHORT_MS = 800;

const FAILED = "Unexpected Application Error";
const CHAT = `aside[aria-label='${words.chat.name}'] [aria-label^='${words.chat.open}']`;
const DARK = { css: `aside[aria-label='${words.controls.name}'] button`, text: words.controls.dark };
const CALL = `a[href='${business.phone.href}']`;
const PICTURES: Breakage[] = ["status 404", "another document", "hangs", "hangs midway"];

/** The scripts that a page's document names, and those which the page's own kind alone has. */
const scriptsOf = (path: string): string[] => /data-code="([^"]+)"/.exec(documentOf(path))?.[1]?.split(" ") ?? [];
const documentOf = (path: string): string => readFileSync(`dist${decodeURI(path) === "/" ? "/index" : decodeURI(path)}.html`, "utf8");
const exactly = (file: string | undefined) => (file ? new RegExp(`^${file.replaceAll(".", "\\.")}`) : undefined);

/** A page with links to the one that is to be navigated to. */
function startOf(path: string): string {
  if (path.startsWith("/blog-detail")) return "/blog-standard";
  return path === "/site-map" ? "/" : "/site-map";
}

const PARTS = {
  document: { files: (path) => new RegExp(`^${path}$`), check: checkDocument, hows: ["hangs midway"] }, // of one that stops, WebKitGTK shows its own error page,
  "entry script": { files: () => /^\/assets\/entry\.client-/, check: checkLoad },
  "page's script": { files: (path) => exactly(scriptsOf(path).at(-2)), check: checkLoad },
  "hydration data": { files: () => /^\/assets\/page-/, check: checkLoad },
  stylesheet: { files: () => /\.css$/, check: checkLoad },
  pictures: { files: () => /^\/pictures\//, check: checkLoad, hows: PICTURES, most: 3 },
  sprite: { files: () => /^\/sprite\.svg/, check: checkLoad, hows: PICTURES, most: 3 },
  font: { files: () => /\.woff2$/, check: checkLoad, hows: PICTURES },
  "page.json": { files: (path) => new RegExp(`^${path === "/" ? "" : path}/page\\.json$`), check: checkNavigation },
  "next page's script": {
    files: (path) => exactly(scriptsOf(path).find((script) => !scriptsOf(startOf(path)).includes(script))),
    check: checkNavigation,
  },
  "chat's script": { files: () => /^\/assets\/chat-box-/, check: checkChat },
  "lightbox's script": {
    files: (path) => (/<main[\s\S]*<a [^>]*href="\/pictures\//.test(documentOf(path)) ? /^\/assets\/lightbox-/ : undefined),
    check: checkLightbox,
  },
  "search's index": { files: (path) => (path === "/search" ? /^\/assets\/search-[^.]+\.json/ : undefined), check: checkSearch },
} satisfies Record<string, Part>;

export type PartName = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as PartName[];

/** The ways in which a part of a page is tried. */
export function howsOf(name: PartName, path: string, all: readonly Breakage[]): readonly Breakage[] {
  const part: Part = PARTS[name];
  return part.files(path) ? (part.hows ?? all) : [];
}

/** Has a visitor meet a fault. @throws Error that says what the visitor lacks. */
export async function meet(page: SitePage, site: SiteServer, fault: Fault): Promise<void> {
  const { files, check, most }: Part = PARTS[fault.part];
  const found = files(fault.path);
  if (!found) throw new Error(`${fault.path} has no ${fault.part}`);
  const breakPart = () => {
    site.broken = { files: found, how: fault.how, ...(most ? { most } : {}) };
  };
  await check({ ...fault, page, breakPart });
  const uncaught = page.errors.filter((error) => !isOfTheLoad(error));
  if (uncaught.length > 0) throw new Error(`uncaught: ${uncaught.join(" | ")}`);
}

/** What engines and the site's own code call something that did not load, or not as what it should be. */
const OF_THE_LOAD = [
  /ChunkLoadError|Loading stylesheet|JSON|returned status/, // the page that stays as it was served says why
  /Failed to fetch|NetworkError|AbortError|Load failed|Content-Length header/,
  /^downloadable font: (?:download failed|rejected)|^Loading module from .* was blocked because of a disallowed MIME type|^The stylesheet .* was not loaded/, // Firefox
];
const isOfTheLoad = (error: string): boolean => OF_THE_LOAD.some((known) => known.test(error));

/** A document that does not end: its title and header say who, what and how to call, and a link leads on. The heading may be in what lacks. */
async function checkDocument({ page, breakPart, path }: Visit): Promise<void> {
  breakPart();
  await arrive(page, path, "header a[href='/']");
  await expectWhole(page, { needsHeading: false });
  await goOn(page);
}

/** A part that a document needs: the page is hydrated without it, or is as it was served, after the visitor's patience at the latest. */
async function checkLoad({ page, breakPart, path, how }: Visit): Promise<void> {
  breakPart();
  await arrive(page, path);
  await shortenPatience(page, path);
  await page.press("Tab"); // what hangs can keep the load event away; a touch or a key is enough
  if (!(await settles(page, how.startsWith("hangs") ? 1500 : 4000))) {
    await page.click(DARK).catch(() => {}); // it goes with the other controls, should the page settle now
    await page.until(() => document.documentElement.matches("[data-hydrated], [data-failed]"));
  }
  await expectWhole(page);
  await goOn(page);
}

/** A page that is navigated to: its failure screen, or a line that says it is slow; both with the number and a way on. */
async function checkNavigation({ page, breakPart, path, how }: Visit): Promise<void> {
  const start = startOf(path);
  await arrive(page, start);
  await page.hydrated();
  await shortenPatience(page, path);
  breakPart();
  await page.click(`${path === "/search" ? "header" : ":is(main, footer)"} a[href='${path}']`);
  if (!how.startsWith("hangs")) {
    await page.until((to) => location.pathname === to && document.querySelector("main h1"), path);
    await expectWhole(page, { mayFail: true });
    return goOn(page);
  }
  const slow = `[role=status] a[href='${path}']`;
  await page.shown(slow);
  await page.shown(`[role=status] ${CALL}`);
  await expectWhole(page);
  await mark(page);
  await page.click(slow);
  await page.until((to) => location.pathname === to && !("marked" in window) && document.querySelector("main h1"), path);
  await expectWhole(page);
}

/**
 * The chat: its box has a way to the messaging service and the number at once, and where the code is lost, a way to try again. What hangs is
 * said to be loading.
 */
async function checkChat({ page, breakPart, path, how }: Visit): Promise<void> {
  await arrive(page, path);
  await page.hydrated();
  await shortenPatience(page, path);
  breakPart();
  await page.click(CHAT);
  if (how.startsWith("hangs")) await page.shown({ css: "dialog[open] [role=status]", text: words.chat.loading });
  else {
    await page.shown({ css: "dialog[open] [role=alert]", text: words.chat.failure });
    await page.shown({ css: "dialog[open] button", text: words.chat.again });
  }
  await page.shown(`dialog[open] ${CALL}`);
  await page.shown("dialog[open] a[href^='https:']");
  await page.press("Escape");
  await page.gone("dialog[open]");
  await expectWhole(page);
  await goOn(page);
}

/** The lightbox: a message in its place, with a link to the picture. */
async function checkLightbox({ page, breakPart, path }: Visit): Promise<void> {
  await arrive(page, path);
  await page.hydrated();
  await shortenPatience(page, path);
  breakPart();
  const link = "main a[href^='/pictures/']";
  await page.evaluate((css) => document.querySelector(css)?.scrollIntoView({ block: "center", behavior: "instant" }), link);
  await page.click(link);
  await page.shown({ css: "main [role=alert]", text: words.loading.failure });
  await page.shown("main [role=alert] a[href*='/pictures/']");
  await expectWhole(page);
  await goOn(page);
}

/** The search: a message with a way to try again and the number. */
async function checkSearch({ page, breakPart, path }: Visit): Promise<void> {
  breakPart();
  await arrive(page, path);
  await shortenPatience(page, path);
  await page.press("Tab");
  await page.shown(`main [role=alert] ${CALL}`);
  await page.shown("main [role=alert] button");
  await expectWhole(page);
  await goOn(page);
}

const mark = (page: SitePage) => page.evaluate(() => void Object.assign(window, { marked: true })).catch(() => {});

/** Loads a document, and waits for what is needed of it, but for nothing else. */
async function arrive(page: SitePage, path: string, needed = "main h1"): Promise<void> {
  await mark(page);
  await page.load(path);
  await page.until((css) => !("marked" in window) && document.querySelector(css), needed);
}

/** Has 8 seconds pass sooner, but on one page, where the time is the visitor's. */
async function shortenPatience(page: SitePage, path: string): Promise<void> {
  if (path === "/") return;
  await page.evaluate(
    (patience, short) => {
      const { setTimeout: original } = window;
      const sooner = (task: TimerHandler, time?: number, ...rest: unknown[]) => original(task, time === patience ? short : time, ...rest);
      Object.assign(window, { setTimeout: sooner });
    },
    PATIENCE_MS,
    SHORT_MS,
  );
}

/** Whether the page is hydrated, or as it was served, within a time in milliseconds. */
async function settles(page: SitePage, limit: number): Promise<boolean> {
  const end = performance.now() + limit;
  do {
    if (await page.evaluate(() => document.documentElement.matches("[data-hydrated], [data-failed]"))) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  } while (performance.now() < end);
  return false;
}

/** The page says who, what and how to call, and does not scroll sideways. */
async function expectWhole(page: SitePage, options: { mayFail?: boolean; needsHeading?: boolean } = {}): Promise<void> {
  const { mayFail = false, needsHeading = true } = options;
  let lacks: string[] = [];
  for (let tries = 0; tries < 10; tries += 1) {
    const expected = { name: business.shortName, call: CALL, failed: mayFail ? "" : FAILED, needsHeading };
    lacks = await page.evaluate(findLacks, expected).catch((error: Error) => [error.message]);
    if (lacks.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(lacks.join(", "));
}

/** In the page: what the visitor lacks. */
function findLacks({ name, call, failed, needsHeading }: { name: string; call: string; failed: string; needsHeading: boolean }): string[] {
  const isShown = (element: Element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
  const isHit = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const lacks: string[] = [];
  const headings = [...document.querySelectorAll("h1")];
  if (needsHeading && (headings.length !== 1 || !headings.every(isShown))) lacks.push(`${headings.length} h1, not one that is shown`);
  if (failed && headings[0]?.textContent === failed) lacks.push("the failure screen");
  if (!document.querySelector("header")?.textContent?.includes(name)) lacks.push("the business's name");
  const numbers = [...document.querySelectorAll(call)].filter(isShown);
  if (numbers.length === 0) lacks.push("a number to call");
  else if (!numbers.some(isHit)) {
    numbers.at(-1)?.scrollIntoView({ block: "center", behavior: "instant" });
    if (!numbers.some(isHit)) lacks.push("a number that can be clicked");
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) lacks.push(`no sideways scrolling: ${scrollWidth} in ${clientWidth} px`);
  return lacks;
}

/** Follows a link to another page of the site. */
async function goOn(page: SitePage): Promise<void> {
  const link = await page.evaluate(() => {
    const isShown = (element: Element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
    const isOther = (element: HTMLAnchorElement) =>
      element.origin === location.origin && element.pathname !== location.pathname && !/\.\w+$/.test(element.pathname) && !element.download;
    const links = [...document.querySelectorAll<HTMLAnchorElement>("main > div a[href^='/'], header a[href^='/'], a[href^='/']")];
    return links.find((element) => isShown(element) && isOther(element))?.getAttribute("href");
  });
  if (!link) throw new Error("no link leads on");
  await page.click(`a[href='${link}']`);
  await page.until((to) => location.pathname === new URL(to, location.href).pathname && document.querySelector("main h1"), link);
}

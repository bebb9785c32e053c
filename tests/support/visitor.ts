import type { Measures } from "../engines/browsers/browser.ts";
import type { SitePage } from "../engines/site-page.ts";
import { seededRandom } from "./random.ts";

/** What a random visitor found wrong, and after which event. */
export interface Complaint {
  event: number;
  did: string;
  found: string;
}

interface Visit {
  seed: number;
  events: number;
}

interface Outcome {
  complaints: Complaint[];
  /** What the page held at home, first and last; only Chromium tells it. */
  held: [before: Measures | undefined, after: Measures | undefined];
}

const WIDTHS = [320, 390, 600, 768, 1024, 1280, 1920];
const KEYS = [
  "Tab",
  "Tab",
  "Tab",
  "Shift+Tab",
  "Enter",
  "Space",
  "Escape",
  "ArrowRight",
  "ArrowLeft",
  "ArrowDown",
  "PageDown",
  "Home",
  "End",
];

/** How often the page's state is checked, in events. */
const CHECK_EVERY = 5;

/** After how many events of a long visit is counted first: by then most code has come, and the data of twenty pages are kept. */
const WARM_UP = 250;

/** How many times what a page held at first it may hold at last, and how much more. */
const GROWTH: Record<keyof Measures, [factor: number, more: number]> = {
  nodes: [1.5, 500],
  listeners: [1.5, 50],
  heap: [1.5, 3_500_000],
};

/**
 * Uses the site as no one would: clicks, keys, resizes, toggles and navigations by chance. After some events it checks that the page is
 * whole, and at the end that neither listeners nor nodes nor the heap have grown. The page must be open and hydrated.
 */
export async function visitAtRandom(page: SitePage, { seed, events }: Visit): Promise<Outcome> {
  const random = seededRandom(seed);
  const complaints: Complaint[] = [];
  let event = 0;
  let did = "";
  const complain = (found: string) => complaints.push({ event, did, found });
  let before = await measureAtHome(page);
  for (event = 1; event <= events; event += 1) {
    if (event === WARM_UP && events > 2 * WARM_UP) before = await measureAtHome(page);
    did = await act(page, random).catch((error: Error) => `did not manage: ${error.message.split("\n")[0]}`);
    await comeBack(page);
    if (event % CHECK_EVERY > 0) continue;
    await page.closeOthers();
    for (const found of [...page.errors.splice(0), ...(await findFaults(page))]) complain(found);
  }
  did = "came home";
  let after = await measureAtHome(page);
  // On a busy machine the page before is let go of late: what has really grown has so the second time too.
  if (growthSince(before, after).length > 0) after = await measureAtHome(page);
  for (const growth of growthSince(before, after)) complain(growth);
  return { complaints, held: [before, after] };
}

/** What a page holds more of than it may, in words. */
function growthSince(before: Measures | undefined, after: Measures | undefined): string[] {
  if (!before || !after) return [];
  return (Object.entries(GROWTH) as [keyof Measures, [number, number]][])
    .filter(([what, [factor, more]]) => after[what] > before[what] * factor + more)
    .map(([what]) => `${what}: ${after[what]}, ${before[what]} at first`);
}

/** Does one thing by chance. Returns what it was. */
async function act(page: SitePage, random: () => number): Promise<string> {
  const pick = <Item>(items: Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const chance = random();
  const at = () => page.path();
  if (chance < 0.5) return `clicked ${await clickAtRandom(page, random())}`;
  if (chance < 0.75) {
    const key = pick(KEYS);
    await page.evaluate(ignorePrint);
    if (key === "Enter" && (await isOnWayOut(page))) return "left a link alone";
    await page.press(key);
    return `pressed ${key} at ${await at()}`;
  }
  if (chance < 0.8) {
    await page.type("pump 3");
    return `typed at ${await at()}`;
  }
  if (chance < 0.86) {
    await page.resize(pick(WIDTHS), 500 + Math.floor(random() * 700));
    return `resized at ${await at()}`;
  }
  if (chance < 0.93) {
    await page.evaluate((by) => window.scrollBy(0, by), (random() - 0.4) * 3000);
    return `scrolled at ${await at()}`;
  }
  await stepInHistory(page, random() < 0.6 ? -1 : 1);
  return `went in history at ${await at()}`;
}

/** In the page: turns printing off. The print dialog blocks the page, and headless Firefox never closes it. */
function ignorePrint(): void {
  window.print = () => {};
}

/** In the page: whether a link leads to another host, a program or a file, which would say nothing about the site. */
function leadsOut(element: Element | null): boolean {
  if (!(element instanceof HTMLAnchorElement)) return false;
  const isPage = element.origin === location.origin && !element.download && !/\.\w+$/.test(element.pathname);
  return !isPage && !element.hasAttribute("data-waits");
}

const isOnWayOut = (page: SitePage) => page.evaluate<boolean, []>(`(${leadsOut})(document.activeElement)`);

/** Clicks one of the things that can be clicked in the viewport, as a mouse does. Returns what it was. */
async function clickAtRandom(page: SitePage, chance: number): Promise<string> {
  await page.evaluate(ignorePrint);
  const target = await page.evaluate<ReturnType<typeof findTarget>, []>(`(${findTarget})(${leadsOut}, ${chance})`);
  if (!target) return "nothing";
  await page.clickAt(target.x, target.y);
  return target.name;
}

/** In the page: one of the things that can be clicked in the viewport. */
function findTarget(isWayOut: (element: Element) => boolean, which: number) {
  const found = [...document.querySelectorAll("a[href], button, summary, textarea")].filter((element) => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect();
    const isInViewport = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && width > 0;
    return isInViewport && getComputedStyle(element).visibility === "visible" && !isWayOut(element);
  });
  const element = found[Math.floor(which * found.length)];
  if (!element) return undefined;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const name = `${element.localName} '${(element.getAttribute("aria-label") ?? element.textContent ?? "").slice(0, 40)}' at ${location.pathname}`;
  const middle = (from: number, to: number, most: number) => Math.floor((Math.max(0, from) + Math.min(most - 1, to)) / 2);
  return { x: middle(left, right, innerWidth), y: middle(top, bottom, innerHeight), name };
}

/** Goes back or forward, but not out of the site. */
const stepInHistory = (page: SitePage, by: number) =>
  page.evaluate((step) => {
    const { idx = 0 } = (history.state as { idx?: number } | null) ?? {};
    if (idx > 1) history.go(step);
  }, by);

/** Comes back from a picture's or film's file or another host, where a click before hydration leads, and waits until the page is hydrated. */
async function comeBack(page: SitePage): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    await page.until(() => {
      const isElsewhere = document.readyState === "complete" && !document.querySelector("#root");
      return isElsewhere || document.documentElement.matches("[data-hydrated], [data-failed]");
    });
    if (tries === 3 || (await page.evaluate(() => document.querySelector("#root") !== null))) return;
    await page.load("/").catch(() => {}); // the error page of a blocked host interrupts the first
  }
}

/** What is wrong with the page, once it has settled. */
async function findFaults(page: SitePage): Promise<string[]> {
  // What is moving or loading has a moment to end.
  for (let tries = 0; ; tries += 1) {
    const faults = await page.evaluate(look).catch(() => ["the document is loading"]);
    if (faults.length === 0 || tries > 20) return faults;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

/** In the page: what is wrong with it now. */
function look(): string[] {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  const headings = document.querySelectorAll("h1").length;
  const isModal = document.querySelector("dialog:modal, header details[open]") !== null;
  const isShown = (element: Element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
  if (headings !== 1) faults.push(`${headings} h1`);
  if (document.querySelector("main h1")?.textContent?.startsWith("Unexpected"))
    faults.push(document.querySelector("main")?.textContent ?? "");
  if (!document.querySelector("main > *")) faults.push("main is empty");
  if (![...document.querySelectorAll("a[href^='tel:']")].some(isShown)) faults.push("no number can be called");
  if (scrollWidth > clientWidth) faults.push(`scrolls sideways: ${scrollWidth} in ${clientWidth} px`);
  if (document.querySelector("[data-transition], [data-early]")) faults.push("a transition or a waiting click is left");
  if (!isModal && getComputedStyle(document.body).overflowY === "hidden") faults.push("the page is locked");
  if (!isModal && document.querySelector("body > [inert], #root[inert]")) faults.push("the page is inert");
  const added = [...document.body.children].filter((child) => !child.matches("#root, script"));
  if (!isModal && added.length > 0) faults.push(`left behind: ${added.map((child) => child.outerHTML.slice(0, 80)).join(", ")}`);
  return faults;
}

/** Goes to the home page within the site, closes what is open, and counts. */
async function measureAtHome(page: SitePage): Promise<Measures | undefined> {
  await page.press("Escape");
  await page.resize(1280, 800);
  for (const path of ["/services", "/contact", "/"]) {
    await page.evaluate((to) => document.querySelector<HTMLElement>(`header a[href='${to}']`)?.click(), path);
    await page.until((to) => document.querySelector("main h1") && location.pathname === to, path);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  }
  return page.measure();
}

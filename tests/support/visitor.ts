import type { CDPSession, Page } from "@playwright/test";
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

/**
 * Uses the site as no one would: clicks, keys, resizes, toggles and navigations by chance. After some events it checks that the page is
 * whole, and at the end that neither listeners nor nodes have grown.
 */
export async function visitAtRandom(page: Page, { seed, events }: Visit): Promise<Complaint[]> {
  const random = seededRandom(seed);
  const complaints: Complaint[] = [];
  const origin = new URL(page.url()).origin;
  let event = 0;
  let did = "";
  const complain = (found: string) => complaints.push({ event, did, found });
  page.on("pageerror", (error) => complain(`${error.name}: ${error.message}`));
  page.on("popup", (popup) => void popup.close());
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );

  const before = await measureAtHome(page);
  const pick = <Item>(items: Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const act = async (): Promise<string> => {
    const chance = random();
    if (chance < 0.5) return `clicked ${await clickAtRandom(page, random())}`;
    if (chance < 0.75) {
      const key = pick(KEYS);
      await page.keyboard.press(key);
      return `pressed ${key} at ${page.url()}`;
    }
    if (chance < 0.8) await page.keyboard.type("pump 3");
    else if (chance < 0.86) await page.setViewportSize({ width: pick(WIDTHS), height: 500 + Math.floor(random() * 700) });
    else if (chance < 0.93) await page.mouse.wheel(0, (random() - 0.4) * 3000);
    else await stepInHistory(page, random() < 0.6 ? -1 : 1);
    return `${chance < 0.8 ? "typed" : chance < 0.86 ? "resized" : chance < 0.93 ? "scrolled" : "went in history"} at ${page.url()}`;
  };

  for (event = 1; event <= events; event += 1) {
    did = await act().catch((error: Error) => `did not manage: ${error.message.split("\n")[0]}`);
    await comeBack(page, origin);
    if (event % CHECK_EVERY > 0) continue;
    for (const found of await findFaults(page)) complain(found);
  }
  did = "came home";
  const after = await measureAtHome(page);
  if (after.nodes > before.nodes * 1.5 + 500) complain(`${after.nodes} nodes, ${before.nodes} at first`);
  if (after.listeners > before.listeners * 1.5 + 50) complain(`${after.listeners} listeners, ${before.listeners} at first`);
  return complaints;
}

/** Clicks one of the things that can be clicked in the viewport, as a mouse does. Returns what it was. */
async function clickAtRandom(page: Page, chance: number): Promise<string> {
  const target = await page.evaluate((which) => {
    const isOfSite = (element: Element) => {
      if (!(element instanceof HTMLAnchorElement)) return true;
      return (
        element.hasAttribute("data-waits") || (element.origin === location.origin && !element.download && !/\.\w+$/.test(element.pathname))
      );
    };
    const found = [...document.querySelectorAll("a[href], button, summary, textarea")].filter((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && width > 0 && element.checkVisibility() && isOfSite(element);
    });
    const element = found[Math.floor(which * found.length)];
    if (!element) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const name = `${element.localName} '${(element.getAttribute("aria-label") ?? element.textContent ?? "").slice(0, 40)}' at ${location.pathname}`;
    return { x: left + width / 2, y: top + height / 2, name };
  }, chance);
  if (!target) return "nothing";
  await page.mouse.click(target.x, target.y);
  return target.name;
}

/** Goes back or forward, but not out of the site. */
const stepInHistory = (page: Page, by: number) =>
  page.evaluate((step) => {
    const { idx = 0 } = (history.state as { idx?: number } | null) ?? {};
    if (idx > 1) history.go(step);
  }, by);

/** Comes back from a picture's file or another host, where a click before hydration leads, and waits until the page is hydrated. */
async function comeBack(page: Page, origin: string): Promise<void> {
  await page.waitForLoadState();
  for (let tries = 0; tries < 3 && !(await page.locator("#root").count()); tries += 1) await page.goto(origin).catch(() => {}); // the error page of a blocked host interrupts the first
  await page.locator("html:is([data-hydrated], [data-failed])").waitFor({ state: "attached" });
}

/** What is wrong with the page, once it has settled. */
async function findFaults(page: Page): Promise<string[]> {
  const look = () =>
    page.evaluate(() => {
      const faults: string[] = [];
      const { scrollWidth, clientWidth } = document.documentElement;
      const headings = document.querySelectorAll("h1").length;
      const isModal = document.querySelector("dialog:modal, header details[open]") !== null;
      if (headings !== 1) faults.push(`${headings} h1`);
      if (document.querySelector("main h1")?.textContent?.startsWith("Unexpected"))
        faults.push(document.querySelector("main")?.textContent ?? "");
      if (!document.querySelector("main > *")) faults.push("main is empty");
      if (![...document.querySelectorAll("a[href^='tel:']")].some((link) => link.checkVisibility())) faults.push("no number can be called");
      if (scrollWidth > clientWidth) faults.push(`scrolls sideways: ${scrollWidth} in ${clientWidth} px`);
      if (document.querySelector("[data-transition], [data-early]")) faults.push("a transition or a waiting click is left");
      if (!isModal && getComputedStyle(document.body).overflowY === "hidden") faults.push("the page is locked");
      if (!isModal && document.querySelector("body > [inert], #root[inert]")) faults.push("the page is inert");
      const added = [...document.body.children].filter((child) => !child.matches("#root, script"));
      if (!isModal && added.length > 0) faults.push(`left behind: ${added.map((child) => child.outerHTML.slice(0, 80)).join(", ")}`);
      return faults;
    });
  // What is moving or loading has a moment to end.
  for (let tries = 0; ; tries += 1) {
    const faults = await look().catch(() => ["the document is loading"]);
    if (faults.length === 0 || tries > 20) return faults;
    await page.waitForTimeout(150);
  }
}

/** Loads the home page within the site, closes what is open, and counts. */
async function measureAtHome(page: Page): Promise<{ nodes: number; listeners: number }> {
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ["/services", "/contact", "/"]) {
    await page
      .locator(`header a[href='${path}']`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(`**${path}`);
    await page.waitForLoadState("networkidle");
  }
  await page.waitForTimeout(500);
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  await session.send("Performance.enable");
  const { metrics } = await session.send("Performance.getMetrics");
  await session.detach();
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  return { nodes: metric("Nodes"), listeners: metric("JSEventListeners") };
}

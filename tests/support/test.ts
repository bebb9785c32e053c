import { type BrowserContext, test as base, expect, type Locator, type Page } from "@playwright/test";
import { content, menuLabel, words } from "./content.ts";

/** What Playwright writes to the console once an idle page installs its worker, which playwright.config.ts blocks. */
const BLOCKED_WORKER = "Service Worker registration blocked by Playwright";

/** Tests with the site's address as base. `faults` collects a page's errors: a test that asks for it expects what it holds. */
export const test = base.extend<{ faults: string[]; refused: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  baseURL: async ({}, use) => use(process.env.SITE),
  /** Fails every test in which the page's policy refuses something. */
  refused: [
    async ({ context }, use) => {
      const refused: string[] = [];
      context.on("console", (message) => {
        if (/Content[- ]Security[- ]Policy/i.test(message.text())) refused.push(message.text());
      });
      await use(undefined);
      expect(refused).toEqual([]);
    },
    { auto: true },
  ],
  faults: async ({ page }, use) => {
    const faults: string[] = [];
    const isCounting = (url: string) => url === content.business.analytics?.script; // no test reaches the service that counts visits
    page.on("pageerror", (error) => faults.push(`${page.url()}: ${error.name}: ${error.message}`));
    page.on("console", (message) => {
      if (message.text().includes(BLOCKED_WORKER) || isCounting(message.location().url)) return;
      if (message.type() === "error" || message.type() === "warning") faults.push(`${page.url()}: ${message.text()}`);
    });
    page.on("requestfailed", (request) => {
      const failure = request.failure()?.errorText;
      if (failure !== "net::ERR_ABORTED" && !isCounting(request.url())) faults.push(`${page.url()}: ${request.url()} ${failure}`);
    });
    await use(faults);
  },
});

/** Where the chat's messages are sent. */
export const SEND_LINK = "https://api.whatsapp.com/send/";

/** Has messages arrive on a page of ours. */
export const receiveMessages = (where: Page | BrowserContext): Promise<unknown> =>
  where.route(`${SEND_LINK}**`, (route) => route.fulfill({ contentType: "text/html", body: "<title>Arrived</title><h1>Arrived" }));

export const main = (page: Page): Locator => page.getByRole("main");
export const heading = (page: Page): Locator => page.getByRole("heading", { level: 1 });
/** Its name also says when a notification waits. */
export const chatButton = (page: Page): Locator => page.getByRole("button", { name: new RegExp(`^${words.chat.open}`) });

/** Tests of pages as they are served, without JavaScript. */
export const servedTest = test.extend({ javaScriptEnabled: false });

/** Opens a page and waits until it is hydrated. */
export const openHydrated = (page: Page, path: string): Promise<void> => page.goto(path).then(() => hydrated(page));

/** Waits until the current document is hydrated. */
export const hydrated = (page: Page): Promise<void> => page.locator("html[data-hydrated]").waitFor({ state: "attached" });

/** Answers for every host but the site's own, and collects the addresses that they are asked for. */
export async function answerForOthers(page: Page, site = process.env.SITE ?? ""): Promise<string[]> {
  const asked: string[] = [];
  const isOther = ({ origin, href }: URL) => origin !== new URL(site).origin && href !== content.business.analytics?.script;
  await page.route(isOther, (route) => {
    asked.push(route.request().url());
    return route.request().resourceType() === "script"
      ? route.fulfill({
          contentType: "text/javascript",
          body: `{ const track = (event) => (window.events ??= []).push(event); ${/umami/.test(route.request().url()) ? "umami = { track }" : "plausible = track"} }`,
        })
      : route.fulfill({ contentType: "text/html", body: "<!doctype html><html lang=en><title>Elsewhere</title><main><h1>Elsewhere" });
  });
  return asked;
}

/** Has each document that the page opens from now on think that the visitor saves data. */
export const withSaveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));

/** Holds requests back until the returned function lets them through, or lets them fail. */
export async function hold(page: Page, which: string | RegExp): Promise<(outcome: "continue" | "abort") => void> {
  let settle: (outcome: "continue" | "abort") => void = () => undefined;
  const settled = new Promise<"continue" | "abort">((resolve) => {
    settle = resolve;
  });
  await page.route(which, async (route) => route[await settled]());
  return settle;
}

/** The header's link to the page at a path, in the row of links on wide screens. */
export const menuLink = (page: Page, path: string): Locator =>
  page
    .locator("header")
    .getByRole("link", { name: menuLabel(path) })
    .first();

export { expect };

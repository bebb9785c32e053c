import { afterAll, beforeAll, expect, test } from "vitest";
import { business, words } from "../../support/content.ts";
import { type SiteServer, startSite } from "../../support/site-server.ts";
import type { Browser } from "../browsers/browser.ts";
import { SitePage } from "../site-page.ts";

const NUMBER = `main a[href='${business.phone.href}']`;

/** The service worker, on a host of its own that can go away. `tests/journeys/offline.long.spec.ts` has the rest, in Chromium. */
export function testOffline(browser: () => Browser): void {
  let site: SiteServer;
  let page: SitePage;
  beforeAll(async () => {
    site = await startSite();
    page = new SitePage(browser(), site.address);
  });
  afterAll(() => site.close());

  test("without a network the contact page and a visited page open, and any other says that it was not kept", async () => {
    await page.open("/services");
    await expect.poll(() => page.evaluate(isKept), { timeout: 60_000, interval: 200 }).toBe(true);
    site.line = "down";
    for (const path of ["/contact", "/services"]) {
      await page.open(path);
      await page.shown(path === "/contact" ? NUMBER : "main a[href='/plumbing-services']");
      expect(await page.path()).toBe(path);
    }
    await page.load("/team");
    await page.shown({ css: "h1", text: words.loading.offline });
    await page.shown(NUMBER);
    await page.click("main a[href='/contact']");
    await page.until(() => location.pathname === "/contact");
    await page.shown(NUMBER);
  });
}

/** In the page: whether the worker controls it, and has it and the contact page. */
async function isKept(): Promise<boolean> {
  const pages = await Promise.all(["/contact", "/services"].map((path) => caches.match(path)));
  return navigator.serviceWorker.controller !== null && pages.every(Boolean);
}

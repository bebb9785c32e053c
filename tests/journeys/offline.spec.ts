/** What the service worker caches for a visitor without a connection, and how it follows a release (docs/decisions/0024-service-worker.md). */
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { business, content, textPage, words } from "../support/content.ts";
import { isControlled, kept, openKept, untilKept } from "../support/kept.ts";
import { menuLink } from "../support/menu-link.ts";
import { type Copy, copyAsNextRelease } from "../support/other-release.ts";
import { type SiteServer, startSite } from "../support/site-server.ts";
import { test as base, expect, hydrated } from "../support/test.ts";

const test = base.extend<{ site: SiteServer; next: Copy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  site: async ({}, use) => {
    const site = await startSite();
    await use(site);
    site.close();
  },
  baseURL: async ({ site }, use) => use(site.address),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  next: async ({}, use) => {
    const copy = copyAsNextRelease();
    await use(copy);
    copy.remove();
  },
});

test.use({ serviceWorkers: "allow" });
test.slow(); // the worker is installed three seconds after hydration

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const hasWorker = (page: Page) => page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));

/** The name of the entry's file, which names the document's release. */
const entryOf = (page: Page) =>
  page.evaluate(() => /entry\.client-[\w-]{8}/.exec(document.querySelector<HTMLElement>("[data-code]")?.dataset.code ?? "")?.[0]);

async function expectContact(page: Page): Promise<void> {
  await expect(page).toHaveURL("/contact");
  await expect(heading(page)).toHaveText(content.pages.contact.heading);
  await expect(main(page).locator(`a[href='${business.phone.href}']`).first()).toBeVisible();
}

test("the worker is installed after hydration, and fetches at most 60 KB that the page had not loaded", async ({ page, site, faults }) => {
  await page.goto("/");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(site.sent).not.toContain("/service-worker.js");
  const before = site.sent.length;
  await untilKept(page, "/");
  await untilKept(page, "/contact");
  const fetched = site.sent.slice(before);
  expect(fetched).toContain("/service-worker.js");
  const weigh = (file: string) => brotliCompressSync(readFileSync(path.join("dist", path.extname(file) ? file : `${file}.html`))).length;
  expect(fetched.reduce((total, file) => total + weigh(file), 0)).toBeLessThanOrEqual(60 * 1024);
  expect(faults).toEqual([]);
});

test("SAVE-01 with Save-Data it is never installed", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await page.goto("/");
  await page.keyboard.press("Tab"); // with Save-Data the code waits for input
  await hydrated(page);
  await page.waitForTimeout(6000);
  expect(await hasWorker(page)).toBe(false);
});

test("where it may not be installed, or the storage is full, the site works", async ({ page, context, site, faults }) => {
  const session = await context.newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: site.address, quotaSize: 2000 });
  await page.goto("/");
  await hydrated(page);
  await expect.poll(() => site.sent, { timeout: 20_000 }).toContain("/service-worker.js");
  await page.waitForTimeout(2000);
  await menuLink(page, "/services").click();
  await expect(page).toHaveURL("/services");
  await page.goto("/contact");
  await expectContact(page);
  expect(await kept(page)).not.toContain("/contact");
  expect(faults).toEqual([]);
});

test.describe("without a connection", () => {
  test("the contact page opens though it was never visited, by link and by load, with its contact card", async ({ page, site }) => {
    await openKept(page, "/");
    site.line = "down";
    await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
    await menuLink(page, "/contact").click();
    await expectContact(page);
    await page.goto("/contact");
    await expectContact(page);
    await hydrated(page);
    const download = page.waitForEvent("download");
    await main(page).locator("a[href='/contact.vcf']").click();
    expect(readFileSync(await (await download).path(), "utf8")).toContain("BEGIN:VCARD");
  });

  test("visited pages open by load, by link and by Back, with their pictures", async ({ page, site }) => {
    await openKept(page, "/services");
    await menuLink(page, "/aboutus").click();
    await expect(page).toHaveURL("/aboutus");
    await untilKept(page, "/aboutus");
    site.line = "down";
    await page.reload();
    await hydrated(page);
    await expect(heading(page)).toHaveText(textPage("/aboutus").heading);
    const picture = page.locator("img[loading=eager]");
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await menuLink(page, "/services").click();
    await expect(heading(page)).toHaveText(content.pages.services.heading);
    await page.goto("/aboutus");
    await hydrated(page);
    await page.goBack();
    await expect(heading(page)).toHaveText(content.pages.services.heading);
  });

  test("a page that is not cached says so, with the phone and the pages that are, and loads when the connection is back", async ({
    page,
    site,
  }) => {
    await openKept(page, "/services");
    site.line = "down";
    await page.goto("/plumbing-services");
    await hydrated(page);
    await expect(page).toHaveURL("/plumbing-services");
    await expect(heading(page)).toHaveText(words.loading.offline);
    await expect(main(page).locator(`a[href='${business.phone.href}']`)).toBeVisible();
    await expect(main(page).locator("a[href='/contact']")).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await main(page).locator("a[href='/services']").click();
    await expect(heading(page)).toHaveText(content.pages.services.heading);
    await page.goBack();
    site.line = "up";
    await page.goto("/plumbing-services");
    await expect(page).toHaveTitle(/Plumb/);
  });

  test("a connection that hangs is waited for 3 seconds, then the cached page is shown", async ({ page, site }) => {
    await openKept(page, "/services");
    site.line = "hanging";
    const start = Date.now();
    await page.goto("/contact");
    await expectContact(page);
    expect(Date.now() - start).toBeGreaterThan(2500);
    await hydrated(page);
  });
});

test("what is not a page is not cached as one; a range is the network's", async ({ page }) => {
  await openKept(page, "/services");
  for (const address of ["/no-such-page", "/blog-detail/999"]) {
    await page.goto(address);
    await hydrated(page);
  }
  await page.waitForTimeout(5000);
  for (const file of ["/no-such-page", "/404.html", "/blog-detail/999"]) expect(await kept(page)).not.toContain(file);
  const part = await page.evaluate(() => fetch("/icon-512.png", { headers: { range: "bytes=0-9" } }).then(({ status }) => status));
  expect(part).toBe(206);
});

test("ERR-02 after a release the open page goes on with its code, and each cached document has its own scripts", async ({
  page,
  context,
  site,
  next,
}) => {
  await openKept(page, "/services");
  const old = await entryOf(page);
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
  site.serve(next.root);
  const other = await context.newPage();
  await openKept(other, "/aboutus");
  const fresh = await entryOf(other);
  expect(fresh).not.toBe(old);
  await untilKept(other, `/assets/${fresh}.js`);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await page.getByRole("button", { name: words.controls.dark }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  site.line = "down";
  await page.goto("/services");
  await hydrated(page);
  expect(await entryOf(page)).toBe(old);
  await menuLink(page, "/contact").click(); // of the new release: its document is loaded
  await expectContact(page);
  await hydrated(page);
  expect(await entryOf(page)).toBe(fresh);
  expect(await isControlled(page)).toBe(true);
});

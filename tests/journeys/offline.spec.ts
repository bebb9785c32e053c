/** What the service worker caches for a visitor without a connection, and how it follows a release (docs/decisions/0024-service-worker.md). */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { business, content, textPage, words } from "../support/content.ts";
import { writeNextRelease } from "../support/next-release.ts";
import { SERVICE } from "../support/paths.ts";
import { type SiteServer, startSite } from "../support/site-server.ts";
import { test as base, expect, heading, hydrated, main, menuLink, openHydrated, withSaveData } from "../support/test.ts";

const test = base.extend<{ site: SiteServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  site: async ({}, use) => {
    const site = await startSite();
    await use(site);
    site.close();
  },
  baseURL: async ({ site }, use) => use(site.address),
});

test.use({ serviceWorkers: "allow" });
test.slow(); // the worker is installed three seconds after hydration

/** Waits until the worker controls the page and caches it. */
async function untilCached(page: Page, file: string = new URL(page.url()).pathname): Promise<void> {
  const isCached = (name: string) => Promise.all([navigator.serviceWorker.ready, caches.match(name)]).then(([, found]) => Boolean(found));
  await expect.poll(() => page.evaluate(isCached, file), { timeout: 20_000 }).toBe(true);
  expect(await page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
}

async function openCached(page: Page, address: string): Promise<void> {
  await openHydrated(page, address);
  await untilCached(page);
}

async function expectContact(page: Page): Promise<void> {
  await expect(page).toHaveURL("/contact");
  await expect(heading(page)).toHaveText(content.pages.contact.heading);
  await expect(main(page).locator(`a[href='${business.phone.href}']`).first()).toBeVisible();
}

test("the worker is installed after hydration, and fetches at most 60 KB that the page had not loaded", async ({ page, site, faults }) => {
  await openHydrated(page, "/");
  await page.waitForLoadState("networkidle");
  expect(site.sent).not.toContain("/service-worker.js");
  const before = site.sent.length;
  await untilCached(page);
  await untilCached(page, "/contact");
  const fetched = site.sent.slice(before);
  expect(fetched).toContain("/service-worker.js");
  const weigh = (file: string) => brotliCompressSync(readFileSync(path.join("dist", path.extname(file) ? file : `${file}.html`))).length;
  expect(fetched.reduce((total, file) => total + weigh(file), 0)).toBeLessThanOrEqual(60 * 1024);
  expect(faults).toEqual([]);
});

test("SAVE-01 with Save-Data it is never installed", async ({ page }) => {
  await withSaveData(page);
  await page.goto("/");
  await page.keyboard.press("Tab"); // with Save-Data the code waits for input
  await hydrated(page);
  await page.waitForTimeout(6000);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration().then(Boolean))).toBe(false);
});

test.describe("without a connection", () => {
  test("the contact page opens though it was never visited, by link and by load, with its contact card", async ({ page, site }) => {
    await openCached(page, "/");
    site.line = "down";
    await menuLink(page, "/contact").click();
    await expectContact(page);
    await page.goto("/contact");
    await expectContact(page);
    await hydrated(page);
    const download = page.waitForEvent("download");
    await main(page).locator("a[href='/contact.vcf']").click();
    expect(readFileSync(await (await download).path(), "utf8")).toContain("BEGIN:VCARD");
  });

  test("TASK-01 visited pages open by load, by link and by Back, with their pictures", async ({ page, site }) => {
    await openCached(page, "/services");
    await menuLink(page, "/aboutus").click();
    await expect(page).toHaveURL("/aboutus");
    await untilCached(page);
    site.line = "down";
    await page.reload();
    await hydrated(page);
    await expect(heading(page)).toHaveText(textPage("/aboutus").heading);
    const picture = page.locator("img[loading=eager]");
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await menuLink(page, "/services").click();
    await expect(heading(page)).toHaveText(content.pages.services.heading);
    await openHydrated(page, "/aboutus");
    await page.goBack();
    await expect(heading(page)).toHaveText(content.pages.services.heading);
  });

  test("ERR-01 a page that is not cached says so, with the phone and pages that are, and loads once online", async ({ page, site }) => {
    await openCached(page, "/services");
    site.line = "down";
    await openHydrated(page, SERVICE);
    await expect(page).toHaveURL(SERVICE);
    await expect(heading(page)).toHaveText(words.loading.offline);
    await expect(main(page).locator(`a[href='${business.phone.href}']`)).toBeVisible();
    await expect(main(page).locator("a[href='/contact']")).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await main(page).locator("a[href='/services']").click();
    await expect(heading(page)).toHaveText(content.pages.services.heading);
    await page.goBack();
    site.line = "up";
    await page.goto(SERVICE);
    await expect(heading(page)).toHaveText(content.services[0]?.headline ?? "");
  });

  test("while a connection hangs, the cached page is shown", async ({ page, site }) => {
    await openCached(page, "/services");
    site.line = "hanging";
    await page.goto("/contact");
    await expectContact(page);
    await hydrated(page);
  });
});

test("OFF-02 a page that the host no longer has is removed from the cache once it or its data is requested", async ({ page, site }) => {
  for (const address of ["/aboutus", "/"]) await openCached(page, address);
  site.serve(mkdtempSync(path.join(tmpdir(), "empty-")));
  for (const file of ["/aboutus", "/page.json"]) await page.goto(file);
  for (const file of ["/aboutus", "/aboutus/page.json", "/", "/page.json"])
    await expect.poll(() => page.evaluate((name) => caches.match(name).then(Boolean), file), file).toBe(false);
});

test("ERR-02 after a release the open page and each cached document go on with their own scripts", async ({ page, context, site }) => {
  const next = mkdtempSync(path.join(tmpdir(), "release-"));
  writeNextRelease(next);
  /** The name of the entry's file, which names the document's release. */
  const entryOf = (tab: Page) =>
    tab.evaluate(() => /entry\.client-[\w-]{8}/.exec(document.querySelector<HTMLElement>("[data-code]")?.dataset.code ?? "")?.[0]);

  await openCached(page, "/services");
  const old = await entryOf(page);
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
  site.serve(next);
  const other = await context.newPage();
  await openCached(other, "/aboutus");
  const fresh = await entryOf(other);
  expect(fresh).not.toBe(old);
  await untilCached(other, `/assets/${fresh}.js`);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await page.getByRole("button", { name: words.controls.dark }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  site.line = "down";
  await openHydrated(page, "/services");
  expect(await entryOf(page)).toBe(old);
  await menuLink(page, "/contact").click(); // of the new release: its document is loaded
  await expectContact(page);
  await hydrated(page);
  expect(await entryOf(page)).toBe(fresh);
  rmSync(next, { recursive: true });
});

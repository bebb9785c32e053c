/** From page to page within the site: links, history, prefetching, and what Save-Data leaves out. */
import type { Page } from "@playwright/test";
import { content, words } from "../support/content.ts";
import { SERVICE } from "../support/paths.ts";
import { expect, hold, hydrated, menuLink, openHydrated, test, withSaveData } from "../support/test.ts";

/** The files that are asked for from now on. */
function listen(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  return files;
}

const SERVICE_LINK = `main a[href='${SERVICE}'] >> nth=0`;

test("a click that asks for another tab gets one; a link to the page itself adds nothing to the history", async ({ page, context }) => {
  await openHydrated(page, "/services");
  const [tab] = await Promise.all([context.waitForEvent("page"), menuLink(page, "/contact").click({ modifiers: ["ControlOrMeta"] })]);
  await expect(tab).toHaveURL("/contact");
  await expect(page).toHaveURL("/services");
  const length = await page.evaluate(() => history.length);
  await menuLink(page, "/services").click();
  await menuLink(page, "/aboutus").click();
  await expect(page).toHaveURL("/aboutus");
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
});

test("hovering a link fetches its page's code and data once; the click neither, but after a failure both", async ({ page }) => {
  await openHydrated(page, "/services");
  const isOwn = new RegExp(`${SERVICE}/page\\.json$|/assets/service-.*\\.js$`);
  const files = listen(page);
  const own = () => files.filter((file) => isOwn.test(file));
  await page.locator(SERVICE_LINK).hover();
  await expect.poll(own).toHaveLength(2);
  await page.locator(SERVICE_LINK).click();
  await expect(page).toHaveURL(SERVICE);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(own()).toHaveLength(2);

  await openHydrated(page, "/services");
  await page.route(isOwn, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.locator(SERVICE_LINK).hover();
  await failed;
  await page.unrouteAll();
  await page.locator(SERVICE_LINK).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.services[0]?.headline ?? "");
});

test("the focus on a link prefetches its page too; a link to a redirect prefetches nothing", async ({ page }) => {
  await openHydrated(page, "/helpcenter");
  const files = listen(page);
  await page.locator("main a[href='/contact-us']").first().focus();
  await page.locator("main a[href='/support']").first().focus();
  await expect.poll(() => files).toContain("/support/page.json");
  expect(files.filter((file) => file.includes("contact-us"))).toEqual([]);
});

test("a page that takes long is said to be loading", async ({ page }) => {
  await openHydrated(page, "/services");
  const settle = await hold(page, `**${SERVICE}/page.json`);
  await page.locator(SERVICE_LINK).click();
  const progress = page.getByRole("status").filter({ hasText: words.navigation.loading });
  await expect(progress.locator("> *")).toBeVisible();
  await expect(progress.locator("> *")).toHaveCSS("position", "fixed");
  settle("continue");
  await expect(page).toHaveURL(SERVICE);
  await expect(progress).toHaveCount(0);
});

test("Back shows a page that was seen at once, where the visitor left it, also without a connection", async ({ page, context }) => {
  await openHydrated(page, "/services");
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await menuLink(page, "/contact").dispatchEvent("click");
  await expect(page).toHaveURL("/contact");
  await expect(page.locator("main")).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.pages.services.heading);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625, hasTouch: true, isMobile: true });

  for (const isSaving of [false, true])
    test(`SAVE-01 ${isSaving ? "with Save-Data pictures are at most 640 px wide" : "pictures are sharp"}`, async ({ page }) => {
      await page.clock.setFixedTime("2026-06-15T12:00+02:00"); // by day, the hero's picture is the first one
      if (isSaving) await withSaveData(page);
      const files = listen(page);
      await page.goto(isSaving ? "/aboutus" : "/");
      for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += 400) {
        await page.mouse.wheel(0, 400);
        await page.waitForTimeout(50);
      }
      await page.waitForLoadState("networkidle");
      const first = await page
        .locator("main img[fetchpriority=high]")
        .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
      const widths = files.flatMap((file) => (file === first ? [] : Number(/-(\d+)\.avif$/.exec(file)?.[1] ?? 0) || []));
      expect(widths.length).toBeGreaterThan(8);
      if (!isSaving) return expect(Math.max(...widths)).toBeGreaterThan(640);
      expect(Math.max(...widths)).toBe(640);

      await page.touchscreen.tap(5, 300);
      await hydrated(page);
      files.length = 0;
      await page.locator("main a[href^='/']:not([href='/'])").first().focus();
      await page.waitForLoadState("networkidle");
      expect(files.filter((file) => /page\.json$|\.js$/.test(file))).toEqual([]);
      await page.locator("main a[href='/']").first().tap();
      await expect(page).toHaveURL("/");
      const { src } = content.pages.home.hero.image;
      await expect.poll(() => files.filter((file) => file.startsWith(`${src}.`) && file.endsWith("-640.avif"))).toHaveLength(1);
    });
});

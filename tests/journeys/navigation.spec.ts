/** From page to page within the site: links, history, focus, prefetching. */
import type { Page } from "@playwright/test";
import { content, menuLabel, words } from "../support/content.ts";
import { menuLink } from "../support/menu-link.ts";
import { expect, hydrated, openHydrated, test } from "../support/test.ts";

/** The files that are asked for from now on. */
function listen(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  return files;
}

const saveData = (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));

const PLUMBING = "main a[href='/plumbing-services']";

test("a click that asks for another tab gets one, and this page stays", async ({ page, context }) => {
  await openHydrated(page, "/");
  const [tab] = await Promise.all([context.waitForEvent("page"), menuLink(page, "/services").click({ modifiers: ["ControlOrMeta"] })]);
  await expect(tab).toHaveURL("/services");
  await expect(page).toHaveURL("/");
});

test("a link to the page that is shown adds nothing to the history", async ({ page }) => {
  await openHydrated(page, "/services");
  const length = await page.evaluate(() => history.length);
  await menuLink(page, "/services").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(length);
  await menuLink(page, "/aboutus").click();
  await expect(page).toHaveURL("/aboutus");
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
});

test("hovering a link fetches its page's code and data, once; the click then fetches neither", async ({ page }) => {
  await openHydrated(page, "/services");
  const files = listen(page);
  const own = () => files.filter((file) => /^\/plumbing-services\/page\.json$|^\/assets\/service-.*\.js$/.test(file));
  await page.locator(PLUMBING).hover();
  await expect.poll(own).toHaveLength(2);
  await page.locator(PLUMBING).click();
  await expect(page).toHaveURL("/plumbing-services");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(own()).toHaveLength(2);
});

test("the focus on a link prefetches its page too; a link to a redirect prefetches nothing", async ({ page }) => {
  await openHydrated(page, "/helpcenter");
  const files = listen(page);
  await page.locator("main a[href='/contact-us']").first().focus();
  await page.locator("main a[href='/support']").first().focus();
  await expect.poll(() => files).toContain("/support/page.json");
  expect(files.filter((file) => file.includes("contact-us"))).toEqual([]);
});

test("a click after a failed prefetch fetches again", async ({ page }) => {
  await openHydrated(page, "/services");
  await page.route(/\/plumbing-services\/page\.json|\/assets\/service-/, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.locator(PLUMBING).hover();
  await failed;
  await page.unrouteAll();
  await page.locator(PLUMBING).click();
  await expect(page).toHaveURL("/plumbing-services");
  await expect(page).toHaveTitle(/Plumb/);
});

test("a page that takes long is said to be loading; one that is there at once is not", async ({ page }) => {
  await openHydrated(page, "/services");
  let resolve = () => {};
  const promise = new Promise<void>((respond) => {
    resolve = respond;
  });
  await page.route("**/plumbing-services/page.json", (route) => promise.then(() => route.continue()));
  await page.locator(PLUMBING).click();
  const progress = page.getByRole("status").filter({ hasText: words.navigation.loading });
  await expect(progress).toBeVisible();
  await expect(progress).toHaveCSS("position", "fixed");
  resolve();
  await expect(page).toHaveURL("/plumbing-services");
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

test("with Save-Data nothing is prefetched", async ({ page }) => {
  await saveData(page);
  await page.goto("/services");
  await page.mouse.click(5, 300);
  await hydrated(page);
  const files = listen(page);
  await page.locator(PLUMBING).hover();
  await page.locator(PLUMBING).focus();
  await page.waitForLoadState("networkidle");
  expect(files.filter((file) => /page\.json$|\.js$/.test(file))).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625, hasTouch: true, isMobile: true });

  /** Scrolls through the page. Returns the widths of the pictures that were fetched, but for the main one. */
  async function readPictures(page: Page, files: string[]): Promise<number[]> {
    const main = await page
      .locator("main img[loading=eager]")
      .first()
      .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
    for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += 400) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(50);
    }
    await page.waitForLoadState("networkidle");
    return files.filter((file) => file.endsWith(".avif") && file !== main).map((file) => Number(/-(\d+)\.avif$/.exec(file)?.[1]));
  }

  test("pictures are as sharp as the screen", async ({ page }) => {
    const files = listen(page);
    await page.goto("/services");
    expect(Math.max(...(await readPictures(page, files)))).toBeGreaterThan(640);
  });

  test("SAVE-01 with Save-Data pictures are at most 640 pixels wide, in a document and after a navigation", async ({ page }) => {
    await saveData(page);
    const files = listen(page);
    await page.goto("/services");
    const widths = await readPictures(page, files);
    expect(widths.length).toBeGreaterThan(8);
    expect(Math.max(...widths)).toBe(640);

    await page.touchscreen.tap(5, 300);
    await hydrated(page);
    await page
      .getByRole("link", { name: menuLabel("/") })
      .first()
      .tap();
    await expect(page).toHaveURL("/");
    const { src } = content.pages.home.hero.image;
    await expect.poll(() => files.filter((file) => file.startsWith(`${src}.`) && file.endsWith("-640.avif"))).toHaveLength(1);
  });
});

import type { Page } from "@playwright/test";
import { business, content, menuLabel, words } from "../support/content.ts";
import { menuLink } from "../support/menu-link.ts";
import { expect, hydrated, openHydrated, test } from "../support/test.ts";

/** The files that are asked for from now on. */
function listen(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  return files;
}

/** The files that fail from now on. */
function listenForFailures(page: Page): string[] {
  const files: string[] = [];
  page.on("requestfailed", (request) => files.push(new URL(request.url()).pathname));
  return files;
}

const PLUMBING = "main a[href='/plumbing-services']";

test("pointing at a link fetches its page's code, words and picture, once; the click then fetches none of them", async ({ page }) => {
  await openHydrated(page, "/services");
  const files = listen(page);
  await page.locator(PLUMBING).hover();
  const data = () => files.filter((file) => file === "/plumbing-services/page.json");
  const code = () => files.filter((file) => /^\/assets\/service-.*\.js/.test(file));
  await expect.poll(data).toHaveLength(1);
  await expect.poll(code).toHaveLength(1);
  const picture = () => files.filter((file) => /^\/pictures\/.*\.avif$/.test(file));
  await expect.poll(picture).not.toHaveLength(0);
  await page.waitForLoadState("networkidle");
  files.length = 0;
  await page.locator(PLUMBING).click();
  await expect(page).toHaveURL("/plumbing-services");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect([...data(), ...code()]).toEqual([]); // a link of the new page under the pointer may fetch its own
});

test("each intent prefetches the page, the first one too", async ({ page }) => {
  await openHydrated(page, "/");
  await menuLink(page, "/services").click();
  await expect(page).toHaveURL("/services");
  const files = listen(page);
  await page.locator("header a[href='/']").first().hover();
  await expect.poll(() => files).toContain("/page.json");
  await page.locator("header a[href='/']").first().click();
  await expect(page).toHaveURL("/");
  files.length = 0;
  await menuLink(page, "/services").hover();
  await expect.poll(() => files).toContain("/services/page.json");
});

test("the focus on a link prefetches its page too", async ({ page }) => {
  await openHydrated(page, "/services");
  const files = listen(page);
  await page.locator(PLUMBING).focus();
  await expect.poll(() => files).toContain("/plumbing-services/page.json");
});

test("after a failed prefetch the click fetches again", async ({ page }) => {
  await openHydrated(page, "/services");
  await page.route("**/plumbing-services/page.json", (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent("requestfailed");
  await page.locator(PLUMBING).hover();
  await failed;
  await page.locator(PLUMBING).click();
  await expect(page).toHaveURL("/plumbing-services");
  await expect(page).toHaveTitle(/Plumbing/);
});

test("ERR-02 code that could not be prefetched, twice, fails no click: the page is loaded as a document", async ({ page }) => {
  await openHydrated(page, "/services");
  const code = /\/assets\/service-.*\.js/;
  await page.route(code, (route) => route.abort());
  const failures = listenForFailures(page);
  await page.locator(PLUMBING).hover();
  await expect.poll(() => failures).toHaveLength(2);
  await page.unroute(code);
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
  await page.locator(PLUMBING).click();
  await expect(page).toHaveTitle(/Plumbing/);
  await expect.poll(() => page.evaluate(() => "sameDocument" in window)).toBe(false);
  await hydrated(page);
});

test("ERR-02 where neither code nor data load, prefetched or on the click, the failure screen says so", async ({ page }) => {
  await openHydrated(page, "/services");
  await page.route(/service-.*\.js|plumbing-services/, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.locator(PLUMBING).hover();
  await failed;
  await page.locator(PLUMBING).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error");
  await expect(page.getByRole("main").locator(`a[href='${business.phone.href}']`)).toBeVisible();
});

test("a link to a redirect fetches the page that it leads to", async ({ page }) => {
  await openHydrated(page, "/helpcenter");
  const files = listen(page);
  await page.locator("main a[href='/contact-us']").first().hover();
  await expect.poll(() => files).toContain("/contact/page.json");
  expect(files).not.toContain("/contact-us/page.json");
});

test("who comes back to the home page finds all of it, also what was never reached on the first visit", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 360 });
  await openHydrated(page, "/");
  await expect(page.locator("[data-below]")).not.toHaveAttribute("data-hydrated");
  await menuLink(page, "/services").click();
  await expect(page).toHaveURL("/services");
  await page.goBack();
  await expect(page.locator("[data-below]")).toHaveAttribute("data-hydrated");
  await expect(page.locator("[data-below]")).not.toBeInViewport();
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test("a touch fetches the page's words but not its picture, for it may be there to scroll", async ({ page }) => {
    await openHydrated(page, "/aboutus");
    const files = listen(page);
    await page
      .locator("main a[href='/contact'], main a[href='/services']")
      .first()
      .dispatchEvent("pointerover", { pointerType: "touch", bubbles: true });
    await expect.poll(() => files.filter((file) => file.endsWith("/page.json"))).toHaveLength(1);
    expect(files.filter((file) => file.startsWith("/pictures/"))).toEqual([]);
  });
});

test("a page that is long in coming is said to be on its way; one that is there at once is not", async ({ page }) => {
  await openHydrated(page, "/services");
  let answer = () => {};
  await page.route("**/plumbing-services/page.json", async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  await page.locator(PLUMBING).click();
  const progress = page.getByRole("status").filter({ hasText: words.navigation.loading });
  await expect(progress).toBeVisible();
  await expect(progress).toHaveCSS("position", "fixed");
  answer();
  await expect(page).toHaveURL("/plumbing-services");
  await expect(progress).toHaveCount(0);
});

const saveData = (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));

test("with Save-Data nothing is prefetched", async ({ page }) => {
  await saveData(page);
  await page.goto("/services");
  await page.mouse.click(5, 300);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  const files = listen(page);
  await page.locator(PLUMBING).hover();
  await page.locator(PLUMBING).focus();
  await page.waitForLoadState("networkidle");
  expect(files.filter((file) => /page\.json$|\.js$/.test(file))).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625, hasTouch: true, isMobile: true });

  /** Scrolls through the page. Answers the widths of the pictures that were fetched, but for the main one. */
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

  test("pictures come as sharp as the screen is", async ({ page }) => {
    const files = listen(page);
    await page.goto("/services");
    expect(Math.max(...(await readPictures(page, files)))).toBeGreaterThan(640);
  });

  test("with Save-Data pictures come at most 640 pixels wide, in a document and after a navigation", async ({ page }) => {
    await saveData(page);
    const files = listen(page);
    await page.goto("/services");
    const widths = await readPictures(page, files);
    expect(widths.length).toBeGreaterThan(8);
    expect(Math.max(...widths)).toBe(640);

    await page.touchscreen.tap(5, 300);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await page
      .getByRole("link", { name: menuLabel("/") })
      .first()
      .tap();
    await expect(page).toHaveURL("/");
    const { src } = content.pages.home.hero.image;
    await expect.poll(() => files.filter((file) => file.startsWith(`${src}.`) && file.endsWith("-640.avif"))).toHaveLength(1);
  });
});

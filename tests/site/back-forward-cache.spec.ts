import { WITH_BACK_FORWARD_CACHE } from "../support/chromium.ts";
import { content, words } from "../support/content.ts";
import { openKept, untilKept } from "../support/kept.ts";
import { expect, hydrated, openHydrated, test } from "../support/test.ts";

test.use({ launchOptions: WITH_BACK_FORWARD_CACHE });

test("NAV-06 a page that was kept has the theme and direction that were chosen meanwhile", async ({ page }) => {
  await openHydrated(page, "/services");
  await page.goto("/team");
  await hydrated(page);
  const controls = page.getByRole("complementary", { name: words.controls.name });
  await controls.getByRole("button", { name: words.controls.dark }).click();
  await controls.getByRole("button").nth(1).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL("/services");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(controls.getByRole("button", { name: words.controls.dark })).toHaveAttribute("aria-pressed", "true");
});

test("NAV-06 another tab follows", async ({ page, context }) => {
  await openHydrated(page, "/services");
  const other = await context.newPage();
  await openHydrated(other, "/team");
  await other.getByRole("complementary", { name: words.controls.name }).getByRole("button", { name: words.controls.dark }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("ERR-02 a page that was left for another release reloads on the way back, and does not stay busy", async ({ page }) => {
  await openHydrated(page, "/services");
  await page.evaluate(() => void Object.assign(window, { kept: true }));
  await page.route("**/plumbing-services/page.json", (route) => route.fulfill({ json: { release: "another", page: {} } }));
  await page.locator("main a[href='/plumbing-services']").first().click();
  await expect(page).toHaveTitle(/Plumbing/);
  await hydrated(page);
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveTitle(new RegExp(content.pages.services.title));
  await expect.poll(() => page.evaluate(() => "kept" in window)).toBe(false);
  await hydrated(page);
  await expect(page.getByRole("status").filter({ hasText: words.navigation.loading })).toHaveCount(0);
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });
  test.slow(); // the worker waits until a page is idle

  test("a page that the worker controls is kept in the back/forward cache", async ({ page }) => {
    await openKept(page, "/services");
    await page.goto("/team");
    await hydrated(page);
    await untilKept(page, "/team");
    await page.evaluate(() => void Object.assign(window, { kept: true }));
    await page.goto("/support");
    await hydrated(page);
    await page.waitForTimeout(6000); // the worker keeps this page meanwhile
    await page.goBack({ waitUntil: "commit" });
    await expect(page).toHaveURL("/team");
    expect(await page.evaluate(() => "kept" in window)).toBe(true);
  });
});

import { CHROMIUM_WITH_BACK_FORWARD_CACHE } from "../support/chromium.ts";
import { content, words } from "../support/content.ts";
import { PAGES } from "../support/paths.ts";
import { expect, hydrated, openHydrated, test } from "../support/test.ts";

// On a small screen the map of /contact is further down: a frame that fails to load keeps its page out of the cache.
test.use({ launchOptions: CHROMIUM_WITH_BACK_FORWARD_CACHE, viewport: { width: 390, height: 600 } });

test("Back restores each kind of page at once, hydrated and where it was scrolled to", async ({ page }) => {
  test.slow(); // it opens six pages and comes back to each
  const lost: string[] = [];
  for (const path of PAGES) {
    await openHydrated(page, path);
    const scrolled = await page.evaluate(() => {
      Object.assign(window, { isRestored: true });
      window.scrollTo({ top: 200, behavior: "instant" });
      return window.scrollY;
    });
    await openHydrated(page, "/accessibility");
    await page.goBack({ waitUntil: "commit" }); // a restored page has no load event
    const back = await page.evaluate(() => ({ isRestored: "isRestored" in window, scrollY: window.scrollY }));
    if (!back.isRestored || back.scrollY !== scrolled) lost.push(`${path}: ${JSON.stringify(back)} instead of ${scrolled}`);
  }
  expect(lost).toEqual([]);
});

test("NAV-06 a restored page takes on the theme and direction that were chosen meanwhile", async ({ page }) => {
  await openHydrated(page, "/services");
  await openHydrated(page, "/terms");
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

test("ERR-02 a restored page of an old release reloads, and does not stay busy", async ({ page }) => {
  const { headline, url } = content.services[0] ?? { headline: "", url: "" };
  await openHydrated(page, "/services");
  await page.evaluate(() => void Object.assign(window, { isRestored: true }));
  await page.route(`**${url}/page.json`, (route) => route.fulfill({ json: { release: "another", page: {} } }), { times: 1 });
  await page.locator(`main a[href='${url}']`).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
  await hydrated(page);
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL("/services");
  await expect.poll(() => page.evaluate(() => "isRestored" in window)).toBe(false);
  await hydrated(page);
  await expect(page.getByRole("status").filter({ hasText: words.navigation.loading })).toHaveCount(0);
});

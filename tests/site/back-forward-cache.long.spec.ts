import { WITH_BACK_FORWARD_CACHE } from "../support/chromium.ts";
import { KIND_PATHS } from "../support/paths.ts";
import { expect, hydrated, openHydrated, test } from "../support/test.ts";

test.use({ launchOptions: WITH_BACK_FORWARD_CACHE });

test("a page of each kind is kept when it is left, hydrated and as it was, and comes back where it was scrolled to", async ({ page }) => {
  test.setTimeout(180_000);
  const lost: string[] = [];
  await openHydrated(page, KIND_PATHS[0] as string);
  for (const [index, path] of KIND_PATHS.entries()) {
    const scrolled = await page.evaluate(() => {
      Object.assign(window, { kept: true });
      window.scrollTo({ top: 200, behavior: "instant" }); // above the map: no host can be reached, and one that fails keeps its page from being kept
      return window.scrollY;
    });
    await page.goto(KIND_PATHS[index + 1] ?? "/contact");
    await hydrated(page);
    await page.goBack({ waitUntil: "commit" }); // a kept page does not load again
    const back = await page.evaluate(() => ({ kept: "kept" in window, scrollY: window.scrollY }));
    if (!back.kept || back.scrollY !== scrolled) lost.push(`${path} (kept: ${back.kept}, at ${back.scrollY} instead of ${scrolled})`);
    await page.goForward({ waitUntil: "commit" });
    await hydrated(page);
  }
  expect(lost).toEqual([]);
});

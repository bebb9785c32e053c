import type { Page } from "@playwright/test";
import { axeViolations } from "../support/axe.ts";
import { content, words } from "../support/content.ts";
import { expect, openHydrated, servedTest, test } from "../support/test.ts";

const carousel = (page: Page) => page.locator("[aria-roledescription=carousel]");
const slides = (page: Page) => carousel(page).locator("[aria-roledescription=slide]");
const pause = (page: Page) => carousel(page).getByRole("button", { name: words.carousel.pause });
/** The distance of each testimonial from the viewport's left edge. */
const places = (page: Page) => slides(page).evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().left));

/** Brings the carousel into view, near which it is hydrated. */
async function comeNear(page: Page): Promise<void> {
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page)).toHaveAttribute("data-hydrated");
}

for (const path of ["/", "/aboutus"]) {
  test(`STATE-01 HOME-05 ABOUT-01 ${path} shows the testimonials, which move on by themselves until pause is pressed`, async ({
    page,
    faults,
  }) => {
    await openHydrated(page, path);
    await expect(slides(page)).toHaveCount(content.testimonials.length);
    for (const slide of await slides(page).all()) await expect(slide.locator("figcaption")).not.toBeEmpty();
    await comeNear(page);
    const before = await places(page);
    await expect.poll(() => places(page), { timeout: 6000 }).not.toEqual(before);
    await pause(page).click();
    await page.mouse.move(0, 0);
    await page.locator("main").focus();
    await expect(carousel(page).getByRole("button", { name: words.carousel.play })).toBeVisible();
    await page.waitForTimeout(500);
    const paused = await places(page);
    await page.waitForTimeout(3500);
    expect(await places(page)).toEqual(paused);
    expect(faults).toEqual([]);
  });
}

for (const [width, count] of [
  [992, 3],
  [991, 2],
  [767, 2],
  [766, 1],
  [320, 1],
] as const) {
  test(`STATE-01 at ${width} px ${count} of the testimonials are in view, before and after it is hydrated, and axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready);
    const before = await carousel(page).boundingBox();
    await comeNear(page);
    await carousel(page).hover(); // stops it, so that three slides are in view and not four
    const after = await carousel(page).boundingBox();
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
    await expect(carousel(page).locator("[aria-roledescription=slide]:not([inert])")).toHaveCount(count);
    expect(await axeViolations(page, { part: "[aria-roledescription=carousel]" })).toEqual([]);
  });
}

test("STATE-01 the pause button is the first in the carousel's order of Tab", async ({ page }) => {
  await openHydrated(page, "/");
  await comeNear(page);
  await page.locator("section[aria-labelledby=services] a").last().focus();
  await page.keyboard.press("Tab");
  await expect(pause(page)).toBeFocused();
});

test("STATE-01 with reduced motion nothing moves, and there is no button to stop it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/");
  await comeNear(page);
  await expect(pause(page)).toBeHidden();
  const before = await places(page);
  await page.waitForTimeout(3500);
  expect(await places(page)).toEqual(before);
});

servedTest.describe("without JavaScript", () => {
  servedTest.use({ viewport: { width: 390, height: 800 } });

  servedTest(
    "STATE-01 all testimonials are there once and can be scrolled to; no button is shown that would do nothing",
    async ({ page }) => {
      await page.goto("/");
      await expect(carousel(page).locator("blockquote")).toHaveCount(content.testimonials.length);
      for (const slide of await slides(page).all()) {
        await slide.scrollIntoViewIfNeeded();
        await expect(slide).toBeInViewport({ ratio: 0.9 });
      }
      await expect(carousel(page).locator("button").filter({ visible: true })).toHaveCount(0);
    },
  );
});

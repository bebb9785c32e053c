import { expect, openAlive, test } from "../support/test.ts";

test("on paper links are written out, and nothing of the screen's furniture is left", async ({ page }) => {
  await openAlive(page, "/helpcenter-faqs");
  await page.emulateMedia({ media: "print" });
  for (const part of ["header nav", "aside[aria-label=Display]", "aside[aria-label=Chat] a"])
    await expect(page.locator(part).first()).toBeHidden();
  await openAlive(page, "/aboutus");
  await page.emulateMedia({ media: "print" });
  const written = await page
    .locator("[data-prose] a")
    .first()
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(written).toContain("/");
});

for (const path of ["/", "/plumbing-services", "/common-dstv-issue", "/contact", "/terms"]) {
  test(`text at 200% does not make the page scroll sideways: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
    await page.setViewportSize({ width: 640, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
  });
}

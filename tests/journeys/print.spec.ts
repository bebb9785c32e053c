import { expect, openHydrated, test } from "../support/test.ts";

test("on paper links are written out, and nothing of the screen's furniture is left", async ({ page }) => {
  await openHydrated(page, "/helpcenter-faqs");
  await page.emulateMedia({ media: "print" });
  for (const part of ["header nav", "aside[aria-label=Display]", "aside[aria-label=Chat] a"])
    await expect(page.locator(part).first()).toBeHidden();
  await openHydrated(page, "/aboutus");
  await page.emulateMedia({ media: "print" });
  const written = await page
    .locator("[data-prose] a")
    .first()
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(written).toContain("/");
});

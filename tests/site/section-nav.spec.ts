import { noted } from "../support/noted.ts";
import { expect, openHydrated, test } from "../support/test.ts";

test("FAQ-01 the sidebar scrolls to a section, writes its anchor into the address, marks it and moves the focus; back leads back", async ({
  page,
}) => {
  await openHydrated(page, "/helpcenter-faqs");
  const link = page.getByRole("main").getByRole("link", { name: "Payment Information" });
  await link.click();
  await expect(page).toHaveURL(/\/helpcenter-faqs#[\w-]+$/);
  const heading = page.getByRole("heading", { name: "Payment Information" });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(link).toHaveAttribute("aria-current", "location");
  await page.goBack();
  await expect(page).toHaveURL(/\/helpcenter-faqs$/);
});

test("FAQ-01 with reduced motion the section is there at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/helpcenter-faqs");
  await page.getByRole("main").getByRole("link", { name: "Support & Troubleshooting" }).focus();
  await page.evaluate(() => {
    const places = [window.scrollY];
    Object.assign(window, { places });
    addEventListener("scroll", () => places.push(window.scrollY));
  });
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { name: "Support & Troubleshooting" });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  expect(new Set(await noted<number[]>(page, "places")).size).toBe(2);
});

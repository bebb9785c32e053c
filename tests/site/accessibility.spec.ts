import AxeBuilder from "@axe-core/playwright";
import { ALL_PATHS } from "../support/paths.ts";
import { expect, openAlive, test } from "../support/test.ts";

const LANDMARKS = "aside, nav, [role=complementary], [role=navigation], [role=region], section[aria-label], section[aria-labelledby]";

test("every aside has a name, and every navigation, on every page", async ({ page }) => {
  for (const path of ALL_PATHS) {
    await page.goto(path);
    const nameless = await page.locator(LANDMARKS).evaluateAll((landmarks) =>
      landmarks
        .filter((landmark) => {
          const labels = landmark.getAttribute("aria-labelledby")?.split(" ") ?? [];
          const words = labels.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
          return !(landmark.getAttribute("aria-label") ?? words).trim();
        })
        .map((landmark) => landmark.outerHTML.slice(0, 100)),
    );
    expect(nameless, path).toEqual([]);
  }
});

test.describe("at 390 px in RTL", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem("direction", "rtl")));

  for (const path of ["/", "/aboutus"])
    test(`axe finds nothing, before the carousel is in view and after: ${path}`, async ({ page }) => {
      await openAlive(page, path);
      const check = async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
      expect(await check()).toEqual([]);
      const carousel = page.locator("[aria-roledescription=carousel]");
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel).toHaveAttribute("data-alive");
      await carousel.getByRole("button", { name: /^Pause/ }).click();
      expect(await check()).toEqual([]);
    });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  for (const key of ["ArrowRight", "ArrowLeft"] as const)
    test(`STATE-01 the carousel's row scrolls by keyboard, with ${key}`, async ({ page }) => {
      await page.goto("/aboutus");
      if (key === "ArrowLeft") await page.locator("html").evaluate((html) => html.setAttribute("dir", "rtl"));
      const row = page.locator("[aria-roledescription=carousel] [tabindex='0']");
      await row.focus();
      await page.keyboard.press(key);
      await expect.poll(() => row.evaluate(({ scrollLeft }) => Math.abs(scrollLeft))).toBeGreaterThan(0);
    });
});

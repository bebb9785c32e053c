import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { axeViolations } from "../support/axe.ts";
import { words } from "../support/content.ts";
import { expect, openHydrated, servedTest, test } from "../support/test.ts";

const LANDMARKS = "aside, nav, [role=complementary], [role=navigation], [role=region], section[aria-label], section[aria-labelledby]";

test("every aside has a name, and every navigation, on every page", async ({ page }) => {
  const files = globSync("**/*.html", { cwd: "dist", ignore: ["contact-us.html"] });
  expect(files.length).toBeGreaterThan(44);
  for (const file of files) {
    const nameless = await page.evaluate(
      ([html, selector]) => {
        const parsed = new DOMParser().parseFromString(html, "text/html");
        const nameOf = (landmark: Element) => {
          const ids = landmark.getAttribute("aria-labelledby")?.split(" ") ?? [];
          return landmark.getAttribute("aria-label") ?? ids.map((id) => parsed.getElementById(id)?.textContent ?? "").join(" ");
        };
        const landmarks = [...parsed.querySelectorAll(selector)];
        return landmarks.filter((landmark) => !nameOf(landmark).trim()).map(({ outerHTML }) => outerHTML.slice(0, 100));
      },
      [readFileSync(`dist/${file}`, "utf8"), LANDMARKS] as const,
    );
    expect(nameless, file).toEqual([]);
  }
});

test.describe("at 390 px in RTL", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem("direction", "rtl")));

  for (const path of ["/", "/aboutus"])
    test(`axe finds nothing, before the carousel is in view and after: ${path}`, async ({ page }) => {
      test.slow(); // axe reads the page twice
      await openHydrated(page, path);
      expect(await axeViolations(page)).toEqual([]);
      const carousel = page.locator("[aria-roledescription=carousel]");
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel).toHaveAttribute("data-hydrated");
      await carousel.getByRole("button", { name: words.carousel.pause }).click();
      expect(await axeViolations(page)).toEqual([]);
    });
});

servedTest.describe("without JavaScript", () => {
  servedTest.use({ viewport: { width: 390, height: 844 } });

  for (const key of ["ArrowRight", "ArrowLeft"] as const)
    servedTest(`STATE-01 the carousel's row scrolls by keyboard, with ${key}`, async ({ page }) => {
      await page.goto("/aboutus");
      if (key === "ArrowLeft") await page.locator("html").evaluate((html) => html.setAttribute("dir", "rtl"));
      const row = page.locator("[aria-roledescription=carousel] [tabindex='0']");
      await row.focus();
      await page.keyboard.press(key);
      await expect.poll(() => row.evaluate(({ scrollLeft }) => Math.abs(scrollLeft))).toBeGreaterThan(0);
    });
});

/** What the visitor sees of a part of the page whose code is late, or does not load. */
import type { Page } from "@playwright/test";
import { axeViolations } from "../support/axe.ts";
import { business, words } from "../support/content.ts";
import { holdScripts } from "../support/hold-scripts.ts";
import { expect, openHydrated, test } from "../support/test.ts";

const LIMIT_MS = 120_000;
const PATIENCE_MS = 8000;

const LIGHTBOX = "**/assets/lightbox-*.js*"; // tried again under another address
const VIDEO = "**/assets/video-dialog-*.js*"; // tried again under another address

const again = (page: Page) => page.getByRole("button", { name: words.loading.again });
const failure = (page: Page) => page.getByRole("alert");

for (const [name, code, path, link] of [
  ["lightbox", LIGHTBOX, "/plumbing-services", "main a[data-waits][href$='.webp']"],
  ["video popup", VIDEO, "/", `main a[href='${business.video.address}']`],
] as const) {
  test.describe(`the ${name}`, () => {
    test("ERR-02 says in place that its code did not load, and tries again", async ({ page }) => {
      await page.route(/youtube/, (route) => route.fulfill({ contentType: "text/html", body: "" }));
      await page.route(code, (route) => route.abort());
      await openHydrated(page, path);
      await page.locator(link).first().click();
      await expect(failure(page)).toContainText(words.loading.failure);
      await expect(page).toHaveURL(path);
      await expect(page.locator("[data-early]")).toHaveCount(0);
      expect(await axeViolations(page, { part: "main [role=alert]" })).toEqual([]);
      await page.unroute(code);
      await again(page).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect(failure(page)).toHaveCount(0);
    });

    test("CALL-02 offers a way on after 8 seconds without its code, which still has 120", async ({ page }) => {
      await page.route(/youtube/, (route) => route.fulfill({ contentType: "text/html", body: "" }));
      const { release } = await holdScripts(page, code);
      await page.clock.install();
      await openHydrated(page, path);
      const opener = page.locator(link).first();
      const address = await opener.getAttribute("href");
      await opener.click();
      await expect(page.locator("[data-early]")).toHaveCount(1);
      await page.clock.runFor(PATIENCE_MS - 2000);
      await expect(failure(page)).toHaveCount(0);
      await page.clock.runFor(2000);
      await expect(failure(page)).toContainText(words.loading.failure);
      await expect(failure(page).locator(`a[href$='${address}']`)).toBeVisible();
      await expect(page.locator("[data-early]")).toHaveCount(0);
      await page.clock.runFor(LIMIT_MS - PATIENCE_MS - 5000);
      release();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect(failure(page)).toHaveCount(0);
    });
  });
}

import type { Page } from "@playwright/test";
import { expect, openHydrated, test } from "../support/test.ts";

/** Presses Tab until something with this name has the focus; fails when it is not reached. */
async function tabTo(page: Page, name: RegExp, limit = 80): Promise<void> {
  for (let press = 0; press < limit; press++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "";
    });
    if (name.test(focused.trim())) return;
  }
  throw new Error(`Tab did not reach ${name} within ${limit} presses.`);
}

test("a visit with the keyboard alone reaches the menu, a service, its lightbox and questions, the chat, the video and the map", async ({
  page,
}) => {
  await page.route(/youtube|google\.com\/maps/, (route) => route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }));
  const { keyboard } = page;
  await openHydrated(page, "/");

  await tabTo(page, /^Skip to content$/, 1);
  await tabTo(page, /^Pages$/);
  await keyboard.press("Enter");
  await expect(page.locator("header").getByRole("link", { name: "FAQs" }).first()).toBeVisible();
  await keyboard.press("Escape");

  await tabTo(page, /^Watch us work$/);
  await keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "How we fit an air conditioner" })).toBeVisible();
  await keyboard.press("Escape");

  await tabTo(page, /^Explore Now/);
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/air-conditioning-installation");
  await tabTo(page, /^Enlarge/);
  await keyboard.press("Enter");
  const lightbox = page.getByRole("dialog", { name: "Lightbox" });
  await expect(lightbox).toContainText("1 of 4");
  await keyboard.press("ArrowRight");
  await expect(lightbox).toContainText("2 of 4");
  await keyboard.press("Escape");
  await expect(lightbox).toBeHidden();

  await tabTo(page, /^How |^Can |^Do |^What |^Is |^Which |^Will /);
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await expect(page.locator("main button[aria-expanded=true]")).toHaveCount(1);

  await tabTo(page, /^Chat with us/);
  await keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Message" })).toBeFocused();
  await keyboard.type("Good day");
  await keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Chat with us/ })).toBeFocused();

  await openHydrated(page, "/contact");
  await tabTo(page, /^View on Google Maps/);
  await keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Where we are" })).toBeVisible();
  await keyboard.press("Escape");
  await keyboard.press("Tab"); // the map follows; what is tabbed to is scrolled to, which loads it
  await expect(page.getByTitle("Where we are")).toBeVisible();
});

import type { Page } from "@playwright/test";
import { playerOf } from "../../app/widgets/video-popup/player.ts";
import { business, content, words } from "../support/content.ts";
import { menuLink } from "../support/menu-link.ts";
import { expect, openHydrated, test } from "../support/test.ts";

/** Presses Tab until something whose name begins so has the focus; fails when it is not reached. */
async function tabTo(page: Page, name: string, limit = 80): Promise<void> {
  for (let press = 0; press < limit; press++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "";
    });
    if (focused.trim().startsWith(name)) return;
  }
  throw new Error(`Tab did not reach ${name} within ${limit} presses.`);
}

test("a visit with the keyboard alone reaches the menu, a service, its lightbox and questions, the chat, the video and the map", async ({
  page,
}) => {
  const elsewhere = [playerOf(business.video.address)?.address, business.map.embed, business.map.view];
  await page.route(
    ({ href }) => elsewhere.includes(href),
    (route) => route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
  );
  const { keyboard } = page;
  await openHydrated(page, "/");

  await tabTo(page, words.navigation.skip, 1);
  await tabTo(page, words.navigation.pages.label);
  await keyboard.press("Enter");
  await expect(menuLink(page, "/helpcenter-faqs")).toBeVisible();
  await keyboard.press("Escape");

  await tabTo(page, content.pages.home.hero.videoLabel);
  await keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: business.video.title })).toBeVisible();
  await keyboard.press("Escape");

  await tabTo(page, words.card.explore);
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/air-conditioning-installation");
  await tabTo(page, words.service.enlarge);
  await keyboard.press("Enter");
  const lightbox = page.getByRole("dialog", { name: words.lightbox.name });
  await expect(lightbox).toContainText("1 of 4");
  await keyboard.press("ArrowRight");
  await expect(lightbox).toContainText("2 of 4");
  await keyboard.press("Escape");
  await expect(lightbox).toBeHidden();

  await tabTo(page, content.faqs[0]?.title ?? "");
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await expect(page.locator("main details[open]")).toHaveCount(1);

  await tabTo(page, words.chat.open);
  await keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: words.chat.message })).toBeFocused();
  await keyboard.type("Good day");
  await keyboard.press("Escape");
  await expect(page.getByRole("button", { name: new RegExp(`^${words.chat.open}`) })).toBeFocused();

  await openHydrated(page, "/contact");
  await tabTo(page, content.pages.contact.locationCard.linkLabel);
  await keyboard.press("Enter");
  const map = page.getByRole("dialog", { name: words.map.title });
  await expect(map).toBeVisible();
  await keyboard.press("Escape");
  await expect(map).toBeHidden();
  await keyboard.press("Tab"); // the map follows; what is tabbed to is scrolled to, which loads it
  await expect(page.getByRole("main").getByTitle(words.map.title)).toBeVisible();
});

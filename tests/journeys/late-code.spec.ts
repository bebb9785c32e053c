/** What the visitor sees of a part of the page whose code is late, or does not load. */
import type { Page } from "@playwright/test";
import { axeViolations } from "../support/axe.ts";
import { business, words } from "../support/content.ts";
import { holdScripts } from "../support/hold-scripts.ts";
import { expect, openHydrated, test } from "../support/test.ts";

const SEND_LINK = "https://api.whatsapp.com/send/";
const LIMIT_MS = 120_000;
const PATIENCE_MS = 8000;

const CHAT_BOX = "**/assets/chat-box-*.js*"; // tried again under another address
const LIGHTBOX = "**/assets/lightbox-*.js*"; // tried again under another address
const VIDEO = "**/assets/video-dialog-*.js*"; // tried again under another address

const chatButton = (page: Page) => page.getByRole("button", { name: new RegExp(`^${words.chat.open}`) });
const chatBox = (page: Page) => page.getByRole("dialog", { name: business.name });
const again = (page: Page) => page.getByRole("button", { name: words.loading.again });
const failure = (page: Page) => page.getByRole("alert");

test.describe("the chat", () => {
  async function expectOtherWays(page: Page, text?: string): Promise<void> {
    const address = await chatBox(page).getByRole("link", { name: words.chat.elsewhere }).getAttribute("href");
    const { searchParams } = new URL(address ?? "");
    expect(Object.fromEntries(searchParams)).toEqual({ phone: business.chatPhone, ...(text && { text }) });
    await expect(chatBox(page).locator(`a[href='${business.phone.href}']`)).toBeVisible();
  }

  test("CALL-02 while its code is on its way the box leads to the service and the phone; after 120 seconds it says that it failed", async ({
    page,
  }) => {
    const { release } = await holdScripts(page, CHAT_BOX);
    await page.clock.install();
    await openHydrated(page, "/");
    await chatButton(page).click();
    await expect(chatBox(page).getByRole("status")).toHaveText(words.chat.loading);
    await expectOtherWays(page);
    await page.clock.runFor(LIMIT_MS - 5000);
    await expect(failure(page)).toHaveCount(0);
    await page.clock.runFor(5000);
    await expect(failure(page)).toHaveText(words.chat.failure);
    await expectOtherWays(page);
    release();
    await again(page).click();
    await expect(chatBox(page).getByRole("textbox", { name: words.chat.message })).toBeVisible();
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`ERR-02 code that does not load is said in the box, with what the visitor was to write, and tried again: ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.route(CHAT_BOX, (route) => route.abort());
      await openHydrated(page, "/cold-room-installation-repairs");
      const opener = page.getByRole("main").locator(`a[href^='${SEND_LINK}']`).first();
      const text = new URL((await opener.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
      expect(text).not.toBe("");
      await opener.click();
      await expect(failure(page)).toHaveText(words.chat.failure);
      await expect(page).toHaveURL("/cold-room-installation-repairs");
      await expectOtherWays(page, text);
      await chatBox(page).evaluate((box) => Promise.all(box.getAnimations({ subtree: true }).map(({ finished }) => finished)));
      expect(await axeViolations(page, { part: "dialog" })).toEqual([]);
      await page.unroute(CHAT_BOX);
      await again(page).click();
      await expect(chatBox(page).getByRole("textbox", { name: words.chat.message })).toHaveValue(text);
    });
  }
});

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

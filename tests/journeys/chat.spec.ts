import type { Page } from "@playwright/test";
import { axeViolations } from "../support/axe.ts";
import { business, content, words } from "../support/content.ts";
import { KIND_PATHS, SERVICE_PATHS } from "../support/paths.ts";
import { expect, openHydrated, servedTest, test } from "../support/test.ts";

const SEND_LINK = "https://api.whatsapp.com/send/";

const button = (page: Page) => page.getByRole("button", { name: new RegExp(`^${words.chat.open}`) });
const box = (page: Page) => page.getByRole("dialog", { name: business.name });
const input = (page: Page) => page.getByPlaceholder(words.chat.placeholder);

test("CHAT-01 CHAT-11 the button is round, 60 px, 10 px from the corner and gold #ebbc2d", async ({ page }) => {
  for (const path of ["/", SERVICE_PATHS[0] as string, "/no-such-page"]) {
    await openHydrated(page, path);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(await button(page).boundingBox()).toEqual({ x: width - 70, y: height - 70, width: 60, height: 60 });
    await expect(button(page)).toHaveCSS("background-color", "rgb(235, 188, 45)");
    await expect(button(page)).toHaveCSS("border-radius", "50%");
  }
});

test("CHAT-11 the chat says what the specification asks for, two seconds after it is opened", async ({ page }) => {
  await page.clock.install({ time: "2026-03-02T09:00:00" });
  await openHydrated(page, "/");
  await page.clock.pauseAt("2026-03-02T09:01:00");
  await button(page).click();
  await expect(box(page)).toHaveCSS("height", "320px");
  await expect(box(page)).toContainText(words.chat.status);
  await expect(input(page)).toBeFocused();
  const greeting = box(page).getByText(words.chat.greeting);
  await page.clock.runFor(1900);
  await expect(greeting).toBeHidden();
  await page.clock.runFor(100);
  await expect(greeting).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(box(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await button(page).click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(box(page)).toBeHidden();
});

test("CHAT-11 the box is dark on the site, in the light theme as in the dark", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await openHydrated(page, "/");
    await button(page).click();
    await expect(box(page)).toHaveCSS("background-color", "rgb(21, 40, 66)");
    await expect(box(page)).toHaveCSS("color", "rgb(233, 239, 246)");
    await expect(box(page).getByRole("log").locator("..")).toHaveCSS("background-color", "rgb(11, 24, 40)");
    await expect(box(page).getByRole("log").locator("> div")).toHaveCSS("background-color", "rgb(26, 49, 82)");
  }
});

test("CHAT-11 a notification comes after 60 seconds, again and again", async ({ page }) => {
  await page.clock.install({ time: "2026-03-02T09:00:00" });
  await openHydrated(page, "/");
  await page.clock.pauseAt("2026-03-02T09:00:30");
  await page.clock.runFor(29_000);
  await expect(button(page)).toHaveAccessibleName(words.chat.open);
  for (let round = 0; round < 12; round++) {
    await page.clock.runFor(60_000);
    await expect(button(page)).toHaveAccessibleName(`${words.chat.open}, ${words.chat.notification}`);
    await button(page).click();
    await button(page).click();
    await expect(button(page)).toHaveAccessibleName(words.chat.open);
  }
});

test("CHAT-08 a message arrives as it was typed, in a new window without an opener", async ({ context, page }) => {
  await context.route(`${SEND_LINK}**`, (route) => route.fulfill({ contentType: "text/html", body: "<title>Arrived</title>" }));
  // As on a host that sends no headers: the opener policy would part the windows, too.
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const { "cross-origin-opener-policy": _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await openHydrated(page, "/");
  await button(page).click();
  const text = "Wall unit & compressor: 50% #2? + naïve\nשלום 👋🏽 ";
  await input(page).fill(text);
  const arrival = context.waitForEvent("page");
  await page.getByRole("button", { name: words.chat.send }).click();
  const window = await arrival;
  await window.waitForLoadState();
  const { searchParams } = new URL(window.url());
  expect(window.url().startsWith(`${SEND_LINK}?`)).toBe(true);
  expect(Object.fromEntries(searchParams)).toEqual({ phone: business.chatPhone, text });
  expect(await window.evaluate(() => window.opener)).toBeNull();
  await expect(input(page)).toHaveValue("");
});

test("CHAT-12 the chat and what is being written outlive a change of page", async ({ page }) => {
  await openHydrated(page, "/services");
  await page.getByRole("main").locator("a[href='/plumbing-services']").click();
  await expect(page).toHaveURL("/plumbing-services");
  await button(page).click();
  await input(page).fill("About our cold");
  await page.goBack();
  await expect(page).toHaveURL("/services");
  await expect(box(page)).toBeVisible();
  await expect(input(page)).toHaveValue("About our cold");
});

test("a service's own button opens the chat with its words filled in, for the visitor to send", async ({ page, context }) => {
  const { url, ask } = content.services[7] as (typeof content.services)[number];
  await openHydrated(page, url);
  await page.getByRole("main").locator(`a[href^='${SEND_LINK}']`).first().click();
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue(ask.message);
  expect(context.pages()).toHaveLength(1);
});

test("axe finds nothing in the chat while it shows that somebody is typing", async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, "/");
  await button(page).click();
  await expect(box(page)).toBeVisible();
  expect(await axeViolations(page, { part: "aside" })).toEqual([]);
});

servedTest.describe("without JavaScript", () => {
  for (const path of KIND_PATHS) {
    servedTest(`CHAT-01 the button of ${path} is a link to the messaging service`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("link", { name: words.chat.open })).toHaveAttribute("href", `${SEND_LINK}?phone=${business.chatPhone}`);
    });
  }
});

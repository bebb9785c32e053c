import type { Page } from "@playwright/test";
import { business, content, menuLabel, words } from "../support/content.ts";
import { holdScripts } from "../support/hold-scripts.ts";
import { expect, hydrated, idle, test } from "../support/test.ts";

const SEND_LINK = "https://api.whatsapp.com/send/";

const chatLink = (page: Page) => page.getByLabel(new RegExp(`^${words.chat.open}`));
const chatBox = (page: Page) => page.getByRole("dialog", { name: business.name });
const message = (page: Page) => page.getByRole("textbox", { name: words.chat.message });
const darkSwitch = (page: Page) =>
  page.getByRole("complementary", { name: words.controls.name }).getByRole("button", { name: words.controls.dark });

test.use({ colorScheme: "light" });

test("what is clicked before the code is there takes effect afterwards, each once and in order", async ({ page, faults }) => {
  const { release } = await holdScripts(page);
  await page.goto("/cold-room-installation-repairs");
  const questions = page
    .getByRole("region", { name: words.service.questions })
    .or(page.locator("section,div", { has: page.locator("#questions") }).last());
  const second = questions.getByRole("button", { expanded: false }).first();
  const question = (await second.textContent()) ?? "";
  await darkSwitch(page).click();
  await darkSwitch(page).click();
  await second.click();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
  release();
  await hydrated(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("button", { name: question })).toHaveAttribute("aria-expanded", "true");
  await darkSwitch(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  expect(faults).toEqual([]);
});

test("a click on the chat before the code is there opens it afterwards", async ({ page, context }) => {
  const { release } = await holdScripts(page);
  await page.goto("/");
  await chatLink(page).click();
  expect(context.pages()).toHaveLength(1);
  await expect(page).toHaveURL("/");
  release();
  await hydrated(page);
  await expect(chatBox(page)).toBeVisible();
  await expect(message(page)).toBeFocused();
});

test("when the code cannot be loaded an early click on the chat leads to the messaging service", async ({ page }) => {
  await page.route(`${SEND_LINK}**`, (route) => route.fulfill({ contentType: "text/html", body: "<title>Arrived</title>" }));
  const { fail } = await holdScripts(page);
  await page.goto("/");
  await chatLink(page).click();
  fail();
  await expect(page).toHaveTitle("Arrived");
});

test("after the code could not be loaded, links lead where they lead, and nothing is marked as waiting", async ({ page }) => {
  await page.route(`${SEND_LINK}**`, (route) => route.fulfill({ contentType: "text/html", body: "<title>Arrived</title>" }));
  const { fail } = await holdScripts(page, "**/assets/entry.client-*.js");
  await page.goto("/");
  await darkSwitch(page).click();
  fail();
  await page.locator("html[data-failed]").waitFor({ state: "attached" });
  await expect(page.locator("[data-early]")).toHaveCount(0);
  await chatLink(page).click();
  await expect(page).toHaveTitle("Arrived");
});

test("the code comes, too, where a browser reports no paint, as Firefox after Back", async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto("/services");
  await hydrated(page);
});

test("the code is asked for once, also when the visitor touches the page while it loads", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => request.resourceType() === "fetch" && request.url().endsWith(".js") && fetched.push(request.url()));
  const { release } = await holdScripts(page);
  await page.addInitScript(() => document.addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("pointerdown"))));
  await page.goto("/");
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await idle(page);
  release();
  await hydrated(page);
  expect(fetched.length).toBeGreaterThan(4);
  expect(new Set(fetched).size).toBe(fetched.length);
});

test("HOME-03 a figure that was read before the code came does not count", async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto("/");
  const figure = page.locator("dd", { hasText: String(content.pages.home.about.counters[0]?.value) });
  await figure.evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    new MutationObserver(() => Object.assign(window, { hasCounted: true })).observe(element, { subtree: true, characterData: true });
  });
  release();
  await expect(page.locator("[data-below]")).toHaveAttribute("data-hydrated");
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(await page.evaluate(() => "hasCounted" in window)).toBe(false);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the menu opens at once and stays open when the code comes", async ({ page }) => {
    const { release } = await holdScripts(page);
    await page.goto("/services");
    await page.locator("header summary").filter({ hasText: words.navigation.open }).tap();
    const link = page
      .locator("header")
      .getByRole("link", { name: menuLabel("/contact") })
      .last();
    await expect(link).toBeVisible();
    release();
    await hydrated(page);
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL("/contact");
    await expect(link).toBeHidden();
  });

  test("a click below the fold waits for the code of that part", async ({ page }) => {
    const { release } = await holdScripts(page);
    await page.goto("/");
    const picture = page.locator("[data-below] [data-waits]").first();
    await picture.scrollIntoViewIfNeeded();
    await picture.tap();
    release();
    await expect(page.getByRole("dialog").locator("img").first()).toBeVisible();
    await expect(page).toHaveURL("/");
  });
});

test("with Save-Data no code is fetched before the visitor touches the page", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await idle(page);
  expect(fetched.filter((path) => /\.(js|css|json)$/.test(path))).toEqual([]);
  await page.mouse.click(5, 300);
  await hydrated(page);
});

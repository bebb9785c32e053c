/** Other people's code changes the page, before and after hydration: the page lives, and navigations work (docs/faults.md). */
import type { Page } from "@playwright/test";
import { business, menuLabel } from "../support/content.ts";
import { blockAds, clearHead, darken, managePasswords, translate } from "../support/foreign-code.ts";
import { expect, openHydrated, test } from "../support/test.ts";

const FAILED = "Unexpected Application Error";

/** A page of every kind, each with a link on the page before or in the layout. */
const TOUR = [
  "/services",
  "/plumbing-services",
  "/blogs",
  "/aboutus",
  "/helpcenter",
  "/helpcenter-faqs",
  "/terms",
  "/contact",
  "/",
  "/services",
];

const heading = (page: Page) => page.locator("main h1");
const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { sameDocument: true }));

/** Goes through the tour, and back, and checks that each page is there within the same document. */
async function expectTour(page: Page): Promise<void> {
  await markDocument(page);
  for (const path of TOUR) {
    const link = page.locator(`a[href='${path}']`).first();
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toHaveCount(1);
    await expect(heading(page)).not.toContainText(FAILED);
    await expect(page.locator("footer")).toBeVisible();
  }
  for (const path of TOUR.slice(0, -1).toReversed()) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toHaveCount(1);
    await expect(heading(page)).not.toContainText(FAILED);
  }
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
}

/** Uses what the layout offers. */
async function useLayout(page: Page): Promise<void> {
  const controls = page.getByRole("complementary").filter({ has: page.locator("button[aria-pressed]") });
  for (const button of await controls.locator("button[aria-pressed]").all()) await button.click();
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
  await page.locator("header nav summary").first().click();
  await page.keyboard.press("Escape");
}

test.use({ bypassCSP: true }); // as what browsers allow their extensions

for (const [who, change] of Object.entries({
  "Google Translate": translate,
  "Dark Reader": darken,
  "an ad blocker": blockAds,
  "a password manager": managePasswords,
  "a tool that clears the head": clearHead,
})) {
  test(`a page that ${who} changes after hydration lives, and navigations work`, async ({ page, faults }) => {
    await openHydrated(page, "/");
    await page.locator("[data-below]").scrollIntoViewIfNeeded();
    await expect(page.locator("[data-below]")).toHaveAttribute("data-hydrated"); // before that, see hydration.spec.ts
    await page.evaluate(change);
    await useLayout(page);
    await expectTour(page);
    const chat = page.locator("a[data-waits][aria-controls]");
    if ((await chat.count()) > 0) {
      await chat.click();
      await page.getByRole("dialog").getByRole("textbox").fill("Hello");
      await page.getByRole("dialog").getByRole("textbox").press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    }
    expect(faults).toEqual([]);
  });

  test(`a page that ${who} changes before hydration can be read and left, and the number can be called`, async ({ page }) => {
    // As a content script at the end of parsing: before any code of the site runs.
    await page.addInitScript(`document.addEventListener("DOMContentLoaded", ${change.toString()})`);
    await page.goto("/services");
    await page.locator("html:is([data-hydrated], [data-failed])").waitFor({ state: "attached" });
    await expect(heading(page)).toHaveCount(1);
    await expect(heading(page)).not.toContainText(FAILED);
    await expect(page.locator(`a[href='${business.phone.href}']:visible`).first()).toBeVisible();
    await page.locator("header a[href='/contact']").first().click();
    await expect(page).toHaveURL("/contact");
    await expect(heading(page)).not.toContainText(FAILED);
  });
}

test("a translation survives what the page shows next: other pages, the menu, the chat", async ({ page }) => {
  await openHydrated(page, "/");
  await page.evaluate(translate);
  const title = await page.title();
  for (const path of ["/services", "/contact", "/"]) {
    await page
      .locator("header")
      .locator(`a[href='${path}']`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toContainText("~");
  }
  await expect(page).not.toHaveTitle(title); // the browser translates it itself
  await expect(page.locator("footer h2").first()).toHaveText(/^~/);
});

test("the title and the description are those of each page, whatever was in the head", async ({ page }) => {
  await openHydrated(page, "/");
  await page.evaluate(() => {
    for (const element of document.head.querySelectorAll("title, meta[name], link[rel=canonical]")) element.remove();
  });
  const described = () =>
    page.evaluate(() => [
      document.title,
      document.querySelector("meta[name=description]")?.getAttribute("content"),
      document.querySelector("link[rel=canonical]")?.getAttribute("href"),
    ]);
  for (const path of ["/services", "/contact"]) {
    await page
      .locator("header")
      .getByRole("link", { name: menuLabel(path) })
      .first()
      .click();
    await expect(page).toHaveURL(path);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${path}$`));
    const within = await described();
    const tab = await page.context().newPage();
    await tab.goto(path);
    const ofDocument = await tab.evaluate(() => [
      document.title,
      document.querySelector("meta[name=description]")?.getAttribute("content"),
      document.querySelector("link[rel=canonical]")?.getAttribute("href"),
    ]);
    expect(within).toEqual(ofDocument);
    await tab.close();
  }
});

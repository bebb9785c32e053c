import type { Page } from "@playwright/test";
import { axeViolations } from "../support/axe.ts";
import { business, content, place, words } from "../support/content.ts";
import { holdScripts } from "../support/hold-scripts.ts";
import { menuLink } from "../support/menu-link.ts";
import { expect, hydrated, openHydrated, test } from "../support/test.ts";

const { map } = business;
/** The label of the link to the map's page. */
const VIEW = content.pages.contact.locationCard.linkLabel;

/** Answers for the map's hosts. Gives the list of what was asked of it. */
async function answerForHost(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    ({ href }) => [map.embed, map.view].includes(href),
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<!doctype html><html lang=en><title>Map</title><main><h1>Map</h1></main>" });
    },
  );
  return asked;
}

const showButton = (page: Page) => page.getByRole("button", { name: words.map.show });
const inPage = (page: Page) => page.getByRole("main").getByRole("group", { name: words.map.title });
/** Scrolls to where the map is, or will be. */
const scrollToMap = (page: Page) => page.getByRole("heading", { name: words.map.title }).scrollIntoViewIfNeeded();
const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }));

test("CONT-01 CALL-01 the map's host gets no request until the visitor scrolls to the map; then it loads by itself, with a title", async ({
  page,
  faults,
}) => {
  const asked = await answerForHost(page);
  await openHydrated(page, "/contact");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await scrollToMap(page);
  await expect(page.getByTitle(words.map.title)).toBeVisible();
  await expect(page.locator("[data-state=shown]")).toBeVisible();
  await expect(page.getByTitle(words.map.title)).toHaveAttribute("loading", "lazy");
  await expect(page.locator("body")).toBeFocused();
  await expect(showButton(page)).toHaveCount(0);
  expect(asked).toEqual([map.embed]);
  expect(await axeViolations(page, { part: "main" })).toEqual([]);
  expect(faults).toEqual([]);
});

for (const [width, height] of [
  [1024, 1366],
  [1280, 1800],
] as const)
  test(`CALL-01 on a screen of ${width} by ${height} px the map is in view at once, and its host gets no request until the visitor scrolls`, async ({
    page,
  }) => {
    const asked = await answerForHost(page);
    await page.setViewportSize({ width, height });
    await openHydrated(page, "/contact");
    await expect(showButton(page)).toBeInViewport();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    await page.mouse.wheel(0, 60);
    await expect(page.locator("[data-state=shown]")).toBeVisible();
    expect(asked).toEqual([map.embed]);
  });

test("CALL-01 who comes to the map from further down another page has not asked for it", async ({ page }) => {
  const asked = await answerForHost(page);
  await page.setViewportSize({ width: 1280, height: 1800 });
  await openHydrated(page, "/terms");
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await menuLink(page, "/contact").click();
  await expect(showButton(page)).toBeInViewport();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await expect(showButton(page)).toBeInViewport();
  expect(asked).toEqual([]);
});

test("CONT-01 when the map loads while its button has the focus, the focus goes to the map", async ({ page, context }) => {
  await answerForHost(page);
  await openHydrated(page, "/contact");
  await context.setOffline(true);
  await showButton(page).focus();
  await expect(showButton(page)).toBeInViewport();
  await context.setOffline(false);
  await expect(page.locator("[data-state=shown]")).toBeVisible();
  await expect(inPage(page)).toBeFocused();
});

for (const moment of ["before", "after"])
  test(`CONT-01 with Save-Data there are the address and a button, which loads the map, pressed ${moment} hydration; the focus goes to it`, async ({
    page,
  }) => {
    const asked = await answerForHost(page);
    await saveData(page);
    const scripts = await holdScripts(page);
    await page.goto("/contact");
    await scrollToMap(page);
    await expect(page.getByRole("main")).toContainText(place);
    if (moment === "after") {
      scripts.release();
      await page.mouse.move(5, 5);
      await page.mouse.down();
      await hydrated(page);
      await page.mouse.up();
    }
    expect(asked).toEqual([]);
    await showButton(page).click();
    scripts.release();
    await expect(page.locator("[data-state=shown]")).toBeVisible();
    await expect(inPage(page)).toBeFocused();
    expect(asked).toEqual([map.embed]);
  });

test("CONT-01 where the code fails to load the button leads to the map's page", async ({ page }) => {
  await answerForHost(page);
  const scripts = await holdScripts(page);
  await page.goto("/contact");
  await showButton(page).click();
  scripts.fail();
  await expect(page).toHaveURL(map.view);
});

test("CONT-01 offline there are the address and a button; what fails says so and offers to try again", async ({ page, context }) => {
  const asked = await answerForHost(page);
  await openHydrated(page, "/contact");
  await context.setOffline(true);
  await scrollToMap(page);
  await expect(page.getByRole("main")).toContainText(place);
  await showButton(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(inPage(page)).toBeFocused();
  await expect(page.locator("[data-state=failed]")).toContainText(place);
  expect(await axeViolations(page, { part: "main" })).toEqual([]);
  expect(asked).toEqual([]);
  await context.setOffline(false);
  await page.getByRole("button", { name: words.map.again }).click();
  await expect(page.locator("[data-state=shown]")).toBeVisible();
  await expect(inPage(page)).toBeFocused();
});

for (const width of [390, 1280])
  test(`CONT-02 at ${width} px the map fills the whole screen, with the close button over it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await answerForHost(page);
    await openHydrated(page, "/contact");
    await page.getByRole("link", { name: VIEW }).click();
    const dialog = page.getByRole("dialog", { name: words.map.title });
    await expect(dialog.locator("[data-state=shown]")).toBeVisible();
    expect(await dialog.getByTitle(words.map.title).boundingBox()).toEqual({ x: 0, y: 0, width, height: 800 });
    await dialog.getByRole("button", { name: words.map.close }).click();
    await expect(dialog).toBeHidden();
  });

test("CONT-02 the link opens the map over the screen; Escape closes it and the focus returns to the link", async ({ page }) => {
  await answerForHost(page);
  await openHydrated(page, "/contact");
  const link = page.getByRole("link", { name: VIEW });
  await link.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: words.map.title });
  await expect(dialog.getByTitle(words.map.title)).toBeVisible();
  expect(await dialog.evaluate((element) => element.clientHeight)).toBe(page.viewportSize()?.height);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await link.click();
  await page.getByRole("button", { name: words.map.close }).click();
  await expect(dialog).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("CONT-01 the map is in the HTML as a lazy iframe, and loads", async ({ page }) => {
    const asked = await answerForHost(page);
    await page.goto("/contact");
    const iframe = page.getByTitle(words.map.title);
    await expect(iframe).toHaveAttribute("src", map.embed);
    await expect(iframe).toHaveAttribute("loading", "lazy");
    await iframe.scrollIntoViewIfNeeded();
    await expect(page.frameLocator("iframe").getByRole("heading", { name: "Map" })).toBeVisible();
    expect(asked).toEqual([map.embed]);
    await expect(showButton(page)).toBeHidden();
  });

  test("CONT-02 the link leads to the map's page", async ({ page }) => {
    await page.goto("/contact");
    await expect(page.getByRole("link", { name: VIEW })).toHaveAttribute("href", map.view);
  });
});

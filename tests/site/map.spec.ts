import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, openAlive, test } from "../support/test.ts";

const HOST = /google\.com\/maps/;

/** Answers for the map's host. Gives the list of what was asked of it. */
async function answerForHost(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(HOST, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><html lang=en><title>Map</title><main><h1>Map</h1></main>" });
  });
  return asked;
}

test("CONT-01 CALL-01 the map's host is asked for nothing until the visitor wants the map; then the page has it, with a title", async ({
  page,
}) => {
  const asked = await answerForHost(page);
  await openAlive(page, "/contact");
  await page.getByRole("button", { name: "Show the map" }).scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await expect(page.getByRole("main")).toContainText("1 Example Street, Langeberg Glen, Cape Town");
  await page.getByRole("button", { name: "Show the map" }).click();
  await expect(page.getByTitle("Where we are")).toBeVisible();
  await expect(page.locator("[data-state=shown]")).toBeVisible();
  expect(asked).toHaveLength(1);
});

test("CONT-01 offline the fallback shows the address and offers to try again", async ({ page, context }) => {
  await answerForHost(page);
  await openAlive(page, "/contact");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Show the map" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.locator("[data-state=failed]")).toContainText("1 Example Street, Langeberg Glen, Cape Town");
  expect((await new AxeBuilder({ page }).include("main").analyze()).violations).toEqual([]);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("[data-state=shown]")).toBeVisible();
});

test("CONT-02 View on Google Maps opens the map over the screen; Escape closes it and the focus returns to the link", async ({ page }) => {
  await answerForHost(page);
  await openAlive(page, "/contact");
  const link = page.getByRole("link", { name: "View on Google Maps" });
  await link.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Where we are" });
  await expect(dialog.getByTitle("Where we are")).toBeVisible();
  expect(await dialog.evaluate((element) => element.clientHeight)).toBe(page.viewportSize()?.height);
  expect((await new AxeBuilder({ page }).include("dialog[open]").analyze()).violations).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await link.click();
  await page.getByRole("button", { name: "Close map" }).click();
  await expect(dialog).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("CONT-02 the link leads to the map's page", async ({ page }) => {
    await page.goto("/contact");
    await expect(page.getByRole("link", { name: "View on Google Maps" })).toHaveAttribute("href", /^https:\/\/www\.google\.com\/maps/);
  });
});

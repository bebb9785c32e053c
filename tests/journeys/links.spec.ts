import type { Page } from "@playwright/test";
import { expect, openAlive, test } from "../support/test.ts";

const menuLink = (page: Page, name: string) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
const card = (page: Page) => page.locator("main li", { has: page.locator("a[href='/plumbing-services']") });

test("a click that asks for another tab gets one, and this page stays", async ({ page, context }) => {
  await openAlive(page, "/");
  const [tab] = await Promise.all([context.waitForEvent("page"), menuLink(page, "Services").click({ modifiers: ["ControlOrMeta"] })]);
  await expect(tab).toHaveURL("/services");
  await expect(page).toHaveURL("/");
});

test("a link to the page that is shown adds nothing to the history", async ({ page }) => {
  await openAlive(page, "/services");
  const length = await page.evaluate(() => history.length);
  await menuLink(page, "Services").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(length);
  await menuLink(page, "About us").click();
  await expect(page).toHaveURL("/aboutus");
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
});

test.describe("from one page to the next", () => {
  /** Counts the view transitions, and the elements that carry the travelling picture's name in each, before and after. */
  const watchTransitions = (page: Page) =>
    page.addInitScript(() => {
      const named = () =>
        [...document.querySelectorAll("*")].filter((each) => getComputedStyle(each).viewTransitionName === "page-picture");
      const seen: string[] = [];
      Object.assign(window, { seen });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        seen.push(`from ${named().length}`);
        const transition = start(update);
        void transition.ready.then(() => seen.push(`to ${named().length}`));
        return transition;
      };
    });
  const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

  test("a card's picture becomes its page's, and again on the way back; a plain link changes the page at once", async ({ page }) => {
    await watchTransitions(page);
    await openAlive(page, "/services");
    await card(page).getByRole("link").click();
    await expect(page).toHaveURL("/plumbing-services");
    await expect.poll(() => seen(page)).toEqual(["from 1", "to 1"]);
    await page.goBack();
    await expect(page).toHaveURL("/services");
    await expect.poll(() => seen(page)).toEqual(["from 1", "to 1", "from 1", "to 1"]);
    await menuLink(page, "About us").click();
    await expect(page).toHaveURL("/aboutus");
    expect(await seen(page)).toHaveLength(4);
  });

  test("with reduced motion nothing travels", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await watchTransitions(page);
    await openAlive(page, "/services");
    await card(page).getByRole("link").click();
    await expect(page).toHaveURL("/plumbing-services");
    expect(await seen(page)).toEqual([]);
  });
});

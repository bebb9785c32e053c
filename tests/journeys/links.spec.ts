import type { Page } from "@playwright/test";
import { content } from "../support/content.ts";
import { menuLink } from "../support/menu-link.ts";
import { noted } from "../support/noted.ts";
import { expect, openHydrated, test } from "../support/test.ts";

const card = (page: Page) => page.locator("main li", { has: page.locator("a[href='/plumbing-services']") });

test("a click that asks for another tab gets one, and this page stays", async ({ page, context }) => {
  await openHydrated(page, "/");
  const [tab] = await Promise.all([context.waitForEvent("page"), menuLink(page, "/services").click({ modifiers: ["ControlOrMeta"] })]);
  await expect(tab).toHaveURL("/services");
  await expect(page).toHaveURL("/");
});

test("a link to the page that is shown adds nothing to the history", async ({ page }) => {
  await openHydrated(page, "/services");
  const length = await page.evaluate(() => history.length);
  await menuLink(page, "/services").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(length);
  await menuLink(page, "/aboutus").click();
  await expect(page).toHaveURL("/aboutus");
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
});

test.describe("from one page to the next", () => {
  /** Notes of each view transition which page it begins on, and how many elements carry the shared element's name before and after. */
  const watchTransitions = (page: Page) =>
    page.addInitScript(() => {
      const named = () =>
        [...document.querySelectorAll("*")].filter((each) => getComputedStyle(each).viewTransitionName === "page-picture");
      const seen: string[] = [];
      Object.assign(window, { seen });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        seen.push(`${document.querySelector("h1")?.textContent}: from ${named().length}`);
        const transition = start(update);
        void transition.ready.then(() => seen.push(`to ${named().length}`));
        return transition;
      };
    });
  const seen = (page: Page) => noted<string[]>(page, "seen");

  test("a card's picture goes to its place on the card's page, which is there already, and again on the way back", async ({ page }) => {
    await watchTransitions(page);
    await openHydrated(page, "/services");
    await card(page).getByRole("link").click();
    const headline = content.services.find(({ url }) => url === "/plumbing-services")?.headline;
    const there = [`${headline}: from 1`, "to 1"];
    await expect.poll(() => seen(page)).toEqual(there);
    await page.goBack();
    await expect.poll(() => seen(page)).toEqual([...there, `${content.pages.services.heading}: from 1`, "to 1"]);
    await page.goForward();
    await expect.poll(() => seen(page)).toEqual([...there, `${content.pages.services.heading}: from 1`, "to 1", ...there]);
    await expect(page.locator("[data-transition]")).toHaveCount(0);
    await expect(page.locator("[data-page-picture]")).toBeVisible();
  });

  test("who goes on before the picture has arrived leaves nothing of it behind", async ({ page, faults }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        transition.skipTransition(); // as browsers do with one that another overtakes
        return transition;
      };
    });
    await openHydrated(page, "/services");
    await card(page).getByRole("link").click();
    await expect(page).toHaveURL("/plumbing-services");
    for (const step of [-1, 1, -1, 1, -1]) {
      await page.evaluate((by) => history.go(by), step);
      await expect(page).toHaveURL(step < 0 ? "/services" : "/plumbing-services");
    }
    await expect(page.locator("[data-transition]")).toHaveCount(0);
    await expect(card(page).locator("picture")).toBeVisible();
    expect(faults).toEqual([]);
  });

  test("a link without a picture runs no transition", async ({ page }) => {
    await watchTransitions(page);
    await openHydrated(page, "/services");
    await menuLink(page, "/aboutus").click();
    await expect(page).toHaveURL("/aboutus");
    await menuLink(page, "/contact").click();
    await expect(page).toHaveURL("/contact");
    await page.goBack();
    await expect(page.locator("[data-page-picture]")).toBeVisible();
    expect(await seen(page)).toEqual([]);
  });

  test("with reduced motion no transition runs", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await watchTransitions(page);
    await openHydrated(page, "/services");
    await card(page).getByRole("link").click();
    await expect(page).toHaveURL("/plumbing-services");
    expect(await seen(page)).toEqual([]);
  });
});

import { pageTitle } from "../../app/seo/page-title.ts";
import { business, content, menuLabel, words } from "../support/content.ts";
import { hasPages, SERVICE_PATHS } from "../support/paths.ts";
import { expect, menuLink, openHydrated, servedTest, test } from "../support/test.ts";

const USER_PAGES = "profile billing payment invoice social notification setting".split(" ").map((name) => `/user-${name}`);
const ACTIVE_ONLY = [
  ...["/team", ...USER_PAGES, "/helpcenter-guides", "/helpcenter-support", "/login", "/signup", "/forgot-password"],
  ...["/lock-screen", "/comingsoon", "/maintenance", "/404"],
];

test("NAV-04 the Pages submenu is shown as active at each of its paths, also those without a page", async ({ page, request }) => {
  test.slow(); // seventeen addresses
  await openHydrated(page, "/services");
  const active = page.locator("header summary[data-on]");
  for (const path of ACTIVE_ONLY) {
    await page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
    await expect(active, path).toHaveCount(2);
    await page.goBack();
    await expect(active).toHaveCount(0);
    expect((await request.get(path)).status(), path).toBe(hasPages(path) ? 200 : 404);
  }
});

servedTest("NAV-01 NAV-05 the header's call, and the footer's Company links, call to action and own phone number", async ({ page }) => {
  await page.goto("/");
  const { phone, footerPhone } = content.business;
  await expect(page.locator("header a[href^='tel:']").first()).toHaveText(`${phone.display} ${words.navigation.call}`);
  const footer = page.getByRole("contentinfo");
  const company = footer.getByRole("navigation", { name: words.footer.company.heading }).getByRole("link");
  const { links } = words.footer.company;
  await expect(company).toHaveText(links.map(({ label }) => label));
  expect(await company.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(links.map(({ link }) => link));
  await expect(footer.getByRole("link", { name: words.footer.visit.contactLabel })).toHaveAttribute("href", "/contact");
  await expect(footer.locator("a[href^='tel:']")).toHaveAttribute("href", (footerPhone ?? phone).href);
});

servedTest("NAV-03 the menu of a phone opens without JavaScript, and leads to every page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const menu = page.locator("header nav").last();
  await expect(menu).toBeHidden();
  await page.locator("header summary", { hasText: words.navigation.open }).click();
  await expect(menu.getByRole("link", { name: menuLabel("/services") })).toBeVisible();
  await menu.locator("summary").click();
  await menu.getByRole("link", { name: menuLabel("/privacy") }).click();
  await expect(page).toHaveURL("/privacy");
});

test("NAV-08 a link changes the page, focus and title without a document, and Back too; no reporter comes", async ({ page, faults }) => {
  const scripts: string[] = [];
  page.on("request", (request) => void (request.resourceType() === "script" && scripts.push(request.url())));
  await openHydrated(page, "/");
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
  await menuLink(page, "/services").click();
  await expect(page.locator("h1")).toHaveText(content.pages.services.heading);
  await expect(page).toHaveTitle(pageTitle({ ...content.pages.services, path: "/services" }, business));
  await expect(page.locator("main")).toBeFocused();
  const service = SERVICE_PATHS.at(-1) ?? "";
  await page.locator(`main a[href='${service}']`).first().click();
  await expect(page).toHaveURL(service);
  await expect(page.locator("head title")).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL("/services");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await page.waitForLoadState("networkidle");
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => url.includes("vitals"))).toEqual([]);
  expect(faults).toEqual([]);
});

import { expect, openAlive, test } from "../support/test.ts";

const isStuck = (page: import("@playwright/test").Page) => page.locator("header[data-stuck]");
const scrollTo = (page: import("@playwright/test").Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);

/** A page of each kind that the bar must stick on. */
const KINDS = ["/", "/services", "/plumbing-services", "/tv-mounting-blog", "/blog-detail/2", "/terms", "/contact", "/no-such-page"];

for (const path of KINDS) {
  test(`NAV-02 CONST-01 the bar sticks past 50 px: at 50 off, at 51 on, back at 50 off: ${path}`, async ({ page }) => {
    await openAlive(page, path);
    await scrollTo(page, 50);
    await expect(isStuck(page)).toHaveCount(0);
    await scrollTo(page, 51);
    await expect(isStuck(page)).toHaveCount(1);
    await scrollTo(page, 900);
    await expect(page.locator("header")).toBeInViewport();
    await expect.poll(() => page.locator("header").evaluate((header) => Math.round(header.getBoundingClientRect().top))).toBe(0);
    await scrollTo(page, 50);
    await expect(isStuck(page)).toHaveCount(0);
  });
}

test("NAV-06 CONST-01 back to top shows past 300 px: at 300 hidden, at 301 shown, and leads up", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAlive(page, "/");
  const button = page.getByRole("button", { name: "Back to top" });
  await scrollTo(page, 300);
  await expect(button).toBeHidden();
  await scrollTo(page, 301);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

for (const [name, attribute, value] of [
  ["Dark theme", "data-theme", "dark"],
  ["Right to left", "dir", "rtl"],
] as const) {
  test(`NAV-06 the choice of ${name} lasts across pages and visits, and a reload shows no flash`, async ({ page, context, faults }) => {
    await openAlive(page, "/");
    const button = page.getByRole("complementary", { name: "Display" }).getByRole("button", { name });
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await button.click();
    await expect(page.locator("html")).toHaveAttribute(attribute, value);
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await page.locator("header").getByRole("link", { name: "Services" }).first().click();
    await expect(page).toHaveURL(/\/services$/);
    await expect(page.locator("html")).toHaveAttribute(attribute, value);

    const visit = await context.newPage();
    await visit.addInitScript(
      ([watched]) => {
        const seen: (string | null)[] = [];
        Object.assign(window, { seen });
        const note = () => {
          if (document.body) seen.push(document.documentElement.getAttribute(watched ?? ""));
          if (seen.length < 5) requestAnimationFrame(note);
        };
        requestAnimationFrame(note);
      },
      [attribute],
    );
    await visit.goto("/contact");
    await expect.poll(() => visit.evaluate(() => (window as unknown as { seen: string[] }).seen.length)).toBeGreaterThan(4);
    expect(new Set(await visit.evaluate(() => (window as unknown as { seen: string[] }).seen))).toEqual(new Set([value]));
    expect(faults).toEqual([]);
  });
}

test("NAV-06 the theme follows the system until one is chosen", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openAlive(page, "/");
  const ground = () => page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  const dark = await ground();
  await page.emulateMedia({ colorScheme: "light" });
  expect(await ground()).not.toBe(dark);
  await page.getByRole("complementary", { name: "Display" }).getByRole("button", { name: "Dark theme" }).click();
  await expect.poll(ground).toBe(dark);
});

test("NAV-06 what is stored and is no theme or direction changes nothing", async ({ page, faults }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const look = () =>
    page.locator("html").evaluate((html) => {
      const { colorScheme, direction } = getComputedStyle(html);
      const { filter } = getComputedStyle(document.querySelector("main img") as Element);
      return [colorScheme, direction, filter, getComputedStyle(document.body).backgroundColor];
    });
  await openAlive(page, "/");
  const system = await look();
  expect(system).toContain("brightness(0.82) saturate(0.92)");
  await page.evaluate(() => Object.assign(localStorage, { theme: "banana", direction: "up" }));
  await page.reload();
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  expect(await look()).toEqual(system);
  const controls = page.getByRole("complementary", { name: "Display" });
  await expect(controls.getByRole("button", { name: "Dark theme" })).toHaveAttribute("aria-pressed", "true");
  expect(faults).toEqual([]);
});

test("NAV-06 without storage the switches still work, for this page", async ({ page, faults }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await openAlive(page, "/");
  await page.getByRole("complementary", { name: "Display" }).getByRole("button", { name: "Dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(faults).toEqual([]);
});

test("NAV-07 in RTL the layout is mirrored, and the chat button stays at the bottom right", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("direction", "rtl"));
  await openAlive(page, "/services");
  const middle = async (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return (left + right) / 2 / window.innerWidth;
      });
  expect(await middle("header a")).toBeGreaterThan(0.5);
  expect(await middle("nav ol")).toBeGreaterThan(0.5);
  const chat = await page.getByRole("button", { name: /^Chat with us/ }).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(chat).toMatchObject({ x: width - 70, y: height - 70, width: 60, height: 60 });
});

test.describe("NAV-03 the menu of a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("opens and closes, keeps the focus, and Escape returns it", async ({ page }) => {
    await openAlive(page, "/");
    const toggle = page.locator("header details > summary").last().locator("xpath=ancestor::details[last()]/summary");
    const menu = page.locator("header nav").last();
    await toggle.focus();
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press("Tab");
      expect(
        await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest("header") !== null),
      ).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await expect(page.locator("main")).not.toHaveAttribute("inert");
  });

  test("closes on navigation", async ({ page, faults }) => {
    await openAlive(page, "/");
    await page.locator("header summary", { hasText: "Open menu" }).click();
    await page.locator("header nav").last().getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL(/\/blogs$/);
    await expect(page.locator("header nav").last()).toBeHidden();
    await expect(page.locator("main")).not.toHaveAttribute("inert");
    expect(faults).toEqual([]);
  });

  test("closes with a tap on the link of the page that is shown", async ({ page }) => {
    await openAlive(page, "/services");
    await page.locator("header summary", { hasText: "Open menu" }).click();
    const menu = page.locator("header nav").last();
    await menu.getByRole("link", { name: "Services" }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL("/services");
    await expect(page.locator("main")).not.toHaveAttribute("inert");
  });

  test("closes when the window grows so wide that the row of links takes its place", async ({ page }) => {
    await openAlive(page, "/services");
    await page.locator("header summary", { hasText: "Open menu" }).click();
    await expect(page.locator("main")).toHaveAttribute("inert");
    await page.setViewportSize({ width: 1200, height: 844 });
    await expect(page.locator("main")).not.toHaveAttribute("inert");
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator("header nav").last()).toBeHidden();
  });

  test("never keeps a wide window from scrolling, also without JavaScript", async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, ...(baseURL && { baseURL }) });
    await page.goto("/services");
    await page.locator("header summary", { hasText: "Open menu" }).click();
    await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
    await page.setViewportSize({ width: 1200, height: 844 });
    await expect(page.locator("html")).toHaveCSS("overflow", "visible");
    await expect(page.locator("header")).toHaveCSS("position", "relative");
    await page.close();
  });

  test("shows the submenu open that holds the current page", async ({ page }) => {
    await openAlive(page, "/terms");
    await page.locator("header summary", { hasText: "Open menu" }).click();
    await expect(page.locator("header nav").last().getByRole("link", { name: "Terms of Service" })).toBeVisible();
    await openAlive(page, "/services");
    await page.locator("header summary", { hasText: "Open menu" }).click();
    await expect(page.locator("header nav").last().getByRole("link", { name: "Terms of Service" })).toBeHidden();
  });
});

test("NAV-03 the submenu on wide screens closes with Escape, a click beside it, and the focus leaving", async ({ page }) => {
  await openAlive(page, "/");
  const submenu = page.locator("header nav").first().locator("details");
  const summary = submenu.locator("summary");
  await summary.click();
  await expect(submenu).toHaveAttribute("open");
  await page.keyboard.press("Escape");
  await expect(submenu).not.toHaveAttribute("open");
  await expect(summary).toBeFocused();
  await summary.click();
  await page.locator("main h1").click();
  await expect(submenu).not.toHaveAttribute("open");
  await summary.focus();
  await page.keyboard.press("Enter");
  for (let press = 0; press < 5; press++) await page.keyboard.press("Tab");
  await expect(submenu).not.toHaveAttribute("open");
});

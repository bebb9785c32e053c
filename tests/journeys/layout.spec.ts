/** What floats over and around every page: the bar, its menus, the controls; theme and direction. */
import type { Locator, Page } from "@playwright/test";
import { content, menuLabel, words } from "../support/content.ts";
import { menuLink } from "../support/menu-link.ts";
import { noted } from "../support/noted.ts";
import { expect, openHydrated, servedTest, test } from "../support/test.ts";

const { business } = content;

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
const isStuck = (page: Page) => page.locator("header[data-stuck]");
const controls = (page: Page) => page.getByRole("complementary", { name: words.controls.name });
const control = (page: Page, name: string) => controls(page).getByRole("button", { name });
const chatButton = (page: Page) => page.getByRole("button", { name: words.chat.open });
const setDirection = (page: Page, direction: string) => page.addInitScript((dir) => localStorage.setItem("direction", dir), direction);

for (const path of ["/", "/services", "/plumbing-services", "/tv-mounting-blog", "/terms", "/no-such-page"])
  test(`NAV-02 CONST-01 the bar of ${path} sticks past 50 px: at 50 off, at 51 on, back at 50 off`, async ({ page }) => {
    await openHydrated(page, path);
    await scrollTo(page, 50);
    await expect(isStuck(page)).toHaveCount(0);
    await scrollTo(page, 51);
    await expect(isStuck(page)).toHaveCount(1);
    await scrollTo(page, 900);
    await expect.poll(() => page.locator("header").evaluate((header) => Math.round(header.getBoundingClientRect().top))).toBe(0);
    await scrollTo(page, 50);
    await expect(isStuck(page)).toHaveCount(0);
  });

test.describe("NAV-06 back to top", () => {
  test.use({ hasTouch: true });

  test("CONST-01 shows past 300 px: at 300 hidden, at 301 shown; with reduced motion it leads up at once", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHydrated(page, "/");
    await scrollTo(page, 300);
    await expect(control(page, words.controls.top)).toBeHidden();
    await scrollTo(page, 301);
    await control(page, words.controls.top).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(control(page, words.controls.top)).toBeHidden();
  });

  for (const [means, press] of [
    ["mouse", (button) => button.click()],
    ["keyboard", (button) => button.press("Enter")],
    ["touch", (button) => button.tap()],
  ] as [string, (button: Locator) => Promise<void>][])
    test(`ends at 0 by ${means}, with the focus at the page's beginning`, async ({ page }) => {
      await openHydrated(page, "/services");
      await scrollTo(page, 1500);
      await press(control(page, words.controls.top));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(page.getByRole("main")).toBeFocused();
    });
});

test("NAV-06 the theme and direction controls are in view at every width and scroll position, 44 px each", async ({ page }) => {
  await openHydrated(page, "/");
  for (const width of [320, 360, 768, 960, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const y of [0, 51, 900]) {
      await scrollTo(page, y);
      for (const name of [words.controls.dark, words.controls.direction]) {
        await expect(control(page, name)).toBeInViewport({ ratio: 1 });
        const { width: breadth = 0, height = 0 } = (await control(page, name).boundingBox()) ?? {};
        expect(Math.min(breadth, height), `${name} at ${width} px, scrolled to ${y} px`).toBeGreaterThanOrEqual(44);
      }
    }
  }
});

for (const direction of ["ltr", "rtl"])
  test(`NAV-06 CHAT-01 below 992 px a bar at the screen's foot has the controls, the phone and the chat, in ${direction}`, async ({
    page,
  }) => {
    await setDirection(page, direction);
    await openHydrated(page, "/services");
    for (const [width, height] of [
      [320, 568],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      await scrollTo(page, 900);
      await expect(control(page, words.controls.top)).toBeVisible();
      expect(await controls(page).boundingBox()).toEqual({ x: 0, y: height - 80, width, height: 80 });
      const call = controls(page).getByRole("link");
      await expect(call).toHaveAttribute("href", business.phone.href);
      const [calling, chat] = [await call.boundingBox(), await chatButton(page).boundingBox()];
      expect((calling?.x ?? 0) + (calling?.width ?? 0)).toBeLessThan(chat?.x ?? 0);
      for (const part of [...(await controls(page).getByRole("button").all()), call, chatButton(page)])
        expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(height - 80);
      // What is below the bar cannot be read through it, and the page's end can be scrolled above it.
      await expect(controls(page)).toHaveCSS("background-color", /^(rgb\(|color\(srgb [\d. ]+\))/);
      await scrollTo(page, 1e6);
      const { y = 0, height: footer = 0 } = (await page.getByRole("contentinfo").boundingBox()) ?? {};
      expect(Math.round(y + footer)).toBeLessThanOrEqual(height - 80);
    }
  });

servedTest("NAV-06 without JavaScript the bar has its button that calls, and no control that would do nothing", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/services");
  await expect(controls(page).getByRole("link")).toHaveAttribute("href", business.phone.href);
  await expect(controls(page).getByRole("button")).toHaveCount(0);
});

test("HOME-02 on a phone of any height the first view has the whole button to the chat", async ({ page }) => {
  await openHydrated(page, "/");
  for (const height of [640, 740, 844]) {
    await page.setViewportSize({ width: 360, height });
    const { y = 0, height: size = 0 } = (await page.getByRole("main").getByRole("link").first().boundingBox()) ?? {};
    expect(y + size, `${height} px high`).toBeLessThanOrEqual(height - 80);
  }
});

for (const [name, attribute, value] of [
  [words.controls.dark, "data-theme", "dark"],
  [words.controls.direction, "dir", "rtl"],
] as const)
  test(`NAV-06 the choice of ${name} lasts across pages, visits and tabs, and a load shows no flash`, async ({ page, context }) => {
    await openHydrated(page, "/");
    const other = await context.newPage();
    await openHydrated(other, "/terms");
    await expect(control(page, name)).toHaveAttribute("aria-pressed", "false");
    await control(page, name).click();
    await expect(page.locator("html")).toHaveAttribute(attribute, value);
    await expect(control(page, name)).toHaveAttribute("aria-pressed", "true");
    await expect(control(other, name)).toHaveAttribute("aria-pressed", "true");
    await menuLink(page, "/services").click();
    await expect(page).toHaveURL("/services");
    await expect(page.locator("html")).toHaveAttribute(attribute, value);

    const visit = await context.newPage();
    await visit.addInitScript((watched) => {
      const seen: (string | null)[] = [];
      Object.assign(window, { seen });
      const note = () => {
        if (document.body) seen.push(document.documentElement.getAttribute(watched));
        if (seen.length < 5) requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    }, attribute);
    await visit.goto("/contact");
    const seen = () => noted<(string | null)[]>(visit, "seen");
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(4);
    expect(new Set(await seen())).toEqual(new Set([value]));
  });

test("NAV-06 the theme follows the system until one is chosen; what is stored and is no theme changes nothing", async ({ page }) => {
  const background = () => page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  await page.addInitScript(() => {
    if (!localStorage.theme) Object.assign(localStorage, { theme: "banana", direction: "up" });
  });
  await page.emulateMedia({ colorScheme: "dark" });
  await openHydrated(page, "/");
  const dark = await background();
  await expect(control(page, words.controls.dark)).toHaveAttribute("aria-pressed", "true");
  await page.emulateMedia({ colorScheme: "light" });
  expect(await background()).not.toBe(dark);
  await control(page, words.controls.dark).click();
  await expect.poll(background).toBe(dark);
});

test("NAV-07 in RTL the layout is mirrored, and the chat button stays at the bottom right", async ({ page }) => {
  await setDirection(page, "rtl");
  await openHydrated(page, "/services");
  const isOnTheRight = (part: Locator) =>
    part.evaluate((element) => element.getBoundingClientRect().left + element.getBoundingClientRect().right > window.innerWidth);
  expect(await isOnTheRight(page.locator("header a").first())).toBe(true);
  expect(await isOnTheRight(page.locator("nav ol > li").first())).toBe(true);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await chatButton(page).boundingBox()).toMatchObject({ x: width - 70, y: height - 70, width: 60, height: 60 });
});

test.describe("NAV-03 the menu of a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const toggle = (page: Page) => page.locator("header summary", { hasText: words.navigation.open });
  const menu = (page: Page) => page.locator("header nav").last();

  test("opens and closes, keeps the focus, and Escape returns it", async ({ page }) => {
    await openHydrated(page, "/");
    await toggle(page).press("Enter");
    await expect(menu(page)).toBeVisible();
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press("Tab");
      const isInside = await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest("header"));
      expect(Boolean(isInside)).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(page.locator("main")).not.toHaveAttribute("inert");
  });

  for (const direction of ["ltr", "rtl"])
    test(`covers the floating controls and the chat, in ${direction}`, async ({ page }) => {
      await setDirection(page, direction);
      await openHydrated(page, "/services");
      await scrollTo(page, 400);
      await toggle(page).click();
      const { x, y, width, height } = (await menu(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const strangers = await menu(page).evaluate(
        (element, [left, above, right, below]) => {
          for (const part of document.querySelectorAll<HTMLElement>("[inert]")) part.inert = false; // elementFromPoint passes over it
          const found = new Set<string>();
          for (let across = left; across < right; across += 10)
            for (let down = above; down < below; down += 10) {
              const hit = document.elementFromPoint(across, down);
              if (hit && !element.contains(hit)) found.add(hit.outerHTML.slice(0, 80));
            }
          return [...found];
        },
        [x + 1, y + 1, x + width, Math.min(y + height, 844)] as const,
      );
      expect(strangers).toEqual([]);
    });

  for (const path of ["/blogs", "/services"])
    test(`closes with a tap on a link, ${path === "/services" ? "also that of the page that is shown" : "on navigation"}`, async ({
      page,
    }) => {
      await openHydrated(page, "/services");
      await toggle(page).click();
      await menu(page)
        .getByRole("link", { name: menuLabel(path) })
        .click();
      await expect(page).toHaveURL(path);
      await expect(menu(page)).toBeHidden();
      await expect(page.locator("main")).not.toHaveAttribute("inert");
    });

  test("closes when the window grows so wide that the row of links takes its place", async ({ page }) => {
    await openHydrated(page, "/services");
    await toggle(page).click();
    await expect(page.locator("main")).toHaveAttribute("inert");
    await page.setViewportSize({ width: 1200, height: 844 });
    await expect(page.locator("main")).not.toHaveAttribute("inert");
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(menu(page)).toBeHidden();
  });

  servedTest("never keeps a wide window from scrolling, also without JavaScript", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/services");
    await toggle(page).click();
    await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
    await page.setViewportSize({ width: 1200, height: 844 });
    await expect(page.locator("html")).toHaveCSS("overflow", "visible");
  });

  test("shows the submenu open that holds the current page", async ({ page }) => {
    const terms = menu(page).getByRole("link", { name: menuLabel("/terms") });
    await openHydrated(page, "/terms");
    await toggle(page).click();
    await expect(terms).toBeVisible();
    await openHydrated(page, "/services");
    await toggle(page).click();
    await expect(terms).toBeHidden();
  });
});

test("NAV-03 the submenu on wide screens closes with Escape, a click beside it, and the focus leaving", async ({ page }) => {
  await openHydrated(page, "/");
  const submenu = page.locator("header nav").first().locator("details");
  const summary = submenu.locator("summary");
  await summary.click();
  await page.keyboard.press("Escape");
  await expect(submenu).not.toHaveAttribute("open");
  await expect(summary).toBeFocused();
  await summary.click();
  await page.locator("main h1").click();
  await expect(submenu).not.toHaveAttribute("open");
  await summary.press("Enter");
  await expect(submenu).toHaveAttribute("open");
  for (let press = 0; press < 5; press++) await page.keyboard.press("Tab");
  await expect(submenu).not.toHaveAttribute("open");
});

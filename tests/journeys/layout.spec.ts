import { content, menuLabel, words } from "../support/content.ts";
import { menuLink } from "../support/menu-link.ts";
import { noted } from "../support/noted.ts";
import { expect, openHydrated, servedTest, test } from "../support/test.ts";

const { business } = content;

const isStuck = (page: import("@playwright/test").Page) => page.locator("header[data-stuck]");
const scrollTo = (page: import("@playwright/test").Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);

/** A page of each kind that the bar must stick on. */
const KINDS = ["/", "/services", "/plumbing-services", "/tv-mounting-blog", "/blog-detail/2", "/terms", "/contact", "/no-such-page"];

test("NAV-02 CONST-01 on every kind of page the bar sticks past 50 px: at 50 off, at 51 on, back at 50 off", async ({ page }) => {
  test.slow(); // eight pages
  for (const path of KINDS)
    await test.step(path, async () => {
      await openHydrated(page, path);
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
});

test("NAV-06 CONST-01 back to top shows past 300 px: at 300 hidden, at 301 shown; with reduced motion it leads up at once", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/");
  const button = page.getByRole("button", { name: words.controls.top });
  await scrollTo(page, 300);
  await expect(button).toBeHidden();
  await scrollTo(page, 301);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test.describe("NAV-06 back to top", () => {
  test.use({ hasTouch: true });

  for (const start of [1500, 301])
    for (const [means, press] of [
      ["mouse", (button) => button.click()],
      ["keyboard", (button) => button.press("Enter")],
      ["touch", (button) => button.tap()],
    ] as [string, (button: import("@playwright/test").Locator) => Promise<void>][])
      test(`ends at 0 from ${start} px by ${means}, and the focus at the page's beginning`, async ({ page }) => {
        await openHydrated(page, "/services");
        await scrollTo(page, start);
        await press(page.getByRole("button", { name: words.controls.top }));
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
        await expect(page.getByRole("main")).toBeFocused();
        await expect(page.getByRole("button", { name: words.controls.top })).toBeHidden();
      });
});

test("NAV-06 from 320 to 1280 px the theme and direction controls are there from the start and when scrolled, 44 px each", async ({
  page,
}) => {
  await openHydrated(page, "/");
  for (const width of [320, 360, 640, 768, 960, 1152, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const y of [0, 50, 51, 900]) {
      await scrollTo(page, y);
      for (const name of [words.controls.dark, words.controls.direction]) {
        const control = page.getByRole("button", { name });
        await expect(control).toHaveCount(1);
        await expect(control).toBeInViewport({ ratio: 1 });
        const { width: breadth = 0, height = 0 } = (await control.boundingBox()) ?? {};
        expect(Math.min(breadth, height), `${name} at ${width} px, scrolled to ${y} px`).toBeGreaterThanOrEqual(44);
      }
    }
    await scrollTo(page, 0);
    await expect(isStuck(page)).toHaveCount(0);
    const theme = await page.locator("html").getAttribute("data-theme");
    await page.getByRole("button", { name: words.controls.dark }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme === "dark" ? "light" : "dark");
  }
});

const controls = (page: import("@playwright/test").Page) => page.getByRole("complementary", { name: words.controls.name });

test("NAV-06 CHAT-01 below 992 px the controls and the chat's button are in a bar at the screen's foot, which covers nothing for good", async ({
  page,
}) => {
  await openHydrated(page, "/services");
  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [768, 1024],
  ] as const)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      await scrollTo(page, 900);
      await expect(controls(page).getByRole("button", { name: words.controls.top })).toBeVisible();
      const bar = await controls(page).boundingBox();
      expect(bar).toEqual({ x: 0, y: height - 80, width, height: 80 });
      const parts = [...(await controls(page).getByRole("button").all()), page.getByRole("button", { name: words.chat.open })];
      expect(parts).toHaveLength(4);
      for (const part of parts) {
        const { y = 0, height: size = 0 } = (await part.boundingBox()) ?? {};
        expect(y).toBeGreaterThanOrEqual(height - 80);
        expect(y + size).toBeLessThanOrEqual(height);
      }
      // What is below the bar cannot be read through it, and the page's end can be scrolled above it.
      await expect(controls(page)).toHaveCSS("background-color", /^(rgb\(|color\(srgb [\d. ]+\))/);
      await scrollTo(page, 1e6);
      const { y = 0, height: footer = 0 } = (await page.getByRole("contentinfo").boundingBox()) ?? {};
      expect(Math.round(y + footer)).toBeLessThanOrEqual(height - 80);
    });
});

for (const direction of ["ltr", "rtl"] as const)
  test(`NAV-06 at 320 and 768 px the bar's button calls from wherever the page is scrolled, in ${direction}`, async ({ page }) => {
    await page.addInitScript((dir) => localStorage.setItem("direction", dir), direction);
    await openHydrated(page, "/");
    const call = controls(page).getByRole("link");
    const chat = page.getByRole("button", { name: words.chat.open });
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 568 });
      for (const y of [0, 400, 1e6]) {
        await scrollTo(page, y);
        await expect(call).toBeInViewport({ ratio: 1 });
        await expect(call).toHaveAttribute("href", business.phone.href);
        const [mine, its] = [await call.boundingBox(), await chat.boundingBox()];
        expect((mine?.x ?? 0) + (mine?.width ?? 0), `${width} px, scrolled to ${y} px`).toBeLessThan(its?.x ?? 0);
        expect(mine?.height).toBe(44);
      }
    }
  });

servedTest("NAV-06 without JavaScript the bar has its button that calls, and no control that would do nothing", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/services");
  await expect(controls(page).getByRole("link")).toHaveAttribute("href", business.phone.href);
  await expect(controls(page).getByRole("button")).toHaveCount(0);
});

test("HOME-02 on a phone of any height the first view has the whole button to the services", async ({ page }) => {
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
] as const) {
  test(`NAV-06 the choice of ${name} lasts across pages and visits, and a reload shows no flash`, async ({ page, context, faults }) => {
    await openHydrated(page, "/");
    const button = page.getByRole("complementary", { name: words.controls.name }).getByRole("button", { name });
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await button.click();
    await expect(page.locator("html")).toHaveAttribute(attribute, value);
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await menuLink(page, "/services").click();
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
    const seen = () => noted<(string | null)[]>(visit, "seen");
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(4);
    expect(new Set(await seen())).toEqual(new Set([value]));
    expect(faults).toEqual([]);
  });
}

test("NAV-06 the theme follows the system until one is chosen", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openHydrated(page, "/");
  const background = () => page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  const dark = await background();
  await page.emulateMedia({ colorScheme: "light" });
  expect(await background()).not.toBe(dark);
  await page.getByRole("complementary", { name: words.controls.name }).getByRole("button", { name: words.controls.dark }).click();
  await expect.poll(background).toBe(dark);
});

test("NAV-06 what is stored and is no theme or direction changes nothing", async ({ page, faults }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const look = () =>
    page.locator("html").evaluate((html) => {
      const { colorScheme, direction } = getComputedStyle(html);
      const { filter } = getComputedStyle(document.querySelector("main img") as Element);
      return [colorScheme, direction, filter, getComputedStyle(document.body).backgroundColor];
    });
  await openHydrated(page, "/aboutus");
  const system = await look();
  expect(system).toContain("brightness(0.82) saturate(0.92)");
  await page.evaluate(() => Object.assign(localStorage, { theme: "banana", direction: "up" }));
  await page.reload();
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  expect(await look()).toEqual(system);
  await expect(controls(page).getByRole("button", { name: words.controls.dark })).toHaveAttribute("aria-pressed", "true");
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
  await openHydrated(page, "/");
  await page.getByRole("complementary", { name: words.controls.name }).getByRole("button", { name: words.controls.dark }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(faults).toEqual([]);
});

test("NAV-07 in RTL the layout is mirrored, and the chat button stays at the bottom right", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("direction", "rtl"));
  await openHydrated(page, "/services");
  const middle = async (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return (left + right) / 2 / window.innerWidth;
      });
  expect(await middle("header a")).toBeGreaterThan(0.5);
  expect(await middle("nav ol > li")).toBeGreaterThan(0.5);
  const chat = await page.getByRole("button", { name: words.chat.open }).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(chat).toMatchObject({ x: width - 70, y: height - 70, width: 60, height: 60 });
});

test.describe("NAV-03 the menu of a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("opens and closes, keeps the focus, and Escape returns it", async ({ page }) => {
    await openHydrated(page, "/");
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

  for (const [y, direction] of [
    [0, "ltr"],
    [400, "ltr"],
    [400, "rtl"],
  ] as const)
    test(`covers the floating controls and the chat, in ${direction} at ${y} px`, async ({ page }) => {
      await page.addInitScript((dir) => localStorage.setItem("direction", dir), direction);
      await openHydrated(page, "/services");
      await scrollTo(page, y);
      await page.locator("header summary", { hasText: words.navigation.open }).click();
      const menu = page.locator("header nav").last();
      const { x, y: top, width, height } = (await menu.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const strangers = await menu.evaluate(
        (element, [left, above, right, below]) => {
          const found = new Set<string>();
          for (const part of document.querySelectorAll<HTMLElement>("[inert]")) part.inert = false; // elementFromPoint passes over it
          for (let across = left; across < right; across += 10)
            for (let down = above; down < below; down += 10) {
              const hit = document.elementFromPoint(across, down);
              if (hit && !element.contains(hit)) found.add(hit.outerHTML.slice(0, 80));
            }
          return [...found];
        },
        [x + 1, top + 1, x + width, Math.min(top + height, 844)] as const,
      );
      expect(strangers).toEqual([]);
    });

  test("closes on navigation", async ({ page, faults }) => {
    await openHydrated(page, "/");
    await page.locator("header summary", { hasText: words.navigation.open }).click();
    await page
      .locator("header nav")
      .last()
      .getByRole("link", { name: menuLabel("/blogs") })
      .click();
    await expect(page).toHaveURL(/\/blogs$/);
    await expect(page.locator("header nav").last()).toBeHidden();
    await expect(page.locator("main")).not.toHaveAttribute("inert");
    expect(faults).toEqual([]);
  });

  test("closes with a tap on the link of the page that is shown", async ({ page }) => {
    await openHydrated(page, "/services");
    await page.locator("header summary", { hasText: words.navigation.open }).click();
    const menu = page.locator("header nav").last();
    await menu.getByRole("link", { name: menuLabel("/services") }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL("/services");
    await expect(page.locator("main")).not.toHaveAttribute("inert");
  });

  test("closes when the window grows so wide that the row of links takes its place", async ({ page }) => {
    await openHydrated(page, "/services");
    await page.locator("header summary", { hasText: words.navigation.open }).click();
    await expect(page.locator("main")).toHaveAttribute("inert");
    await page.setViewportSize({ width: 1200, height: 844 });
    await expect(page.locator("main")).not.toHaveAttribute("inert");
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator("header nav").last()).toBeHidden();
  });

  servedTest("never keeps a wide window from scrolling, also without JavaScript", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/services");
    await page.locator("header summary", { hasText: words.navigation.open }).click();
    await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
    await page.setViewportSize({ width: 1200, height: 844 });
    await expect(page.locator("html")).toHaveCSS("overflow", "visible");
    await expect(page.locator("header")).toHaveCSS("position", "relative");
  });

  test("shows the submenu open that holds the current page", async ({ page }) => {
    const toggle = page.locator("header summary", { hasText: words.navigation.open });
    const menu = page.locator("header nav").last();
    const terms = menu.getByRole("link", { name: menuLabel("/terms") });
    await openHydrated(page, "/terms");
    await toggle.click();
    await expect(terms).toBeVisible();
    await openHydrated(page, "/services");
    await toggle.click();
    await expect(terms).toBeHidden();
  });
});

test("NAV-03 the submenu on wide screens closes with Escape, a click beside it, and the focus leaving", async ({ page }) => {
  await openHydrated(page, "/");
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

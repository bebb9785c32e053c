import { words } from "../support/content.ts";
import { expect, openHydrated, test } from "../support/test.ts";

const isStuck = (page: import("@playwright/test").Page) => page.locator("header[data-stuck]");
const scrollTo = (page: import("@playwright/test").Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);

/** A page of each kind that the bar must stick on. */
const KINDS = ["/", "/services", "/plumbing-services", "/tv-mounting-blog", "/blog-detail/2", "/terms", "/contact", "/no-such-page"];

for (const path of KINDS) {
  test(`NAV-02 CONST-01 the bar sticks past 50 px: at 50 off, at 51 on, back at 50 off: ${path}`, async ({ page }) => {
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
}

test("NAV-06 CONST-01 back to top shows past 300 px: at 300 hidden, at 301 shown; with reduced motion it leads up at once", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/");
  const button = page.getByRole("button", { name: "Back to top" });
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

for (const width of [320, 360, 640, 768, 960, 1152, 1280])
  test(`NAV-06 at ${width} px the theme and direction controls are there from the start and when scrolled, 44 px each`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await openHydrated(page, "/");
    for (const y of [0, 50, 51, 900]) {
      await scrollTo(page, y);
      for (const name of [words.controls.dark, words.controls.direction]) {
        const control = page.getByRole("button", { name });
        await expect(control).toHaveCount(1);
        await expect(control).toBeInViewport({ ratio: 1 });
        const { width: breadth = 0, height = 0 } = (await control.boundingBox()) ?? {};
        expect(Math.min(breadth, height), `${name} at ${y} px`).toBeGreaterThanOrEqual(44);
      }
    }
    await scrollTo(page, 0);
    await expect(isStuck(page)).toHaveCount(0);
    await page.getByRole("button", { name: words.controls.dark }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

for (const path of ["/", "/services", "/contact", "/terms"])
  test(`NAV-06 at 360 px the controls cover no words and no link of the first view: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openHydrated(page, path);
    const covered = await page.getByRole("button", { name: words.controls.dark }).evaluate((control) => {
      const group = (control.parentElement as Element).getBoundingClientRect();
      const isUnder = ({ left, right, top, bottom }: DOMRect) =>
        left < group.right && right > group.left && top < group.bottom && bottom > group.top;
      const texts = document.createTreeWalker(document.querySelector("#root") as Element, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const { parentElement } = texts.currentNode;
        if (parentElement?.checkVisibility({ visibilityProperty: true }) && [...range.getClientRects()].some(isUnder))
          found.push(parentElement.outerHTML.slice(0, 80));
      }
      for (const target of document.querySelectorAll("a, button, summary"))
        if (!control.parentElement?.contains(target) && target.checkVisibility({ visibilityProperty: true }))
          if (isUnder(target.getBoundingClientRect())) found.push(target.outerHTML.slice(0, 80));
      return found;
    });
    expect(covered).toEqual([]);
  });

for (const [name, attribute, value] of [
  ["Dark theme", "data-theme", "dark"],
  ["Right to left", "dir", "rtl"],
] as const) {
  test(`NAV-06 the choice of ${name} lasts across pages and visits, and a reload shows no flash`, async ({ page, context, faults }) => {
    await openHydrated(page, "/");
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
  await openHydrated(page, "/");
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
  await openHydrated(page, "/");
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
  await openHydrated(page, "/");
  await page.getByRole("complementary", { name: "Display" }).getByRole("button", { name: "Dark theme" }).click();
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
  expect(await middle("nav ol")).toBeGreaterThan(0.5);
  const chat = await page.getByRole("button", { name: /^Chat with us/ }).boundingBox();
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
    test(`covers the floating controls and the chat, in ${direction} at ${y} px, where a browser knows neither :has() nor scripting`, async ({
      page,
    }) => {
      await page.addInitScript((dir) => localStorage.setItem("direction", dir), direction);
      await openHydrated(page, "/services");
      await page.evaluate(() => {
        const remove = (parent: CSSStyleSheet | CSSGroupingRule) => {
          for (let index = parent.cssRules.length - 1; index >= 0; index--) {
            const rule = parent.cssRules[index] as CSSRule;
            if (/:has\(|scripting/.test(rule.cssText.split("{")[0] ?? "")) parent.deleteRule(index);
            else if (rule instanceof CSSGroupingRule) remove(rule);
          }
        };
        for (const sheet of document.styleSheets) remove(sheet);
      });
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
    await page.locator("header summary", { hasText: "Open menu" }).click();
    await page.locator("header nav").last().getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL(/\/blogs$/);
    await expect(page.locator("header nav").last()).toBeHidden();
    await expect(page.locator("main")).not.toHaveAttribute("inert");
    expect(faults).toEqual([]);
  });

  test("closes with a tap on the link of the page that is shown", async ({ page }) => {
    await openHydrated(page, "/services");
    await page.locator("header summary", { hasText: "Open menu" }).click();
    const menu = page.locator("header nav").last();
    await menu.getByRole("link", { name: "Services" }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL("/services");
    await expect(page.locator("main")).not.toHaveAttribute("inert");
  });

  test("closes when the window grows so wide that the row of links takes its place", async ({ page }) => {
    await openHydrated(page, "/services");
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
    await openHydrated(page, "/terms");
    await page.locator("header summary", { hasText: "Open menu" }).click();
    await expect(page.locator("header nav").last().getByRole("link", { name: "Terms of Service" })).toBeVisible();
    await openHydrated(page, "/services");
    await page.locator("header summary", { hasText: "Open menu" }).click();
    await expect(page.locator("header nav").last().getByRole("link", { name: "Terms of Service" })).toBeHidden();
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

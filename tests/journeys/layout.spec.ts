/** What floats over and around every page: the bar, its menus, the controls; theme and direction. */
import type { Locator, Page } from "@playwright/test";
import { business, content, menuLabel, words } from "../support/content.ts";
import { headerFaults, wideParts } from "../support/page-checks.ts";
import { ARTICLE_PATHS, SERVICE } from "../support/paths.ts";
import { chatButton, expect, menuLink, openHydrated, servedTest, test } from "../support/test.ts";

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
const controls = (page: Page) => page.getByRole("complementary", { name: words.controls.name });
const control = (page: Page, name: string) => controls(page).getByRole("button", { name });
/** @param size Such as `320x256`. */
const resize = (page: Page, size: string) => {
  const [width = 0, height = 0] = size.split("x").map(Number);
  return page.setViewportSize({ width, height });
};
const setDirection = (page: Page, direction: string) => page.addInitScript((dir) => localStorage.setItem("direction", dir), direction);

test("NAV-02 CONST-01 the bar sticks past 50 px: at 50 off, at 51 on, back at 50 off", async ({ page }) => {
  for (const path of ["/", ARTICLE_PATHS[0] ?? "", "/no-such-page"]) {
    await openHydrated(page, path);
    const stuck = page.locator("header[data-stuck]");
    for (const y of [50, 51, 50]) {
      await scrollTo(page, y);
      await expect(stuck, `${path} at ${y} px`).toHaveCount(y > 50 ? 1 : 0);
    }
    await scrollTo(page, 400);
    await expect.poll(() => page.locator("header").evaluate((header) => Math.round(header.getBoundingClientRect().top))).toBe(0);
  }
});

test("NAV-06 CONST-01 back to top shows past 300 px, not at 300; it ends at 0, with the focus on the page", async ({ page }) => {
  await openHydrated(page, "/services");
  const top = control(page, words.controls.top);
  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    await page.emulateMedia({ reducedMotion });
    await scrollTo(page, 300);
    await expect(top).toBeHidden();
    await scrollTo(page, 301);
    await expect(top).toBeVisible();
    await scrollTo(page, 1500);
    await top.press("Enter");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole("main")).toBeFocused();
    await expect(top).toBeHidden();
  }
});

for (const direction of ["ltr", "rtl"])
  test(`NAV-06 CHAT-01 the controls are in view, below 992 px in a bar with phone and chat, in ${direction}`, async ({ page }) => {
    await setDirection(page, direction);
    await openHydrated(page, "/services");
    for (const size of ["320x568", "768x1024", "1280x740"]) {
      await resize(page, size);
      for (const y of [0, 900]) {
        await scrollTo(page, y);
        for (const name of [words.controls.dark, words.controls.direction]) await expect(control(page, name)).toBeInViewport({ ratio: 1 });
      }
      if (size === "1280x740") continue;
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      await expect(control(page, words.controls.top)).toBeVisible();
      expect(await controls(page).boundingBox()).toEqual({ x: 0, y: height - 80, width, height: 80 });
      const call = controls(page).getByRole("link");
      await expect(call).toHaveAttribute("href", business.phone.href);
      for (const part of [...(await controls(page).getByRole("button").all()), call, ...(await chatButton(page).all())])
        expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(height - 80);
      const calling = await call.boundingBox();
      for (const chat of await chatButton(page).all())
        expect((calling?.x ?? 0) + (calling?.width ?? 0)).toBeLessThan((await chat.boundingBox())?.x ?? 0);
      await expect(controls(page)).toHaveCSS("background-color", /^(rgb\(|color\(srgb [\d. ]+\))/); // nothing shows through it
    }
  });

servedTest("NAV-06 without JavaScript the bar has its button that calls, and no control that would do nothing", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/services");
  await expect(controls(page).getByRole("link")).toHaveAttribute("href", business.phone.href);
  await expect(controls(page).getByRole("button")).toHaveCount(0);
});

test("HOME-02 on a phone of any height the first view has the whole first button", async ({ page }) => {
  await openHydrated(page, "/");
  for (const height of [640, 844]) {
    await page.setViewportSize({ width: 360, height });
    const { y = 0, height: size = 0 } = (await page.getByRole("main").getByRole("link").first().boundingBox()) ?? {};
    expect(y + size, `${height} px high`).toBeLessThanOrEqual(height - 80);
  }
});

test("LOOK-04 on a phone held sideways the first view has the heading of a page with a picture", async ({ page }) => {
  await page.goto(SERVICE);
  for (const size of ["667x375", "740x360", "844x390", "932x430"]) {
    await resize(page, size);
    await expect.soft(page.getByRole("heading", { level: 1 }), size).toBeInViewport({ ratio: 0.5 });
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
    await control(page, name).click();
    await expect(page.locator("html")).toHaveAttribute(attribute, value);
    await expect(control(other, name)).toHaveAttribute("aria-pressed", "true");
    await menuLink(page, "/services").click();
    await expect(page).toHaveURL("/services");
    await expect(page.locator("html")).toHaveAttribute(attribute, value);
    await expect(control(page, name)).toHaveAttribute("aria-pressed", "true");

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
    const seen = () => visit.evaluate(() => Reflect.get(window, "seen") as (string | null)[]);
    await expect.poll(seen).toEqual(Array(5).fill(value));
  });

test("NAV-06 the theme follows the system until one is chosen", async ({ page }) => {
  await openHydrated(page, "/");
  const dark = control(page, words.controls.dark);
  const grounds = new Set<string>();
  for (const [colorScheme, isDark] of Object.entries({ dark: true, light: false }) as ["dark" | "light", boolean][]) {
    await page.emulateMedia({ colorScheme });
    await expect(dark).toHaveAttribute("aria-pressed", `${isDark}`);
    grounds.add(await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor));
  }
  expect(grounds.size).toBe(2);
  await dark.click();
  await expect(page.locator("body")).toHaveCSS("background-color", [...grounds][0] ?? "");
});

test("NAV-07 in RTL the layout is mirrored, and a chat button stays at the bottom right", async ({ page }) => {
  await setDirection(page, "rtl");
  await openHydrated(page, "/services");
  const isOnTheRight = (part: Locator) =>
    part.evaluate((element) => element.getBoundingClientRect().left + element.getBoundingClientRect().right > window.innerWidth);
  expect(await isOnTheRight(page.locator("header a").first())).toBe(true);
  expect(await isOnTheRight(page.locator("nav ol > li").first())).toBe(true);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (content.business.chatPhone)
    expect(await chatButton(page).boundingBox()).toMatchObject({ x: width - 70, y: height - 70, width: 60, height: 60 });
});

test.describe("NAV-03 the menu of a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const toggle = (page: Page) => page.locator("header summary", { hasText: words.navigation.open });
  const menu = (page: Page) => page.locator("header nav").last();

  test("opens with the submenu that holds the current page, keeps the focus, and closes with Escape", async ({ page }) => {
    await openHydrated(page, "/services");
    const terms = menu(page).getByRole("link", { name: menuLabel("/terms") });
    await toggle(page).press("Enter");
    await expect(menu(page)).toBeVisible();
    await expect(terms).toBeHidden();
    await openHydrated(page, "/terms");
    await toggle(page).press("Enter");
    await expect(terms).toBeVisible();
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press("Tab");
      await expect(page.locator(":not(header *):not(body):not(html):focus")).toHaveCount(0);
    }
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(page.locator("main")).toBeVisible();
  });

  for (const direction of ["ltr", "rtl"])
    test(`covers the floating controls and the chat, and shows its last row whole, in ${direction}`, async ({ page }) => {
      await setDirection(page, direction);
      await openHydrated(page, "/services");
      await scrollTo(page, 400);
      await toggle(page).click();
      const strangers = await menu(page).evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const found = new Set<string>();
        for (let x = left + 1; x < right; x += 10)
          for (let y = top + 1; y < Math.min(bottom, innerHeight); y += 10) {
            const hit = document.elementFromPoint(x, y);
            if (hit && !element.contains(hit)) found.add(hit.outerHTML.slice(0, 80));
          }
        return [...found];
      });
      expect(strangers).toEqual([]);
      await resize(page, "568x320");
      await menu(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await expect(menu(page).locator(":scope > div > :visible").last()).toBeInViewport({ ratio: 1 });
    });

  test("closes with a tap on a link, also that of the page that is shown, and when the window grows wide", async ({ page }) => {
    await openHydrated(page, "/services");
    for (const path of ["/services", "/blogs"]) {
      await toggle(page).click();
      await menu(page)
        .getByRole("link", { name: menuLabel(path) })
        .click();
      await expect(page).toHaveURL(path);
      await expect(menu(page)).toBeHidden();
      await expect(page.locator("main")).toBeVisible();
    }
    await toggle(page).click();
    await expect(page.locator("main")).toBeHidden();
    await page.setViewportSize({ width: 1200, height: 844 });
    await expect(page.locator("main")).toBeVisible();
    await expect(page.locator("html")).toHaveCSS("overflow", "visible");
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(menu(page)).toBeHidden();
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
  for (const _ of [summary, ...(await submenu.locator("a").all())]) await page.keyboard.press("Tab");
  await expect(submenu).not.toHaveAttribute("open");
});

for (const path of ["/", SERVICE, "/contact"])
  test(`NAV-06 LOOK-04 nothing that floats covers words, at any size and in both directions: ${path}`, async ({ page }) => {
    test.slow(); // fourteen layouts
    await openHydrated(page, path);
    for (const size of ["320x256", "568x320", "844x390", "390x844", "768x1024", "1024x768", "1440x900"])
      for (const direction of ["ltr", "rtl"]) {
        await resize(page, size);
        await page.evaluate((dir) => {
          document.documentElement.dir = dir;
          window.scrollTo({ top: 500, behavior: "instant" });
        }, direction);
        expect(await page.evaluate(coveredWords), `${size}, ${direction}`).toEqual([]);
      }
  });

/** In the page: words that scroll under what floats. A bar at the foot has a ground of its own, and the page ends above it. */
function coveredWords(): string[] {
  const isFixed = (element: Element) => getComputedStyle(element).position === "fixed" && element.checkVisibility();
  const fixed = [...document.querySelectorAll("body *")].filter((element) => isFixed(element) && !element.closest("header, dialog"));
  const isBar = (element: Element) => element.getBoundingClientRect().width >= document.documentElement.clientWidth;
  const bar = fixed.find(isBar)?.getBoundingClientRect();
  const floating = fixed.filter((element) => !isBar(element)).map((element) => element.getBoundingClientRect());
  const beside = floating.filter(({ top }) => !(bar && top >= bar.top));
  const lastLine = document.querySelector("footer > div:last-child")?.getBoundingClientRect().bottom ?? Number.NaN;
  const covered = bar && lastLine > document.body.getBoundingClientRect().bottom - bar.height ? ["the footer"] : [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement as Element;
    const isAside = parent.closest("header, aside[aria-label], [inert], script, [aria-roledescription=slide]");
    if (!text.data.trim() || isAside || !parent.checkVisibility() || parent.clientWidth === 1) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const isCovered = (line: DOMRect) => line.width > 1 && beside.some(({ left, right }) => line.right > left + 1 && line.left < right - 1);
    if ([...range.getClientRects()].some(isCovered)) covered.push(text.data.trim().slice(0, 40));
  }
  return covered;
}

if (!content.brand.logo)
  test("OWN-05 names of 6 to 40 letters keep the header in one row, scrolled or not", async ({ page }) => {
    test.slow(); // thirty layouts
    await openHydrated(page, "/services");
    for (const name of ["Kloof|Air", "Kloof Cooling, Refrigeration & Home Repair|", "Kloof Cooling & Cold|Rooms and Home Repairs"])
      for (const width of [320, 360, 768, 992, 1280])
        for (const top of [0, 300]) {
          await page.setViewportSize({ width, height: 740 });
          await scrollTo(page, top);
          await page
            .locator("header a[href='/']")
            .first()
            .evaluate(async (logo, [first, second = ""]) => {
              const small = logo.querySelector("small");
              (logo.querySelector("span")?.firstChild as Text).data = `${first} `;
              if (small) small.textContent = second;
              await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            }, name.split("|"));
          expect([...(await headerFaults(page)), ...(await wideParts(page))], `${name} at ${width} px`).toEqual([]);
        }
  });

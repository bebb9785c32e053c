import { pageTitle } from "../../app/seo/page-title.ts";
import { business, content, menuLabel, words } from "../support/content.ts";
import { menuLink } from "../support/menu-link.ts";
import { ARTICLE_PATHS, LIST_PATHS, POST_PATHS, SERVICE_PATHS } from "../support/paths.ts";
import { expect, openHydrated, servedTest, test } from "../support/test.ts";

/** In the order of NAV-01. */
const MENU = ["/", "/services", "/aboutus", "/blogs", "/helpcenter", "/helpcenter-faqs", "/terms", "/privacy", "/contact"];
const SUBMENU = ["/helpcenter", "/helpcenter-faqs", "/terms", "/privacy"];
const ACTIVE_ONLY = [
  "/team",
  "/user-profile",
  "/user-billing",
  "/user-payment",
  "/user-invoice",
  "/user-social",
  "/user-notification",
  "/user-setting",
  "/helpcenter-guides",
  "/helpcenter-support",
  "/login",
  "/signup",
  "/forgot-password",
  "/lock-screen",
  "/comingsoon",
  "/maintenance",
  "/404",
];

test("NAV-01 NAV-04 on every page of the menu, the menu links to every page, in order, and marks the current one, and Pages above it", async ({
  page,
}) => {
  test.slow(); // nine pages
  for (const path of MENU)
    await test.step(path, async () => {
      await openHydrated(page, path);
      for (const menu of await page.locator("header nav").all()) {
        const links = await menu.locator("a[href^='/']").evaluateAll((elements) => elements.map((element) => element.getAttribute("href")));
        expect(links).toEqual(MENU);
        const current = menu.locator("[aria-current=page]");
        await expect(current).toHaveCount(1);
        await expect(current).toHaveAttribute("href", path);
      }
      await expect(page.locator("header summary[data-on]")).toHaveCount(SUBMENU.includes(path) ? 2 : 0);
    });
});

servedTest(
  "NAV-01 the menu marks Services for a service and Blog for an article or post, as the part of the site that the page is in",
  async ({ page }) => {
    const listOf = (list: string) => LIST_PATHS.find((path) => path.startsWith(list));
    for (const [path, part] of [
      [SERVICE_PATHS[0], "/services"],
      [listOf("/services/"), "/services"],
      [listOf("/blogs/"), "/blogs"],
      [ARTICLE_PATHS[0], "/blogs"],
      [POST_PATHS[1], "/blogs"],
      ["/blog-standard", "/blogs"],
      ["/blog-detail", "/blogs"],
      ["/blog-detail/1", "/blogs"],
    ] as const) {
      await page.goto(path ?? "");
      for (const menu of await page.locator("header nav").all()) {
        const marked = menu.locator("[aria-current]");
        await expect(marked).toHaveCount(1);
        await expect(marked).toHaveAttribute("href", part);
        await expect(marked).toHaveAttribute("aria-current", "true");
      }
    }
    for (const path of ["/search", "/no-such-page", "/areas-we-serve"]) {
      await page.goto(path);
      await expect(page.locator("header nav [aria-current]")).toHaveCount(0);
    }
  },
);

test("NAV-04 the Pages submenu is shown as active at each of its paths, also those without a page", async ({ page }) => {
  test.slow(); // seventeen addresses
  for (const path of ACTIVE_ONLY)
    await test.step(path, async () => {
      await openHydrated(page, path);
      await expect(page.locator("header summary[data-on]")).toHaveCount(2);
    });
});

test("NAV-04 no page is made for the active-only paths", async ({ request }) => {
  for (const path of ACTIVE_ONLY.filter((path) => path !== "/team")) expect((await request.get(path)).status()).toBe(404);
});

servedTest("NAV-05 the footer's Company links, the call to action, and the footer's own phone number", async ({ page }) => {
  await page.goto("/");
  const company = page.getByRole("contentinfo").getByRole("navigation", { name: words.footer.company.heading }).getByRole("link");
  const { links } = words.footer.company;
  await expect(company).toHaveText(links.map(({ label }) => label));
  expect(await company.evaluateAll((elements) => elements.map((element) => element.getAttribute("href")))).toEqual(
    links.map(({ link }) => link),
  );
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: words.footer.visit.contactLabel })).toHaveAttribute("href", "/contact");
  await expect(footer.locator("a[href^='tel:']")).toHaveAttribute("href", business.footerPhone.href);
});

test("NAV-08 no request for the performance reporter is made", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => void (request.resourceType() === "script" && scripts.push(request.url())));
  await openHydrated(page, "/");
  await page.waitForLoadState("networkidle");
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => url.includes("vitals"))).toEqual([]);
});

servedTest("the menu of a phone opens without JavaScript and leads to every page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const menu = page.locator("header nav").last();
  await expect(menu).toBeHidden();
  await page.locator("header summary", { hasText: words.navigation.open }).click();
  await expect(menu.getByRole("link", { name: menuLabel("/services") })).toBeVisible();
  await menu.locator("summary").click();
  await menu.getByRole("link", { name: menuLabel("/helpcenter-faqs") }).click();
  await expect(page).toHaveURL(/\/helpcenter-faqs$/);
});

test("a link changes the page without loading a document, moves the focus and the title, and Back restores", async ({ page, faults }) => {
  await openHydrated(page, "/");
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
  await menuLink(page, "/services").click();
  await expect(page.locator("h1")).toHaveText(content.pages.services.heading);
  await expect(page).toHaveTitle(pageTitle({ ...content.pages.services, path: "/services" }, business));
  await expect(page.locator("main")).toBeFocused();
  await page.locator("main a[href='/plumbing-services']").first().click();
  await expect(page).toHaveURL(/\/plumbing-services$/);
  await expect(page.locator("head title")).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/services$/);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  expect(faults).toEqual([]);
});

for (const [screen, viewport] of [
  ["a desk", { width: 1280, height: 800 }],
  ["a phone, out of the open menu", { width: 390, height: 844 }],
] as const)
  test(`the focus is on the new page as soon as the page is there, so that no key is lost: ${screen}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openHydrated(page, "/services");
    const follow = async (path: string) => {
      if (viewport.width < 992) await page.locator("header summary", { hasText: words.navigation.open }).click();
      await page.locator(`header nav a[href='${path}']:visible`).click();
      await expect(page).toHaveURL(path);
      await expect(page.locator("main")).toBeFocused();
    };
    await follow("/contact");
    await page.evaluate(() => {
      const before = document.querySelector("h1")?.textContent;
      const observer = new MutationObserver(() => {
        if (document.querySelector("h1")?.textContent === before) return;
        observer.disconnect();
        Object.assign(window, { focused: document.activeElement?.localName });
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await follow("/services"); // its data are kept: nothing is waited for
    expect(await page.evaluate(() => (window as unknown as { focused: string }).focused)).toBe("main");
  });

test("a path with a slash at its end is the same page", async ({ page, faults }) => {
  await openHydrated(page, "/aboutus/");
  await expect(page).toHaveURL(/\/aboutus$/);
  expect(faults).toEqual([]);
});

test("NAV-06 a theme chosen in one tab shows in the other", async ({ page, context }) => {
  await openHydrated(page, "/services");
  const other = await context.newPage();
  await openHydrated(other, "/terms");
  await other.getByRole("complementary", { name: words.controls.name }).getByRole("button", { name: words.controls.dark }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

/** Phones held both ways, a window at 400%, tablets and small desks. */
const SIZES = [
  [320, 256],
  [568, 320],
  [667, 375],
  [740, 360],
  [844, 390],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1199, 800],
  [1440, 900],
] as const;

for (const path of ["/", "/services", SERVICE_PATHS[0], ARTICLE_PATHS[0], "/contact"] as const)
  test(`NAV-06 LOOK-04 nothing that floats covers words, at any size and in both directions: ${path}`, async ({ page }) => {
    await openHydrated(page, path as string);
    for (const [width, height] of SIZES)
      for (const direction of ["ltr", "rtl"]) {
        await page.setViewportSize({ width, height });
        await page.evaluate((dir) => {
          document.documentElement.dir = dir;
          window.scrollTo({ top: 500, behavior: "instant" });
        }, direction);
        expect(await page.evaluate(coveredWords), `${width} x ${height}, ${direction}`).toEqual([]);
      }
  });

/** In the page: words that scroll under what floats. A bar at the foot has a ground of its own, and the page ends above it. */
function coveredWords(): string[] {
  const isFixed = (element: Element) => getComputedStyle(element).position === "fixed" && element.checkVisibility();
  const fixed = [...document.querySelectorAll("body *")].filter((element) => isFixed(element) && !element.closest("header, dialog"));
  const isBar = (element: Element) => element.getBoundingClientRect().width >= document.documentElement.clientWidth;
  const bar = fixed.find(isBar)?.getBoundingClientRect();
  const floating = fixed.filter((element) => !isBar(element)).map((element) => element.getBoundingClientRect());
  const lastLine = document.querySelector("footer")?.getBoundingClientRect().bottom ?? Number.NaN;
  const underBar = bar && lastLine > document.body.getBoundingClientRect().bottom - bar.height ? ["the footer"] : [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const covered: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement as Element;
    if (
      !text.data.trim() ||
      !parent.checkVisibility() ||
      parent.clientWidth === 1 ||
      parent.closest("header, aside[aria-label], [inert], script, [aria-roledescription=slide]")
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects())
      if (
        line.width > 1 &&
        floating.some(({ left, right, top }) => !(bar && top >= bar.top) && line.right > left + 1 && line.left < right - 1)
      )
        covered.push(text.data.trim().slice(0, 40));
  }
  return [...underBar, ...covered];
}

/** Names of 6 to 40 letters, in one line and in two. */
const NAMES = [
  ["Kloof", "Air"],
  ["Kloof Cooling, Refrigeration & Home Repair", ""],
  ["Kloof Cooling & Cold", "Rooms and Home Repairs"],
];

test("OWN-05 names of 6 to 40 letters keep the header in one row, scrolled or not", async ({ page }) => {
  await openHydrated(page, "/services");
  for (const [name, surname] of NAMES)
    for (const width of [320, 360, 768, 992, 1280])
      for (const top of [0, 300]) {
        await page.setViewportSize({ width, height: 740 });
        const rows = await page.evaluate(
          async ([first, second, y]) => {
            window.scrollTo({ top: Number(y), behavior: "instant" });
            await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            const logo = document.querySelector("header a[href='/']") as HTMLElement;
            const [words, small] = [logo.querySelector("span"), logo.querySelector("small")];
            (words?.firstChild as Text).data = `${first} `;
            if (small) small.textContent = second as string;
            const centres = [...(logo.parentElement?.children ?? [])]
              .map((part) => part.getBoundingClientRect())
              .filter(({ width: wide }) => wide > 0)
              .map(({ top: above, height }) => Math.round(above + height / 2));
            return { spread: Math.max(...centres) - Math.min(...centres), overflow: document.documentElement.scrollWidth - innerWidth };
          },
          [name, surname, String(top)],
        );
        expect(rows.spread, `${name} ${surname} at ${width} px`).toBeLessThanOrEqual(2);
        expect(rows.overflow).toBeLessThanOrEqual(0);
      }
});

test("NAV-03 the phone's menu shows its last row whole, upright and sideways", async ({ page }) => {
  await openHydrated(page, "/services");
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    const toggle = page.locator("header summary", { hasText: words.navigation.open }).first();
    await toggle.click();
    const menu = page.locator("header nav").last();
    await menu.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(menu.locator("p, li a").last()).toBeAttached();
    const last = menu.locator(":scope > div > :visible").last();
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
  }
});

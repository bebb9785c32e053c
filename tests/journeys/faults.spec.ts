/** Faults of the network, the host and the browser, and what other people's code does to a page. */
import type { Page, Route } from "@playwright/test";
import { business, content, words } from "../support/content.ts";
import { blockAds, clearHead, darken, managePasswords, translate } from "../support/foreign-code.ts";
import { menuLink } from "../support/menu-link.ts";
import { goBackAndForward } from "../support/random.ts";
import { expect, hydrated, openHydrated, test } from "../support/test.ts";

const FAILED = "Unexpected Application Error";
const KINDS = ["/", "/services", "/plumbing-services", "/tv-mounting-blog", "/blog-detail/2", "/helpcenter-faqs", "/terms", "/contact"];

const SCREENS = [
  [320, 256],
  [320, 640],
  [768, 1024],
  [1280, 720],
  [3840, 2160],
] as const;

const heading = (page: Page) => page.locator("main h1");

/** The page tells who, what and how to call, and does not scroll sideways. */
async function expectWhole(page: Page): Promise<void> {
  await expect(heading(page)).toHaveCount(1);
  await expect(heading(page)).not.toContainText(FAILED);
  await expect(page.locator("header")).toContainText(business.shortName);
  await expect(page.locator(`a[href='${business.phone.href}']:visible`).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}

test.describe("ERR-02 files that come broken", () => {
  const BROKEN: Record<string, (route: Route) => Promise<void>> = {
    "status 404": (route) => route.fulfill({ status: 404, contentType: "text/html", body: "<!doctype html>" }),
    "status 500": (route) => route.fulfill({ status: 500, body: "" }),
    "another document": (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><h1>Sign in to this network</h1>" }),
    "cut off": async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.slice(0, text.length * 0.75) });
    },
  };
  for (const [how, respond] of Object.entries(BROKEN)) {
    test(`a script or data: ${how}: leave the page as it was served`, async ({ page }) => {
      for (const file of [/\/assets\/shared-/, "**/services/page.json"]) {
        await page.route(file, respond);
        await page.goto("/services");
        const text = await page.locator("main").textContent();
        await page.locator("html[data-failed]").waitFor({ state: "attached" });
        expect(await page.locator("main").textContent()).toBe(text);
        await page.unroute(file);
      }
    });

    test(`the next page's code or data: ${how}: show the failure screen, with the number and a way home`, async ({ page }) => {
      for (const file of [/\/assets\/contact-.*\.js/, "**/contact/page.json"]) {
        await openHydrated(page, "/");
        await page.route(file, respond);
        await menuLink(page, "/contact").click();
        await expect(heading(page)).toHaveText(FAILED);
        await expect(page.getByRole("main").locator(`a[href='${business.phone.href}']`)).toBeVisible();
        await page.getByRole("main").locator("a[href='/']").click();
        await expect(page).toHaveURL("/");
        await expect(heading(page)).not.toHaveText(FAILED);
        await page.unroute(file);
      }
    });
  }
});

test("ERR-02 without a connection 'Try again' stays within the site, and works once it is back", async ({ page, context }) => {
  await openHydrated(page, "/");
  await menuLink(page, "/aboutus").click();
  await expect(page).toHaveURL("/aboutus");
  await context.setOffline(true);
  await menuLink(page, "/contact").click();
  const again = page.getByRole("button", { name: content.pages.failure.tryAgain });
  await again.click();
  await expect(page.getByRole("main")).toContainText(content.pages.failure.offline);
  await page.getByRole("main").locator("a[href='/']").click();
  await expect(heading(page)).toContainText(content.pages.home.hero.lines[0] as string);
  await page.goBack();
  await expect(heading(page)).toHaveText(FAILED);
  await context.setOffline(false);
  await again.click();
  await expect(page.getByRole("main").locator(`a[href='mailto:${business.email}']`)).toBeVisible();
});

test("ERR-02 50 quick steps back and forward end on a page, without an error", async ({ page, faults }) => {
  test.slow();
  await openHydrated(page, "/");
  for (const path of ["/services", "/aboutus", "/contact", "/blogs", "/services", "/aboutus", "/contact", "/blogs"]) {
    await menuLink(page, path).click();
    await expect(page).toHaveURL(path);
  }
  await goBackAndForward(page, { seed: 1, steps: 50 });
  await expectWhole(page);
  expect(faults).toEqual([]);
});

test("without pictures, sprite, fonts and other hosts every kind of page tells who, what and how to call", async ({ page, baseURL }) => {
  test.slow();
  const isLost = (url: URL) => url.origin !== baseURL || /\.(avif|webp|svg|woff2|jpg|png)$/.test(url.pathname);
  await page.route(isLost, (route) => route.abort());
  for (const path of KINDS) {
    await openHydrated(page, path);
    await expectWhole(page);
  }
});

for (const [how, spoil] of Object.entries({
  denied: () => {
    const get = () => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const store of ["sessionStorage", "localStorage"]) Object.defineProperty(window, store, { get });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
}))
  test(`NAV-06 with storage that is ${how} the site works, and its theme can be switched`, async ({ page, faults }) => {
    await page.addInitScript(spoil);
    await openHydrated(page, "/");
    const dark = page.getByRole("button", { name: words.controls.dark });
    const before = await dark.getAttribute("aria-pressed");
    await dark.click();
    await expect(dark).toHaveAttribute("aria-pressed", before === "true" ? "false" : "true");
    await menuLink(page, "/contact").click();
    await expect(page).toHaveURL("/contact");
    await expectWhole(page);
    expect(faults).toEqual([]);
  });

test("without the APIs that older browsers lack the site works", async ({ page, faults }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(String.prototype, "toWellFormed");
    Reflect.deleteProperty(Promise, "withResolvers");
    Reflect.deleteProperty(Array.prototype, "findLastIndex");
    Reflect.deleteProperty(AbortSignal, "timeout");
    Reflect.deleteProperty(Element.prototype, "checkVisibility");
    Reflect.deleteProperty(Array.prototype, "toSorted");
    Reflect.deleteProperty(window, "requestIdleCallback");
  });
  for (const path of KINDS) {
    await openHydrated(page, path);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  }
  await menuLink(page, "/services").click();
  await expect(page).toHaveURL("/services");
  await page.getByRole("button", { name: words.chat.open }).click();
  await expect(page.getByRole("dialog", { name: business.name })).toBeVisible();
  expect(faults).toEqual([]);
});

for (const timezoneId of ["Pacific/Kiritimati", "America/Los_Angeles"])
  test.describe(() => {
    test.use({ timezoneId });
    test(`in ${timezoneId} the site says the hours of the business's own place`, async ({ page, faults }) => {
      await page.clock.install({ time: new Date("2026-03-03T12:00:00+02:00") });
      await openHydrated(page, "/contact");
      await expect(page.getByText(words.opening.openNow).first()).toBeAttached();
      expect(faults).toEqual([]);
    });
  });

test("from 320 to 3840 pixels, zoom 400% of 1280 included, every kind of page has its heading and number", async ({ page }) => {
  test.slow();
  for (const path of KINDS) {
    await openHydrated(page, path);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await expectWhole(page);
    }
  }
});

test.describe("other people's code", () => {
  test.use({ bypassCSP: true }); // as what browsers allow their extensions

  for (const [who, change] of Object.entries({
    "Google Translate": translate,
    "Dark Reader": darken,
    "an ad blocker": blockAds,
    "a password manager": managePasswords,
    "a tool that clears the head": clearHead,
  })) {
    test(`after hydration ${who} changes the page: each page is there on the way through the site and back`, async ({ page }) => {
      await openHydrated(page, "/");
      await page.evaluate(change);
      for (const button of await page.locator("button[aria-pressed]").all()) await button.click();
      const tour = ["/services", "/plumbing-services", "/blogs", "/helpcenter-faqs", "/terms", "/contact", "/"];
      const visit = async (path: string, go: () => Promise<unknown>) => {
        await go();
        await expect(page).toHaveURL(path);
        await expect(heading(page)).not.toContainText(FAILED);
        await expect(heading(page)).toHaveCount(1);
      };
      for (const path of tour) await visit(path, () => page.locator(`a[href='${path}']`).first().dispatchEvent("click"));
      for (const path of tour.slice(0, -1).reverse()) await visit(path, () => page.goBack());
    });

    test(`before hydration ${who} changes the page: it can be read and left`, async ({ page }) => {
      // As a content script at the end of parsing: before any code of the site runs.
      await page.addInitScript(`document.addEventListener("DOMContentLoaded", ${change.toString()})`);
      await page.goto("/services");
      await page.locator("html:is([data-hydrated], [data-failed])").waitFor({ state: "attached" });
      await expectWhole(page);
      await page.locator("header a[href='/contact']").first().click();
      await expect(page).toHaveURL("/contact");
      await expectWhole(page);
    });
  }

  test("a translation survives what the page shows next", async ({ page }) => {
    await openHydrated(page, "/");
    await page.evaluate(translate);
    for (const path of ["/services", "/contact", "/"]) {
      await page.locator(`header a[href='${path}']`).first().dispatchEvent("click");
      await expect(page).toHaveURL(path);
      await expect(heading(page)).toContainText("~");
    }
    await hydrated(page);
  });
});

/** Conditions that visitors have: blocked files, full storage, slow connections, odd clocks and screens (docs/faults.md). */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { business, words } from "../support/content.ts";
import { menuLink } from "../support/menu-link.ts";
import { expect, hydrated, openHydrated, test } from "../support/test.ts";

const FAILED = "Unexpected Application Error";

/** A page of every kind. */
const KINDS = [
  "/",
  "/services",
  "/plumbing-services",
  "/tv-mounting-blog",
  "/blog-detail/2",
  "/blogs",
  "/helpcenter-faqs",
  "/terms",
  "/contact",
  "/team",
];

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The page tells who, what and how to call. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(heading(page)).not.toHaveText(FAILED);
  await expect(page.locator("header")).toContainText(business.shortName);
  await expect(page.locator(`a[href='${business.phone.href}']:visible`).first()).toBeVisible();
}

/** The page does not scroll sideways. */
async function expectWidth(page: Page, name: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, name).toBeLessThanOrEqual(0);
}

test("without pictures, sprite, fonts and other hosts every page tells who, what and how to call, and is hydrated", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.route(
    (url) => url.origin !== baseURL || /\.(avif|webp|svg|woff2|jpg|png)$/.test(url.pathname),
    (route) => route.abort(),
  );
  for (const path of KINDS) {
    await openHydrated(page, path);
    await expectWhole(page);
    await expectWidth(page, path);
  }
  expect(errors).toEqual([]);
});

test("without the stylesheet's file every page is as its first paint, with the number", async ({ page }) => {
  await page.route("**/assets/*.css", (route) => route.abort());
  for (const path of KINDS) {
    await page.goto(path);
    await expectWhole(page);
  }
});

for (const [name, spoil] of Object.entries({
  denied: () => {
    for (const store of ["sessionStorage", "localStorage"])
      Object.defineProperty(window, store, {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
})) {
  test(`with storage that is ${name} the site works, and its theme can be switched`, async ({ page, faults }) => {
    await page.addInitScript(spoil);
    await openHydrated(page, "/");
    const dark = page.getByRole("button", { name: words.controls.dark });
    const before = await dark.getAttribute("aria-pressed");
    await dark.click();
    await expect(dark).toHaveAttribute("aria-pressed", before === "true" ? "false" : "true");
    for (const path of ["/services", "/contact"]) {
      await menuLink(page, path).click();
      await expect(page).toHaveURL(path);
      await expectWhole(page);
    }
    expect(faults).toEqual([]);
  });
}

test("no cookie is set: blocked cookies change nothing", async ({ page, context }) => {
  await openHydrated(page, "/");
  await menuLink(page, "/contact").click();
  await expect(page).toHaveURL("/contact");
  expect(await context.cookies()).toEqual([]);
});

test("over a 2G connection, clicks while the code loads take effect, each once", async ({ page, context }) => {
  test.slow();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  // 400 kbit/s and 500 ms; the page itself is there before the visitor can click.
  await page.goto("/services", { waitUntil: "domcontentloaded" });
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 500,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.getByRole("button", { name: words.controls.dark }).click();
  await menuLink(page, "/contact").click();
  await expect(page).toHaveURL("/contact", { timeout: 30_000 });
  await page.locator("html:is([data-hydrated], [data-failed])").waitFor({ state: "attached", timeout: 60_000 });
  await expectWhole(page);
});

test("ERR-02 two releases under an open page: each time the next navigation loads the new one, once", async ({ page }) => {
  await openHydrated(page, "/");
  const documents: string[] = [];
  page.on("request", (request) => void (request.isNavigationRequest() && documents.push(new URL(request.url()).pathname)));
  for (const [path, release] of [
    ["services", "second"],
    ["contact", "third"],
  ] as const) {
    const file = JSON.parse(readFileSync(`dist/${path}/page.json`, "utf8")) as object;
    await page.route(`**/${path}/page.json`, (route) => route.fulfill({ json: { ...file, release } }));
    await menuLink(page, `/${path}`).click();
    await expect(page).toHaveURL(`/${path}`);
    await hydrated(page);
    await expectWhole(page);
  }
  expect(documents).toEqual(["/services", "/contact"]);
});

test("two tabs: a theme that is chosen in one is there in the other, and each navigates by itself", async ({ page, context }) => {
  await openHydrated(page, "/");
  const tab = await context.newPage();
  await openHydrated(tab, "/services");
  const dark = tab.getByRole("button", { name: words.controls.dark });
  const pressed = (await dark.getAttribute("aria-pressed")) === "true" ? "false" : "true";
  await dark.click();
  await expect(page.getByRole("button", { name: words.controls.dark })).toHaveAttribute("aria-pressed", pressed);
  await menuLink(tab, "/contact").click();
  await expect(tab).toHaveURL("/contact");
  await expect(page).toHaveURL("/");
});

for (const year of [1985, 2049]) {
  test(`with a clock in ${year} the site works`, async ({ page, faults }) => {
    await page.clock.install({ time: new Date(`${year}-06-03T10:00:00`) });
    for (const path of ["/", "/contact", "/tv-mounting-blog"]) {
      await openHydrated(page, path);
      await expectWhole(page);
    }
    expect(faults).toEqual([]);
  });
}

for (const timezoneId of ["Pacific/Kiritimati", "America/Los_Angeles", "Asia/Kathmandu"]) {
  test.describe(() => {
    test.use({ timezoneId });
    test(`in ${timezoneId} the site works, and says the hours of the business's own place`, async ({ page, faults }) => {
      await page.clock.install({ time: new Date("2026-03-03T12:00:00+02:00") });
      await openHydrated(page, "/contact");
      await expectWhole(page);
      await expect(page.getByText(words.opening.openNow).first()).toBeAttached();
      expect(faults).toEqual([]);
    });
  });
}

test("from 320 to 3840 pixels, which includes zoom 400% of 1280, every kind of page has its heading and number and no sideways scrolling", async ({
  page,
}) => {
  test.slow();
  for (const path of KINDS) {
    await openHydrated(page, path);
    for (const [width, height] of [
      [320, 256],
      [320, 640],
      [768, 1024],
      [1280, 720],
      [3840, 2160],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectWidth(page, `${path} at ${width}`);
      await expect(page.locator(`a[href='${business.phone.href}']:visible`).first()).toBeVisible();
    }
  }
});

test("in forced colours every kind of page has its heading and number", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const path of KINDS) {
    await page.goto(path);
    await expectWhole(page);
  }
});

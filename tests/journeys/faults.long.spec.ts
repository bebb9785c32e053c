/** Faults of the network and of the host: what hangs, what comes empty or broken, what fails now and then (docs/faults.md). */
import type { Page, Route } from "@playwright/test";
import { business, content, words } from "../support/content.ts";
import { holdScripts } from "../support/hold-scripts.ts";
import { menuLink } from "../support/menu-link.ts";
import { goBackAndForward, seededRandom } from "../support/random.ts";
import { startSite } from "../support/site-server.ts";
import { expect, hydrated, openHydrated, test } from "../support/test.ts";

const SEND_LINK = "https://api.whatsapp.com/send/";
const PATIENCE_MS = 8000;
const FAILED = "Unexpected Application Error";

const chatLink = (page: Page) => page.getByLabel(new RegExp(`^${words.chat.open}`));
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const callLink = (page: Page) => page.locator(`a[href='${business.phone.href}']:visible`).first();
const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window);
const leftAsServed = (page: Page) => page.locator("html[data-failed]").waitFor({ state: "attached" });

/** The messaging service, which no test reaches. */
const serveMessagingService = (page: Page) =>
  page.route(`${SEND_LINK}**`, (route) => route.fulfill({ contentType: "text/html", body: "<title>Arrived</title>" }));

test.describe("CALL-02 what hangs", () => {
  test("an early click on the chat leads to the messaging service after 8 seconds, and not before", async ({ page }) => {
    await serveMessagingService(page);
    await holdScripts(page);
    await page.clock.install();
    await page.goto("/");
    await chatLink(page).click();
    await page.clock.runFor(PATIENCE_MS - 2000);
    await expect(page).toHaveURL("/");
    await page.clock.runFor(2000);
    await expect(page).toHaveTitle("Arrived");
  });

  test("an entry that comes empty ends like one that hangs", async ({ page }) => {
    await serveMessagingService(page);
    await page.route("**/assets/entry.client-*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
    await page.clock.install();
    await page.goto("/");
    await chatLink(page).click();
    await page.clock.runFor(PATIENCE_MS);
    await expect(page).toHaveTitle("Arrived");
  });

  test("a stylesheet that hangs leaves the page readable, and an early click is handled the same", async ({ page }) => {
    await serveMessagingService(page);
    await page.route("**/assets/*.css", () => {});
    await page.clock.install();
    await page.goto("/services", { waitUntil: "commit" });
    await expect(heading(page)).toBeVisible();
    await chatLink(page).click();
    await page.clock.runFor(PATIENCE_MS);
    await expect(page).toHaveTitle("Arrived");
  });

  test("without a network an early click keeps the page, with its number", async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await holdScripts(page);
    await page.clock.install();
    await page.goto("/services");
    await context.setOffline(true);
    await chatLink(page).click();
    await page.clock.runFor(PATIENCE_MS);
    await leftAsServed(page);
    await expect(page).toHaveURL("/services");
    await expect(page.locator("[data-early]")).toHaveCount(0);
    await expect(page.locator(`a[href='${business.phone.href}']:visible`).first()).toBeInViewport();
  });

  test("code that comes after those 8 seconds hydrates the page, without the click", async ({ page }) => {
    const { release } = await holdScripts(page);
    await page.clock.install();
    await page.goto("/services");
    await page.getByRole("button", { name: words.controls.dark }).click();
    await page.clock.runFor(PATIENCE_MS);
    await leftAsServed(page);
    await expect(page.getByRole("button", { name: words.controls.dark })).toBeHidden();
    release();
    await hydrated(page);
    await expect(page.locator("html[data-failed], html[data-theme]")).toHaveCount(0);
    await expect(page.getByRole("button", { name: words.controls.dark })).toBeVisible();
  });

  for (const [what, file] of [
    ["its data hang", "**/services/page.json"],
    ["its code hangs", /\/assets\/services-.*\.js/],
  ] as const) {
    test(`a page is said to be slow after 8 seconds when ${what}, with the number and a link that loads it as a document`, async ({
      page,
    }) => {
      await page.route(file, () => {});
      await page.clock.install();
      await openHydrated(page, "/aboutus");
      await markDocument(page);
      await menuLink(page, "/services").click();
      const status = page.getByRole("status").filter({ hasText: words.navigation.slow });
      await page.clock.runFor(PATIENCE_MS - 2000);
      await expect(status).toHaveCount(0);
      await page.clock.runFor(2000);
      await expect(status).toBeInViewport();
      await expect(status.locator(`a[href='${business.phone.href}']`)).toBeVisible();
      await status.getByRole("link", { name: words.navigation.reload }).click();
      await expect(page).toHaveURL("/services");
      await expect(heading(page)).toHaveText(content.pages.services.heading);
      expect(await isSameDocument(page)).toBe(false);
    });
  }

  test("what comes in part and then hangs ends the same after 8 seconds: script, stylesheet, data, the next page", async ({ page }) => {
    const site = await startSite();
    await page.clock.install();
    for (const files of [/entry\.client-/, /\.css$/, /\/assets\/page-/]) {
      site.broken = { files, how: "hangs midway" };
      await page.goto(`${site.address}/aboutus`, { waitUntil: "commit" });
      await page.getByRole("button", { name: words.controls.dark }).click();
      await page.clock.runFor(PATIENCE_MS);
      await leftAsServed(page);
      await expect(callLink(page)).toBeVisible();
    }
    site.broken = { files: /\/services\/page\.json/, how: "hangs midway" };
    await openHydrated(page, `${site.address}/aboutus`);
    await menuLink(page, "/services").click();
    await page.clock.runFor(PATIENCE_MS);
    await expect(page.getByRole("status").getByRole("link", { name: words.navigation.reload })).toBeVisible();
    site.close();
  });

  test("Back to a page that was seen does not wait for data that hang", async ({ page }) => {
    await openHydrated(page, "/aboutus");
    const title = await page.title();
    await menuLink(page, "/services").click();
    await expect(page).toHaveURL("/services");
    await page.route("**/page.json", () => {});
    await page.goBack();
    await expect(page).toHaveTitle(title);
  });
});

/** The ways of tests/support/broken-response.ts, as routes of the browser: a routed file is never from its cache. */
const BROKEN: Record<string, (route: Route) => Promise<void>> = {
  "status 404": (route) => route.fulfill({ status: 404, contentType: "text/html", body: "<!doctype html>" }),
  "status 500": (route) => route.fulfill({ status: 500, body: "" }),
  garbage: (route) => route.fulfill({ contentType: contentType(route), body: "\u0000}}garbage{{" }),
  "another document": (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><h1>Sign in to this network</h1>" }),
  nothing: (route) => route.fulfill({ contentType: contentType(route), body: "" }),
  "cut off": async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ contentType: contentType(route), body: text.slice(0, text.length * 0.75) });
  },
};
const contentType = (route: Route) =>
  ({ js: "text/javascript", css: "text/css", json: "application/json" })[
    /\.(\w+)$/.exec(new URL(route.request().url()).pathname)?.[1] ?? ""
  ] ?? "";

test.describe("ERR-02 what comes broken", () => {
  for (const [how, respond] of Object.entries(BROKEN)) {
    test(`a script, the stylesheet or data that come as ${how} leave the page as it was served`, async ({ page }) => {
      const files = how === "nothing" ? [] : [/\/assets\/entry\.client-/]; // an empty entry ends like one that hangs
      if (how === "nothing" || how === "cut off") files.push(/\/assets\/shared-/, /\/assets\/services-.*\.js/, /\/assets\/page-.*\.json/);
      if (!["garbage", "cut off"].includes(how)) files.push(/\/assets\/.*\.css/); // what a browser understands of a stylesheet it applies
      for (const file of files) {
        await page.route(file, respond);
        await page.goto("/services");
        const text = await page.locator("main").textContent();
        await leftAsServed(page);
        expect(await page.locator("main").textContent(), String(file)).toBe(text);
        await expect(callLink(page)).toBeVisible();
        await page.unroute(file);
      }
    });

    test(`a page's code that comes as ${how} does not empty the page, and the failure screen has the number`, async ({ page }) => {
      await openHydrated(page, "/");
      await page.route(/\/assets\/contact-.*\.js/, respond);
      await menuLink(page, "/contact").click();
      await expect(page.getByRole("main")).toContainText("ChunkLoadError: Loading chunk contact failed");
      await expect(page.getByRole("main").locator(`a[href='${business.phone.href}']`)).toBeVisible();
      await expect(heading(page)).toHaveCount(1);
    });

    test(`a page's data that come as ${how} show the failure screen with a way on`, async ({ page }) => {
      await openHydrated(page, "/");
      await page.route("**/services/page.json", respond);
      await menuLink(page, "/services").click();
      await expect(heading(page)).toHaveText(FAILED);
      const isMissing = ["status 404", "another document"].includes(how);
      await expect(page.getByRole("button", { name: content.pages.failure.tryAgain })).toHaveCount(isMissing ? 0 : 1);
      await expect(page.getByRole("main").locator(`a[href='${business.phone.href}']`)).toBeVisible();
      await page.getByRole("main").locator("a[href='/']").click();
      await expect(page).toHaveURL("/");
      await expect(heading(page)).not.toHaveText(FAILED);
    });
  }
});

test.describe("ERR-02 the network goes", () => {
  test("Back to pages that were seen shows them, the first one too", async ({ page, context }) => {
    await openHydrated(page, "/aboutus");
    const titles = [await page.title()];
    for (const path of ["/services", "/contact"]) {
      await menuLink(page, path).click();
      await expect(page).toHaveURL(path);
      await expect(page).not.toHaveTitle(titles.at(-1) as string);
      titles.push(await page.title());
    }
    await context.setOffline(true);
    for (const title of [titles[1], titles[0]] as string[]) {
      await page.goBack();
      await expect(page).toHaveTitle(title);
    }
    await expect(page.locator("main h1")).not.toHaveText(FAILED);
  });

  test("'Try again' stays within the site, and works once the network is back; so does the way home", async ({ page, context }) => {
    await openHydrated(page, "/");
    await menuLink(page, "/aboutus").click();
    await expect(page).toHaveURL("/aboutus");
    await markDocument(page);
    await context.setOffline(true);
    await menuLink(page, "/contact").click();
    await expect(heading(page)).toHaveText(FAILED);
    const again = page.getByRole("button", { name: content.pages.failure.tryAgain });
    await again.click();
    await expect(page.getByRole("main")).toContainText(content.pages.failure.offline);
    await expect(page.getByRole("main").locator(`a[href='${business.phone.href}']`)).toBeVisible();
    await page.getByRole("main").locator("a[href='/']").click();
    await expect(heading(page)).toContainText(content.pages.home.hero.lines[0] as string);
    await page.goBack();
    await expect(heading(page)).toHaveText(FAILED);
    await context.setOffline(false);
    await again.click();
    await expect(page.getByRole("main").locator(`a[href='mailto:${business.email}']`)).toBeVisible();
    await expect(page).toHaveURL("/contact");
  });

  test("a short interruption in the middle of a navigation is not noticed", async ({ page }) => {
    await openHydrated(page, "/");
    await markDocument(page);
    await page.route("**/services/page.json", (route) => route.abort(), { times: 1 });
    await page.route(/\/assets\/services-.*\.js/, (route) => route.abort(), { times: 1 });
    await menuLink(page, "/services").click();
    await expect(heading(page)).toHaveText(content.pages.services.heading);
    expect(await isSameDocument(page)).toBe(true);
  });

  test("with 12% of requests aborted and 8% answered with 503, 30 navigations show no failure that one retry avoids", async ({ page }) => {
    test.slow();
    await openHydrated(page, "/");
    const random = seededRandom(20_261_122);
    const tries = new Map<string, boolean[]>();
    await page.route(/\/page\.json$|\/assets\/.*\.js/, (route) => {
      const path = new URL(route.request().url()).pathname;
      const chance = random();
      tries.set(path, [...(tries.get(path) ?? []), chance >= 0.2]);
      if (chance < 0.12) return route.abort();
      return chance < 0.2 ? route.fulfill({ status: 503, body: "" }) : route.continue();
    });
    const paths = ["/services", "/aboutus", "/blogs", "/contact", "/helpcenter", "/"];
    let unlucky = 0;
    for (let step = 0; step < 30; step += 1) {
      tries.clear();
      const path = paths[step % paths.length] as string;
      await page.locator(`a[href='${path}']`).first().dispatchEvent("click"); // without hovering: no prefetch
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("status").filter({ hasText: words.navigation.loading })).toHaveCount(0);
      await expect(heading(page)).toHaveCount(1);
      if ((await heading(page).textContent()) !== FAILED) continue;
      unlucky += 1;
      expect(
        [...tries.values()].some(([first, second]) => first === false && second === false),
        JSON.stringify([...tries]),
      ).toBe(true);
    }
    expect(unlucky).toBeLessThanOrEqual(3);
  });
});

test("ERR-02 50 quick steps back and forward end on a page, without an error", async ({ page, faults }) => {
  test.slow();
  await openHydrated(page, "/");
  for (const path of ["/services", "/aboutus", "/contact", "/blogs", "/services", "/aboutus", "/contact", "/blogs"]) {
    await menuLink(page, path).click();
    await expect(page).toHaveURL(path);
  }
  for (const seed of [1, 2]) {
    await goBackAndForward(page, { seed, steps: 50 });
    await expect(heading(page)).toHaveCount(1);
    await expect(heading(page)).not.toHaveText(FAILED);
  }
  expect(faults).toEqual([]);
});

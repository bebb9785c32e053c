/** The search page (SEARCH-01 to SEARCH-08). What it finds in the shipped content is in app/content/specified-search.test.ts. */
// cspell:ignore xqzvkj
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { SearchIndex } from "../../app/schema/search-index.ts";
import { axeViolations } from "../support/axe.ts";
import { business, content, words } from "../support/content.ts";
import { expect, hydrated, openHydrated, servedTest, test } from "../support/test.ts";

const { search } = content.pages;
const [service] = content.services;
const [firstLink] = search.links.items;
if (!service || !firstLink) throw new Error("There is no service to search for, or no link.");

/** A title that a search takes as it is. */
const TITLE = service.title;
const NOTHING = "xqzvkj";
const INDEX = "**/assets/search-*.json";
const PATIENCE_MS = 8000;
const WIDTHS = [320, 390, 768, 992, 1280];

const input = (page: Page) => page.getByRole("searchbox", { name: search.label });
const results = (page: Page) => page.getByRole("main").locator("ul > li:has(h3)");
const status = (page: Page) => page.getByRole("main").getByRole("status");
const failure = (page: Page) => page.getByRole("alert");
const addressOf = (query: string) => (query ? `/search?${new URLSearchParams({ q: query })}` : "/search");

test("SEARCH-02 SEARCH-03 an address with a query shows its results on load: links with title, kind and excerpt, the match marked", async ({
  page,
  faults,
}) => {
  await openHydrated(page, addressOf(TITLE));
  const first = results(page).first();
  await expect(first.getByRole("link", { name: TITLE, exact: true })).toHaveAttribute("href", service.url);
  await expect(first).toContainText(search.kinds.service);
  await expect(first).toContainText(service.summary);
  await expect(first.locator("h3 mark").first()).toBeVisible();
  await expect(input(page)).toHaveValue(TITLE);
  await expect(page).toHaveTitle(`${TITLE}: ${search.title} | ${business.name}`);
  expect(await axeViolations(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test("SEARCH-01 the address follows what is typed without an entry of its own, and Back returns to the results", async ({ page }) => {
  await openHydrated(page, "/services");
  await page.getByRole("banner").getByRole("link", { name: words.navigation.search }).click();
  await expect(input(page)).toBeFocused();
  const entries = await page.evaluate(() => history.length);
  await page.keyboard.type(TITLE);
  await expect(page).toHaveURL(addressOf(TITLE));
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await results(page).getByRole("link", { name: TITLE, exact: true }).click();
  await expect(page).toHaveURL(service.url);
  await expect(page).toHaveTitle(`${TITLE} | ${business.name}`);
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(addressOf(TITLE));
  await expect(input(page)).toHaveValue(TITLE);
  await expect(results(page).first()).toContainText(TITLE);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await page.goBack();
  await expect(page).toHaveURL("/services");
});

test("SEARCH-01 the header's link begins a new search on the search page itself", async ({ page }) => {
  await openHydrated(page, addressOf(TITLE));
  await expect(results(page).first()).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: words.navigation.search }).click();
  await expect(page).toHaveURL("/search");
  await expect(input(page)).toHaveValue("");
  await expect(results(page)).toHaveCount(0);
  await page.goBack();
  await expect(input(page)).toHaveValue(TITLE);
  await expect(results(page).first()).toBeVisible();
});

test("SEARCH-01 the page is not for search engines, and its links are followed", async ({ page, request }) => {
  await page.goto("/search");
  expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("/search");
});

test("SEARCH-02 a misspelt word finds what the right one does", async ({ page }) => {
  const word = TITLE.split(" ").find((part) => part.length > 6) ?? "";
  await openHydrated(page, addressOf(`${word.slice(0, 3)}x${word.slice(3)}`));
  await expect(results(page).first().locator("mark").first()).toHaveText(word);
});

test("SEARCH-03 with the keyboard alone: Enter goes to the results, Tab to the first, Enter opens it", async ({ page }) => {
  await openHydrated(page, "/search");
  await input(page).focus();
  await page.keyboard.type(TITLE);
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(results(page).first().getByRole("link")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(service.url);
});

test("SEARCH-03 the number of results is announced once typing rests, not at every key", async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, "/search");
  await input(page).fill(TITLE.slice(0, 3));
  await expect(results(page).first()).toBeVisible();
  await input(page).fill(NOTHING);
  await expect(page.getByRole("heading", { name: search.nothing.heading })).toBeVisible();
  await expect(status(page)).toHaveText("");
  await page.clock.runFor(1000);
  await expect(status(page)).toHaveText(`${search.nothing.heading}: ${NOTHING}`);
});

test("SEARCH-03 without a result the page says so, with the number, the chat and links that lead on", async ({ page }) => {
  await openHydrated(page, addressOf(NOTHING));
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: search.nothing.heading })).toBeVisible();
  await expect(main.getByText(search.nothing.text)).toBeVisible();
  await expect(main.locator(`a[href='${business.phone.href}']`).first()).toBeVisible();
  const chat = await main
    .getByRole("link", { name: search.nothing.chatLabel })
    .or(main.getByRole("button", { name: search.nothing.chatLabel }))
    .getAttribute("href");
  expect(new URL(chat ?? "").searchParams.get("text")).toBe(NOTHING);
  for (const { label, link } of search.links.items) await expect(main.getByRole("link", { name: label })).toHaveAttribute("href", link);
  expect(await axeViolations(page)).toEqual([]);
});

servedTest("SEARCH-04 without JavaScript there is no form but links to all pages, and a word on it", async ({ page }) => {
  await page.goto(addressOf(TITLE));
  await expect(input(page)).toBeHidden();
  await expect(page.locator("main noscript p")).toHaveText(search.noScript);
  for (const { label } of search.links.items) await expect(page.getByRole("main").getByRole("link", { name: label })).toBeVisible();
});

test("SEARCH-04 where the code fails there is no form but the links", async ({ page }) => {
  await page.route("**/assets/*.js*", (route) => route.abort());
  await page.goto("/search");
  await expect(page.locator("html[data-failed]")).toBeAttached();
  await expect(input(page)).toBeHidden();
  await expect(page.getByRole("main").getByRole("link", { name: firstLink.label })).toBeVisible();
});

test("SEARCH-01 what is typed before the page is hydrated is searched for, instead of what the address asks", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(addressOf(NOTHING));
  await input(page).pressSequentially(TITLE);
  await input(page).press("Enter");
  release();
  await expect(results(page).first()).toContainText(TITLE);
  await expect(input(page)).toHaveValue(TITLE);
  await expect(page).toHaveURL(addressOf(TITLE));
});

test("SEARCH-07 the index is fetched on no other page, and once on this one", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => void (/\/assets\/search-.*\.json/.test(request.url()) && fetched.push(request.url())));
  await openHydrated(page, "/services");
  await page.getByRole("banner").getByRole("link", { name: words.navigation.search }).hover();
  await page.waitForLoadState("networkidle");
  expect(fetched).toEqual([]);
  await page.getByRole("banner").getByRole("link", { name: words.navigation.search }).click();
  await input(page).fill(TITLE);
  await results(page).first().getByRole("link").click();
  await expect(page).toHaveURL(service.url);
  await page.goBack();
  await expect(results(page).first()).toBeVisible();
  expect(fetched).toHaveLength(1);
});

test.describe("SEARCH-05 an index", () => {
  for (const [what, fail] of [
    ["that is lost", (page: Page) => page.route(INDEX, (route) => route.abort())],
    ["that is answered with another document", (page: Page) => page.route(INDEX, (route) => route.fulfill({ body: "<!doctype html>" }))],
    ["that is answered with status 500", (page: Page) => page.route(INDEX, (route) => route.fulfill({ status: 500, body: "{}" }))],
  ] as const) {
    test(`${what} is reported in place, with the number, and tried again`, async ({ page }) => {
      await fail(page);
      await openHydrated(page, addressOf(TITLE));
      await expect(failure(page)).toContainText(search.failure);
      await expect(failure(page).locator(`a[href='${business.phone.href}']`)).toBeVisible();
      await expect(page.getByRole("main").getByRole("link", { name: firstLink.label })).toBeVisible();
      expect(await axeViolations(page, { part: "main" })).toEqual([]);
      await page.unroute(INDEX);
      await failure(page).getByRole("button", { name: search.tryAgain }).click();
      await expect(results(page).first()).toContainText(TITLE);
      await expect(failure(page)).toHaveCount(0);
    });
  }

  test("that hangs is reported after 8 seconds; one that comes later is used", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(INDEX, async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.install();
    await openHydrated(page, addressOf(TITLE));
    await expect(page.getByRole("heading", { name: search.loading, exact: true })).toBeVisible();
    await page.clock.runFor(PATIENCE_MS - 2000);
    await expect(failure(page)).toHaveCount(0);
    await page.clock.runFor(2000);
    await expect(failure(page)).toContainText(search.failure);
    release();
    await page.clock.resume();
    await expect(results(page).first()).toContainText(TITLE);
    await expect(failure(page)).toHaveCount(0);
  });
});

test.describe("SEARCH-06 a query", () => {
  const HOSTILE: [name: string, query: string][] = [
    ["HTML", `<img src=x onerror="document.title='injected'"><b>${TITLE}</b>`],
    ["the end of a script", "</script><script>document.title='injected'</script>"],
    ["characters of regular expressions", "(.*)+[^a]{9}$|\\"],
    ["a very long one", "geyser ".repeat(1000)],
    ["odd Unicode", "\u202Eabc\u0000\u{1F9CA}\u0301\u0301\uFFFF עברית"],
    ["names of parts of objects", "constructor __proto__ toString"],
  ];
  test("of any text is text and nothing else, in the address and typed", async ({ page, faults }) => {
    test.slow(); // each loads three documents
    for (const [name, query] of HOSTILE)
      await test.step(name, async () => {
        await openHydrated(page, `/search?q=${encodeURIComponent(query)}`);
        await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).not.toHaveText(search.loading);
        await openHydrated(page, "/search");
        await input(page).fill(query);
        await input(page).press("Enter");
        await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).not.toHaveText(search.loading);
        expect(await page.title()).not.toBe("injected");
        await expect(page.getByRole("main").locator("img, script, b")).toHaveCount(0);
        expect(new URL(page.url()).search.length).toBeLessThan(1000);
        await page.reload();
        await hydrated(page);
        expect(faults).toEqual([]);
      });
  });

  test("that no browser can decode shows the page", async ({ page, faults }) => {
    await openHydrated(page, "/search?q=%E0%A4%A&q=%");
    await expect(input(page)).toBeVisible();
    expect(faults).toEqual([]);
  });
});

test("SEARCH-08 every page leads to the search by a link of 44 px in its header, at any width, also in the open menu", async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, "/services");
    const link = page.getByRole("banner").getByRole("link", { name: words.navigation.search });
    await expect(link).toHaveAttribute("href", "/search");
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    for (const scroll of [0, 600]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), scroll);
      const lines = await page.getByRole("banner").evaluate((header) => {
        const parts = [...header.querySelectorAll("a, summary")].filter(
          (part) => part.checkVisibility() && !part.closest("details[open] nav"),
        );
        const middles = parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2);
        return Math.max(...middles) - Math.min(...middles);
      });
      expect(lines, `${width} px, scrolled by ${scroll}`).toBeLessThan(10); // one line
    }
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await openHydrated(page, "/services");
  await page.locator("header summary", { hasText: words.navigation.open }).click();
  await page.getByRole("banner").getByRole("link", { name: words.navigation.search }).click();
  await expect(page).toHaveURL("/search");
});

test("SEARCH-07 the index of the built site holds every page once, and its name follows what it holds", async ({ request }) => {
  const { page } = (await (await request.get("/search/page.json")).json()) as { page: { index: string } };
  const response = await request.get(page.index);
  expect(response.headers()["cache-control"]).toContain("immutable");
  const { pages } = JSON.parse(readFileSync(`dist${page.index}`, "utf8")) as SearchIndex;
  const paths = pages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => decodeURI(new URL(address).pathname));
  expect(paths).toEqual(expect.arrayContaining(listed));
});

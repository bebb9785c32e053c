/** The search page (SEARCH-01 to SEARCH-08). */
// cspell:ignore xqzvkj
import type { Page } from "@playwright/test";
import { createSearch } from "../../app/search/find-pages.ts";
import { saysUpFront } from "../../app/search/mentions.ts";
import { pageTitle } from "../../app/seo/page-title.ts";
import { axeViolations } from "../support/accessibility.ts";
import { business, chatLabel, content, words } from "../support/content.ts";
import { expect, hold, openHydrated, servedTest, test } from "../support/test.ts";

const { search } = content.pages;
const [service] = content.services;
const [firstLink] = search.links.items;
if (!service || !firstLink) throw new Error("There is no service to search for, or no link.");

const TITLE = service.title;
const NOTHING = "xqzvkj";
const INDEX = "**/assets/search-*.json";
const PATIENCE_MS = 8000;

const input = (page: Page) => page.getByRole("searchbox", { name: search.label });
const results = (page: Page) => page.getByRole("main").locator("ul > li:has(h3)");
const failure = (page: Page) => page.getByRole("alert");
const headerLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: words.navigation.search });
const addressOf = (query: string) => (query ? `/search?${new URLSearchParams({ q: query })}` : "/search");

test("SEARCH-01 SEARCH-02 SEARCH-03 an address with a query shows results with their kind, title and excerpt", async ({ page, faults }) => {
  await openHydrated(page, addressOf(TITLE));
  const first = results(page).first();
  await expect(first.getByRole("link", { name: TITLE, exact: true })).toHaveAttribute("href", service.url);
  await expect(first.locator("small")).toHaveText(search.kinds.service);
  await expect(first).toContainText(service.summary);
  await expect(first.locator("h3 mark").first()).toBeVisible();
  await expect(input(page)).toHaveValue(TITLE);
  await expect(page).toHaveTitle(pageTitle({ ...search, path: "/search", title: `${TITLE}: ${search.title}` }, business));
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  expect(await axeViolations(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test("SEARCH-01 SEARCH-03 SEARCH-07 by keyboard: the address follows, Enter and Tab lead to results, and Back", async ({ page }) => {
  let fetched = 0;
  page.on("request", (request) => void (/\/assets\/search-.*\.json/.test(request.url()) && fetched++));
  await openHydrated(page, "/services");
  await headerLink(page).hover();
  await page.waitForLoadState("networkidle");
  expect(fetched).toBe(0);
  await headerLink(page).click();
  await expect(input(page)).toBeFocused();
  const entries = await page.evaluate(() => history.length);
  await page.keyboard.type(TITLE);
  await expect(page).toHaveURL(addressOf(TITLE));
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(results(page).first().getByRole("link")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(service.url);
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  await page.goBack();
  await expect(input(page)).toHaveValue(TITLE);
  await expect(results(page).first()).toContainText(TITLE);
  expect(fetched).toBe(1);
  await headerLink(page).press("Enter"); // a click could be lost: with the page's place the header comes back, and its link moves
  await expect(input(page)).toHaveValue("");
  await expect(results(page)).toHaveCount(0);
});

test("SEARCH-03 the best eight results are in full, and the others by title", async ({ page, request }) => {
  const { index } = (await (await request.get("/search/page.json")).json()).page as { index: string };
  const find = await createSearch(await (await request.get(index)).json());
  const best = (query: string) => find(query).filter(saysUpFront);
  const [query = TITLE] = ["phone", "work", "call"].sort((a, b) => best(b).length - best(a).length);
  await openHydrated(page, addressOf(query));
  const found = find(query);
  const inFull = found.filter(saysUpFront).slice(0, 8);
  await expect(results(page)).toHaveCount(inFull.length);
  const others = found.filter((result) => !inFull.includes(result));
  await expect(page.locator("main h3 + ul a")).toHaveText(others.map(({ page: { title } }) => title));
});

const [example] = search.examples;
if (example)
  test("SEARCH-01 an example under the input searches for what it says", async ({ page }) => {
    await openHydrated(page, "/search");
    await page.getByRole("main").getByRole("link", { name: example, exact: true }).click();
    await expect(page).toHaveURL(addressOf(example));
    await expect(input(page)).toHaveValue(example);
    await expect(results(page).first()).toBeVisible();
  });

test("SEARCH-01 what is typed before hydration is searched for", async ({ page }) => {
  const settle = await hold(page, "**/assets/entry.client-*.js");
  await page.goto(addressOf(NOTHING));
  await input(page).pressSequentially(TITLE);
  settle("continue");
  await expect(results(page).first()).toContainText(TITLE);
  await expect(page).toHaveURL(addressOf(TITLE));
});

test("SEARCH-03 without a result the page announces it once typing rests, and offers the phone, the chat and links", async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, "/search");
  const main = page.getByRole("main");
  await input(page).fill(NOTHING);
  await expect(main.getByRole("heading", { name: search.nothing.heading })).toBeVisible();
  await expect(main.getByRole("status")).toHaveText("");
  await page.clock.runFor(1000);
  await expect(main.getByRole("status")).toHaveText(`${search.nothing.heading}: ${NOTHING}`);
  await expect(main.locator(`a[href='${business.phone.href}']`).first()).toBeVisible();
  const [chat] = await main
    .getByRole("link", { name: chatLabel })
    .or(main.getByRole("button", { name: chatLabel }))
    .all();
  expect(chat !== undefined).toBe(content.business.chatPhone !== undefined);
  if (chat) expect(new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text")).toContain(NOTHING);
  await expect(main.getByRole("link", { name: firstLink.label })).toHaveAttribute("href", firstLink.link);
});

servedTest("SEARCH-04 without JavaScript there is no form but a sentence and links to all pages", async ({ page }) => {
  await page.goto(addressOf(TITLE));
  await expect(input(page)).toBeHidden();
  await expect(page.locator("main noscript p")).toHaveText(search.noScript);
  for (const { label } of search.links.items) await expect(page.getByRole("main").getByRole("link", { name: label })).toBeVisible();
});

test("SEARCH-05 an index that fails is reported in place, with the phone number, and can be tried again", async ({ page }) => {
  await page.route(INDEX, (route) => route.abort());
  await openHydrated(page, addressOf(TITLE));
  await expect(failure(page)).toContainText(search.failure);
  await expect(failure(page).locator(`a[href='${business.phone.href}']`)).toBeVisible();
  expect(await axeViolations(page, "main")).toEqual([]);
  await page.unroute(INDEX);
  await failure(page).getByRole("button", { name: words.loading.again }).click();
  await expect(results(page).first()).toContainText(TITLE);
  await expect(failure(page)).toHaveCount(0);
});

test("SEARCH-05 an index that hangs is reported after 8 seconds, and used when it comes", async ({ page }) => {
  const settle = await hold(page, INDEX);
  await page.clock.install();
  await openHydrated(page, addressOf(TITLE));
  await expect(page.getByRole("heading", { name: search.loading, exact: true })).toBeVisible();
  await page.clock.runFor(PATIENCE_MS);
  await expect(failure(page)).toContainText(search.failure);
  settle("continue");
  await page.clock.resume();
  await expect(results(page).first()).toContainText(TITLE);
  await expect(failure(page)).toHaveCount(0);
});

test("SEARCH-06 a query with markup is text and nothing else", async ({ page, faults }) => {
  const query = `(.*)+[^a]$|\\% \u202E\u0000<img src=x onerror=document.title=1><b>${TITLE}</b>`;
  await openHydrated(page, addressOf(query));
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).not.toHaveText(search.loading);
  await input(page).fill(`${query} `);
  await expect(page.getByRole("main").locator("img[src=x], script, b")).toHaveCount(0);
  expect(await page.title()).not.toBe("1");
  expect(faults).toEqual([]);
});

test("SEARCH-08 every header has a link to the search of 44 px at any width", async ({ page }) => {
  await openHydrated(page, "/services");
  for (const width of [320, 390, 768, 992, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(headerLink(page)).toHaveAttribute("href", "/search");
    const box = await headerLink(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

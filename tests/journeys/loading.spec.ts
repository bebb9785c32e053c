/** Before its code has loaded a page is the page without JavaScript; it stays so if the code fails. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { business, content, words } from "../support/content.ts";
import { SERVICE } from "../support/paths.ts";
import { expect, heading, hold, hydrated, menuLink, openHydrated, receiveMessages, SEND_LINK, test } from "../support/test.ts";

const LIMIT_MS = 120_000;
const SCRIPTS = /\/assets\/(?!boot-)[\w.-]+\.js/;
const ENTRY = "**/assets/entry.client-*.js";

const chatLink = (page: Page) => page.getByRole("link", { name: words.chat.open });
const leftAsServed = (page: Page) => page.locator("html[data-failed]").waitFor({ state: "attached" });

test("before the code has loaded links lead to their pages, pictures, films and messages", async ({ page }) => {
  await receiveMessages(page);
  await hold(page, SCRIPTS);
  const film = content.business.video ? [`main a[href='${business.video.address}']`] : [];
  const chat = content.business.chatPhone ? [`aside a[href^='${SEND_LINK}']`] : [];
  for (const selector of ["header a[href='/services']", "main a[href^='/pictures/']", ...film, ...chat]) {
    await page.goto("/", { waitUntil: "domcontentloaded" });
    const link = page.locator(selector).first();
    const address = await link.evaluate((element: HTMLAnchorElement) => element.href);
    await link.click();
    await expect(page).toHaveURL(address);
  }
});

test("the menu of a phone opens before the code has loaded, and stays open when the page is hydrated", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const settle = await hold(page, SCRIPTS);
  await page.goto("/services");
  await page.locator("header summary").filter({ hasText: words.navigation.open }).click();
  const link = page.locator("header nav").last().locator("a[href='/contact']");
  await expect(link).toBeVisible();
  settle("continue");
  await hydrated(page);
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL("/contact");
  await expect(link).toBeHidden();
});

test("CALL-02 the code loads last, from static paths with a content hash, once although the page is touched", async ({ page }) => {
  const order: string[] = [];
  page.on("load", () => void order.push("load"));
  page.on("request", (request) => {
    if (request.url().endsWith(".js") && request.resourceType() === "fetch") order.push(new URL(request.url()).pathname);
  });
  await page.goto("/");
  await page.mouse.click(5, 300);
  await hydrated(page);
  const [first, ...scripts] = order;
  expect(first).toBe("load");
  expect(scripts.length).toBeGreaterThan(3);
  expect(new Set(scripts).size).toBe(scripts.length);
  for (const script of scripts) expect(script).toMatch(/^\/assets\/[\w.-]+-[\w-]{8}\.js$/);
});

test("ERR-02 a script that fails once is fetched again", async ({ page }) => {
  await page.route(ENTRY, (route) => route.abort(), { times: 1 });
  await openHydrated(page, "/services");
});

test.describe("a page whose code fails stays as it was prerendered", () => {
  /** The page reads as its document does, its links load documents, and its controls that need code are hidden. */
  async function expectServed(page: Page, path: string): Promise<void> {
    await leftAsServed(page);
    const tab = await page
      .context()
      .browser()
      ?.newPage({ baseURL: new URL(page.url()).origin, javaScriptEnabled: false });
    await tab?.goto(path);
    expect(await page.locator("main").textContent()).toBe(await tab?.locator("main").textContent());
    await tab?.close();
    await expect(page).toHaveURL(path);
    for (const button of await page.locator("button:visible:not([aria-expanded])").all()) expect(await button.textContent()).toBe("");
    for (const link of await chatLink(page).all()) await expect(link).toHaveAttribute("href", new RegExp(`^${SEND_LINK}`));
    await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
    await menuLink(page, "/contact").click();
    await expect(page).toHaveURL("/contact");
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(false);
  }

  for (const [what, path, file, said] of [
    ["a component throws while it hydrates", SERVICE, /\/assets\/service-.*\.js/, "Broken on purpose"],
    ["a script does not load", "/services", ENTRY, /^Loading chunk \/\S+ failed$/],
    ["the boot script does not load", "/services", "**/assets/boot-*.js", /^Loading chunk \S+ failed$/],
    ["the stylesheet does not load", "/services", "**/assets/*.css", /\.css failed$/],
    ["the page's data do not load", "/services", "**/services/page.json", /page\.json failed$/],
  ] as const)
    test(`ERR-02 when ${what}`, async ({ page }) => {
      await page.route(file, (route) => {
        if (said !== "Broken on purpose") return route.abort();
        const { pathname } = new URL(route.request().url());
        const body = readFileSync(`dist${pathname}`, "utf8").replace(/[\w$]+ as Component\b/, "broken as Component");
        return route.fulfill({ contentType: "text/javascript", body: `${body};function broken(){throw new Error("${said}")}` });
      });
      const error = page.waitForEvent("pageerror");
      await page.goto(path);
      expect((await error).message).toMatch(said);
      await expectServed(page, path);
    });

  test("CALL-02 when a script does not load within 120 seconds", async ({ page }) => {
    await hold(page, ENTRY);
    await page.clock.install();
    await page.goto("/services");
    await page.clock.runFor(1000); // the code is asked for once the page is idle
    await page.clock.runFor(LIMIT_MS - 5000);
    await expect(page.locator("html[data-failed]")).toHaveCount(0);
    const error = page.waitForEvent("pageerror");
    await page.clock.runFor(5000);
    expect(await error).toMatchObject({ name: "ChunkLoadError", message: expect.stringMatching(/^Loading chunk \/assets\/\S+ failed$/) });
    await expectServed(page, "/services");
  });

  test("when a translator has changed it, and keeps the translation", async ({ page }) => {
    const settle = await hold(page, SCRIPTS);
    await page.goto("/services");
    await heading(page).evaluate((element) => {
      element.replaceChildren(Object.assign(document.createElement("font"), { textContent: "Dix services" }));
    });
    settle("continue");
    await leftAsServed(page);
    await expect(heading(page)).toHaveText("Dix services");
  });

  test("ERR-02 also after a change of page failed, and Back and Forward then load documents", async ({ page }) => {
    await page.route(/\/assets\/contact-.*\.js/, (route) => route.abort());
    await openHydrated(page, "/");
    await menuLink(page, "/services").click();
    await expect(page).toHaveURL("/services");
    await menuLink(page, "/contact").click();
    await expect(heading(page)).toHaveText("Unexpected Application Error");
    await page.route(SCRIPTS, (route) => route.abort());
    await page.reload();
    await leftAsServed(page);
    await expect(heading(page)).toHaveText(content.pages.contact.heading);
    for (const text of [content.pages.services.heading, content.pages.home.hero.lines[0] as string]) {
      await page.goBack();
      await expect(heading(page)).toContainText(text);
    }
    await page.goForward();
    await expect(heading(page)).toHaveText(content.pages.services.heading);
  });
});

for (const [what, reloads, said] of [
  ["is loaded again, and then hydrated", 1, content.pages.services.heading],
  ["stays old is loaded again once, and stays as it was prerendered", 9, `${content.pages.services.heading} (old)`],
] as const)
  test(`ERR-02 after a release, a cached document that ${what}`, async ({ page }) => {
    const body = readFileSync("dist/services.html", "utf8")
      .replace(/ data-version="\w+"/, ' data-version="old"')
      .replace("</h1>", " (old)</h1>");
    let loads = 0;
    await page.route("/services", (route) => {
      loads += 1;
      return loads > reloads ? route.continue() : route.fulfill({ contentType: "text/html", body });
    });
    await page.goto("/services");
    await (reloads === 1 ? hydrated(page) : leftAsServed(page));
    await expect(heading(page)).toHaveText(said);
    expect(loads).toBe(2);
  });

test("ERR-02 a picture opens as a file when the lightbox's code doesn't load", async ({ page }) => {
  await page.route("**/assets/lightbox-*.js*", (route) => route.abort());
  await openHydrated(page, SERVICE);
  const link = page.locator("main a[href$='.webp']").first();
  const file = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(page).toHaveURL(file);
});

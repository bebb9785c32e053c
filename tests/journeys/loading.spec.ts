/** Before its code has loaded a page is the page without JavaScript; it stays so if the code fails. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { business, content, menuLabel, words } from "../support/content.ts";
import { holdScripts } from "../support/hold-scripts.ts";
import { menuLink } from "../support/menu-link.ts";
import { expect, hydrated, idle, openHydrated, test } from "../support/test.ts";

const SEND_LINK = "https://api.whatsapp.com/send/";
const LIMIT_MS = 120_000;
const ENTRY = "**/assets/entry.client-*.js";

const chatLink = (page: Page) => page.getByRole("link", { name: words.chat.open });
const darkSwitch = (page: Page) => page.getByRole("button", { name: words.controls.dark });
const leftAsServed = (page: Page) => page.locator("html[data-failed]").waitFor({ state: "attached" });
const serveMessagingService = (page: Page) =>
  page.route(`${SEND_LINK}**`, (route) => route.fulfill({ contentType: "text/html", body: "<title>Arrived</title>" }));

test.describe("before the code has loaded", () => {
  test("links lead to their pages, the chat's button to the messaging service, a picture and the film to their files", async ({ page }) => {
    await serveMessagingService(page);
    await holdScripts(page);
    const follow = async (selector: string) => {
      await page.goto("/", { waitUntil: "domcontentloaded" });
      const link = page.locator(selector).first();
      const address = await link.evaluate((element: HTMLAnchorElement) => element.href);
      await link.click();
      await expect(page).toHaveURL(address);
    };
    await follow("header a[href='/services']");
    await follow("main a[href^='/pictures/']");
    await follow(`main a[href='${business.video.address}']`);
    await page.goto("/");
    await chatLink(page).click();
    await expect(page).toHaveTitle("Arrived");
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test("the menu opens, and stays open when the page is hydrated", async ({ page }) => {
      const { release } = await holdScripts(page);
      await page.goto("/services");
      await page.locator("header summary").filter({ hasText: words.navigation.open }).tap();
      const link = page
        .locator("header")
        .getByRole("link", { name: menuLabel("/contact") })
        .last();
      await expect(link).toBeVisible();
      release();
      await hydrated(page);
      await expect(link).toBeVisible();
      await link.click();
      await expect(page).toHaveURL("/contact");
      await expect(link).toBeHidden();
    });
  });

  test("HOME-03 a figure that the visitor has already read does not count again", async ({ page }) => {
    const { release } = await holdScripts(page);
    await page.goto("/");
    const figure = page.locator("dd", { hasText: String(content.pages.home.about.counters[0]?.value) });
    await figure.evaluate((element) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      new MutationObserver(() => Object.assign(window, { hasCounted: true })).observe(element, { subtree: true, characterData: true });
    });
    release();
    await hydrated(page);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => "hasCounted" in window)).toBe(false);
  });
});

test.describe("the code", () => {
  test("CALL-02 loads after everything else, from a static path with a content hash, once although the visitor touches the page", async ({
    page,
  }) => {
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

  test("SAVE-01 loads at the first touch with Save-Data, and not before", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    await idle(page);
    expect(fetched.filter((path) => /\.(js|css|json)$/.test(path))).toEqual([]);
    await page.mouse.click(5, 300);
    await hydrated(page);
  });

  test("ERR-02 is fetched again when a script fails once", async ({ page }) => {
    await page.route(ENTRY, (route) => route.abort(), { times: 1 });
    await openHydrated(page, "/services");
  });
});

test.describe("a page whose code fails stays as it was served", () => {
  /** Has a file of the build throw where it matches. */
  const breakCode = (page: Page, file: string | RegExp, part: string | RegExp, broken: string) =>
    page.route(file, (route) => {
      const code = readFileSync(`dist${new URL(route.request().url()).pathname}`, "utf8");
      const body = code.replace(part, broken);
      if (body === code) throw new Error(`${route.request().url()} has no ${part}.`);
      return route.fulfill({
        contentType: "text/javascript",
        body: `${body};function broken(){throw new Error("Broken on purpose")}`,
      });
    });

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
    await expect(chatLink(page)).toHaveAttribute("href", new RegExp(`^${SEND_LINK}`));
    await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
    await menuLink(page, "/contact").click();
    await expect(page).toHaveURL("/contact");
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(false);
  }

  test("when a component throws while it hydrates", async ({ page }) => {
    await breakCode(page, /\/assets\/service-.*\.js/, /[\w$]+ as Component\b/, "broken as Component");
    await page.goto("/plumbing-services");
    await expectServed(page, "/plumbing-services");
  });

  test("when the layout throws while it hydrates, under the address that was asked for", async ({ page }) => {
    await breakCode(page, ENTRY, '"data-stuck":', '"data-stuck":broken()||');
    await page.goto("/no-such-page");
    await expectServed(page, "/no-such-page");
  });

  test("when an effect throws while it hydrates", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, "IntersectionObserver"));
    await page.goto("/");
    await expectServed(page, "/");
  });

  for (const [what, file] of [
    ["a script", ENTRY],
    ["the stylesheet", "**/assets/*.css"],
    ["the page's data", "**/services/page.json"],
  ] as const)
    test(`ERR-02 when ${what} does not load`, async ({ page }) => {
      await page.route(file, (route) => route.abort());
      const error = page.waitForEvent("pageerror");
      await page.goto("/services");
      expect((await error).message).toMatch(/^Loading chunk \/\S+ failed$|Failed to fetch|\.css failed$/);
      await expectServed(page, "/services");
    });

  test("CALL-02 when a script does not load within 120 seconds", async ({ page }) => {
    await holdScripts(page, ENTRY);
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
    const { release } = await holdScripts(page);
    await page.goto("/services");
    await page.locator("main h1").evaluate((heading) => {
      const font = document.createElement("font");
      font.append("Dix services, un seul numéro");
      heading.replaceChildren(font);
    });
    release();
    await leftAsServed(page);
    await expect(page.locator("main h1")).toHaveText("Dix services, un seul numéro");
  });

  test("and Back and Forward then load the documents of pages that were visited within the site", async ({ page }) => {
    await openHydrated(page, "/");
    await menuLink(page, "/contact").click();
    await expect(page).toHaveURL("/contact");
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.reload();
    await leftAsServed(page);
    await page.goBack();
    await expect(page.locator("main h1")).toContainText(content.pages.home.hero.lines[0] as string);
    await page.goForward();
    await expect(page.locator("main h1")).toHaveText(content.pages.contact.heading);
  });
});

test.describe("a document and its data that differ, as after a release", () => {
  /** Serves the document as a cache kept it, with another text and version, until it is reloaded as often as said. */
  async function serveOldDocument(page: Page, reloads: number): Promise<() => number> {
    const body = readFileSync("dist/services.html", "utf8")
      .replace(/ data-version="\w+"/, ' data-version="old"')
      .replace("</h1>", " (old)</h1>");
    let loads = 0;
    await page.route("/services", (route) => {
      loads += 1;
      return loads > reloads ? route.continue() : route.fulfill({ contentType: "text/html", body });
    });
    return () => loads;
  }

  test("ERR-02 the document is loaded again, and then hydrated", async ({ page }) => {
    const loads = await serveOldDocument(page, 1);
    await openHydrated(page, "/services");
    await expect(page.locator("main h1")).toHaveText(content.pages.services.heading);
    expect(loads()).toBe(2);
  });

  test("ERR-02 a document that stays old is loaded again once, and stays as it was served", async ({ page }) => {
    const loads = await serveOldDocument(page, 9);
    await page.goto("/services");
    await leftAsServed(page);
    await expect(page.locator("main h1")).toHaveText(`${content.pages.services.heading} (old)`);
    await darkSwitch(page).waitFor({ state: "hidden" });
    expect(loads()).toBe(2);
  });
});

for (const [name, code, path, selector] of [
  ["lightbox", "**/assets/lightbox-*.js*", "/plumbing-services", "main a[href$='.webp']"],
  ["video popup", "**/assets/video-dialog-*.js*", "/", `main a[href='${business.video.address}']`],
] as const)
  test(`ERR-02 a click on the ${name} says that its code loads, and if it fails says so in place and tries again`, async ({ page }) => {
    const { fail } = await holdScripts(page, code);
    await openHydrated(page, path);
    const link = page.locator(selector).first();
    await link.click();
    await expect(link).toHaveAttribute("aria-busy", "true");
    fail();
    await expect(page.getByRole("alert")).toContainText(words.loading.failure);
    await expect(link).not.toHaveAttribute("aria-busy");
    await expect(page).toHaveURL(path);
    await page.unroute(code);
    await page.getByRole("button", { name: words.loading.again }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

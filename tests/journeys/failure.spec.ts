import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { serveFolder } from "../../vite/hosting.ts";
import { business, content, menuLabel } from "../support/content.ts";
import { holdScripts } from "../support/hold-scripts.ts";
import { menuLink } from "../support/menu-link.ts";
import { serveStaleDocument } from "../support/stale-document.ts";
import { expect, hydrated, idle, openHydrated, test } from "../support/test.ts";

const NO_PAGES = [
  "/no-such-page",
  "/a/b/c",
  "/404",
  "/404.html",
  "/blog-detail/1/2",
  "/blog-detail/x/y",
  "/blog-detai",
  "/services/none",
  "/%F0%9F%98%80",
  "/<script>",
];

test("ERR-01 RT-06 an address without a page has status 404 and the failure screen in the site's own look", async ({ page, faults }) => {
  test.slow(); // ten addresses
  const heading = page.getByRole("heading", { level: 1 });
  const main = page.getByRole("main");
  for (const path of NO_PAGES)
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(heading).toHaveText("Unexpected Application Error");
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      await expect(heading).toHaveText("Unexpected Application Error");
      await expect(main).toContainText("404 Not Found");
      await expect(page).toHaveTitle(/Unexpected Application Error/);
      await expect(main.locator("a[href='/']")).toBeVisible();
      await expect(main.locator("a[href='/services']")).toBeVisible();
      await expect(main.locator(`a[href='${business.phone.href}']`)).toBeVisible();
      expect(faults.filter((fault) => !/status of 404/.test(fault))).toEqual([]);
    });
});

test("ERR-01 a page after the failure screen may be indexed again", async ({ page }) => {
  await page.goto("/no-such-page");
  await hydrated(page);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await menuLink(page, "/services").click();
  await expect(page).toHaveURL("/services");
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  await expect(page.locator("link[rel=canonical]")).toHaveCount(1);
});

test("a malformed address returns 400 and the server goes on", async ({ request }) => {
  expect((await request.get("/%E0%A4%A")).status()).toBe(400);
  expect((await request.get("/")).status()).toBe(200);
});

test("ERR-02 a chunk that does not load shows the failure screen, which tries again", async ({ page }) => {
  await openHydrated(page, "/");
  await page.route(/\/assets\/contact-.*\.js/, (route) => route.abort());
  await menuLink(page, "/contact").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error");
  await expect(page.getByRole("main")).toContainText("ChunkLoadError: Loading chunk contact failed");
  await page.unroute(/\/assets\/contact-.*\.js/);
  await page.getByRole("button").filter({ hasText: content.pages.failure.tryAgain }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole("main").locator(`a[href='mailto:${business.email}']`)).toBeVisible();
});

test("ERR-02 a page's data that does not load shows the failure screen; a full load works", async ({ page }) => {
  await openHydrated(page, "/");
  await page.route("**/services/page.json", (route) => route.abort());
  await menuLink(page, "/services").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error");
  await page.unroute("**/services/page.json");
  await page.reload();
  await expect(page).toHaveTitle(new RegExp(content.pages.services.title));
});

test("ERR-02 after a new release a stale page's next navigation loads the new one as a document", async ({ page }) => {
  await openHydrated(page, "/");
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
  const file = JSON.parse(readFileSync("dist/services/page.json", "utf8")) as { release: string };
  await page.route("**/services/page.json", (route) => route.fulfill({ json: { ...file, release: "another" } }));
  await menuLink(page, "/services").click();
  await expect(page).toHaveTitle(new RegExp(content.pages.services.title));
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(false);
});

test("ERR-02 CALL-02 a stale page whose code is gone with its release recovers, too, and shows no failure on the way", async ({ page }) => {
  await openHydrated(page, "/");
  await page.evaluate(() => {
    new MutationObserver(
      () => document.querySelector("h1")?.textContent?.startsWith("Unexpected") && sessionStorage.setItem("seen", "1"),
    ).observe(document.body, { subtree: true, childList: true });
  });
  const file = JSON.parse(readFileSync("dist/contact/page.json", "utf8")) as { release: string };
  await page.route(/\/assets\/contact-.*\.js/, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.route("**/contact/page.json", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.fulfill({ json: { ...file, release: "another" } });
  });
  await menuLink(page, "/contact").click();
  await expect(page).toHaveURL("/contact");
  await hydrated(page);
  await expect(page.getByRole("main").locator(`a[href='mailto:${business.email}']`)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("seen"))).toBeNull();
});

test("ERR-02 an old document that comes again and again is loaded for its release once, and then the visitor is told", async ({ page }) => {
  const documents = await serveStaleDocument(page, "/blog-detail/3");
  await page.goto("/blog-detail/3");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error");
  await expect(page.getByRole("button").filter({ hasText: content.pages.failure.tryAgain })).toBeVisible();
  expect(documents()).toBe(2);
});

test("ERR-02 a page's data of an older release, in the browser's cache, does not block the new one", async ({ page }) => {
  let release = "older";
  const serveSite = serveFolder("dist");
  const server = createServer((request, response) => {
    if (request.url !== "/services/page.json") return serveSite(request, response);
    const file = JSON.parse(readFileSync("dist/services/page.json", "utf8")) as { release: string };
    response.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "max-age=3600" });
    response.end(JSON.stringify({ ...file, release: release || file.release }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await page.goto(`${site}/`);
    await page.evaluate(() => fetch("/services/page.json").then((response) => response.text()));
    release = "";
    await page.goto(`${site}/`);
    await hydrated(page);
    await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
    await menuLink(page, "/services").click();
    await expect(page).toHaveTitle(new RegExp(content.pages.services.title));
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

test("ERR-02 the note that a document was loaded for a release is removed once that release runs", async ({ page }) => {
  const { release } = JSON.parse(readFileSync("dist/services/page.json", "utf8")) as { release: string };
  await page.addInitScript((wanted) => sessionStorage.setItem("loaded-for-release", wanted), `${release} http://127.0.0.1/services`);
  await openHydrated(page, "/");
  expect(await page.evaluate(() => sessionStorage.getItem("loaded-for-release"))).toBeNull();
});

test("ERR-02 a late response does not leave the page that the visitor has gone on to", async ({ page }) => {
  await openHydrated(page, "/");
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
  const file = JSON.parse(readFileSync("dist/services/page.json", "utf8")) as { release: string };
  let respond = () => {};
  const asked = new Promise<void>((resolve) => {
    void page.route("**/services/page.json", async (route) => {
      resolve();
      await new Promise<void>((release) => {
        respond = release;
      });
      await route.fulfill({ json: { ...file, release: "another" } });
    });
  });
  const header = page.locator("header");
  await header
    .getByRole("link", { name: menuLabel("/services") })
    .first()
    .click();
  await asked;
  await header
    .getByRole("link", { name: menuLabel("/contact") })
    .first()
    .click();
  await expect(page).toHaveURL("/contact");
  const response = page.waitForResponse("**/services/page.json");
  respond();
  await (await response).finished();
  await idle(page);
  await expect(page).toHaveURL("/contact");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("ERR-02 a host's own failure is named by its status, and not blamed on the connection", async ({ page }) => {
  await openHydrated(page, "/");
  await page.route("**/services/page.json", (route) => route.fulfill({ status: 503, body: "" }));
  await menuLink(page, "/services").click();
  await expect(page.getByRole("main")).toContainText("503 Service Unavailable");
  await expect(page.getByRole("main")).not.toContainText(content.pages.failure.offline);
  await expect(page.getByRole("button").filter({ hasText: content.pages.failure.tryAgain })).toBeVisible();
});

test.describe("ERR-02 where the code below the fold does not load", () => {
  const CODE = /\/assets\/home-below-.*\.js/;

  test("the page stays as it is, and its links lead where they lead", async ({ page }) => {
    await page.route(CODE, (route) => route.abort());
    await openHydrated(page, "/");
    const region = page.locator("[data-below]");
    await region.hover();
    await expect(region).toHaveAttribute("data-failed");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Unexpected/);
    await region.locator("a[data-waits]").first().click();
    await expect(page).toHaveURL(/\/pictures\/.*\.webp$/);
  });

  test("it is fetched again when the visitor comes to that part again", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await page.route(CODE, (route) => route.abort());
    await openHydrated(page, "/");
    const region = page.locator("[data-below]");
    await region.getByRole("heading").first().scrollIntoViewIfNeeded();
    await expect(region).toHaveAttribute("data-failed");
    await page.unroute(CODE);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect(region).not.toBeInViewport();
    await region.getByRole("heading").first().scrollIntoViewIfNeeded();
    await expect(region).toHaveAttribute("data-hydrated");
    await expect(region).not.toHaveAttribute("data-failed");
  });

  test("a link that was clicked meanwhile is followed after all", async ({ page }) => {
    const { fail } = await holdScripts(page, CODE);
    await openHydrated(page, "/");
    await page.locator("[data-below] a[data-waits]").first().click();
    await expect(page).toHaveURL("/");
    fail();
    await expect(page).toHaveURL(/\/pictures\/.*\.webp$/);
  });
});

for (const path of ["/index.html", "/services/index.html", "/services/", "/step-by-step%20installation/index.html"]) {
  test(`RT-01 ${path} is its folder's page, under its own address`, async ({ page, faults }) => {
    await openHydrated(page, path);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Unexpected/);
    await expect(page).toHaveURL(path.replace(/index\.html$/, "").replace(/(?<=.)\/$/, ""));
    expect(faults).toEqual([]);
  });
}

test("CALL-02 ERR-02 the code for idle time is fetched again when it does not come", async ({ page }) => {
  const asked: string[] = [];
  await page.route(/\/assets\/entry\.idle-/, (route) => {
    asked.push(route.request().url());
    return asked.length === 1 ? route.abort() : route.continue();
  });
  await openHydrated(page, "/services");
  await expect.poll(() => asked.length, { timeout: 15_000 }).toBe(2);
});

test("CALL-02 scripts load from a static path with a content hash", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => void (request.resourceType() === "script" && scripts.push(new URL(request.url()).pathname)));
  await openHydrated(page, "/services");
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) expect(script).toMatch(/^\/assets\/[\w.-]+-[\w-]{8}\.js$/);
});

test("no script is asked for before the page is loaded", async ({ page }) => {
  const order: string[] = [];
  page.on("request", (request) => void (request.resourceType() === "script" && order.push("script")));
  page.on("load", () => void order.push("load"));
  await openHydrated(page, "/");
  expect(order[0]).toBe("load");
  expect(order).toContain("script");
});

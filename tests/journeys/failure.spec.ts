/** The failure screen, and the ways on from it. */
import { readFileSync } from "node:fs";
import { business, content } from "../support/content.ts";
import { menuLink } from "../support/menu-link.ts";
import { expect, hydrated, idle, openHydrated, test } from "../support/test.ts";

const FAILED = "Unexpected Application Error";
const NO_PAGES = ["/no-such-page", "/404.html", "/blog-detail/1/2", "/services/none", "/%F0%9F%98%80", "/%2fevil.example/x"];

/** A page's data file as another release writes it. */
const ofAnotherRelease = (path: string) => ({
  json: { ...(JSON.parse(readFileSync(`dist${path}/page.json`, "utf8")) as object), release: "/assets/entry.client-another.js" },
});

test("ERR-01 RT-06 an address without a page has status 404 and the failure screen in the site's own look", async ({ page, faults }) => {
  test.slow(); // six addresses
  const main = page.getByRole("main");
  for (const path of NO_PAGES)
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(FAILED);
      await expect(page).toHaveTitle(new RegExp(FAILED));
      await expect(main).toContainText("404 Not Found");
      for (const way of ["/", "/services", business.phone.href]) await expect(main.locator(`a[href='${way}']`)).toBeVisible();
      expect(faults.filter((fault) => !/status of 404/.test(fault))).toEqual([]);
    });
});

test("ERR-01 the failure screen is not indexed, and the page after it is", async ({ page }) => {
  await openHydrated(page, "/no-such-page");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await menuLink(page, "/services").click();
  await expect(page).toHaveURL("/services");
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  await expect(page.locator("link[rel=canonical]")).toHaveCount(1);
});

for (const [what, file, status] of [
  ["its code", /\/assets\/contact-.*\.js/, "ChunkLoadError: Loading chunk contact failed"],
  ["its data", "**/contact/page.json", "ConnectionError"],
] as const)
  test(`ERR-02 a page that fails since ${what} did not load shows the failure screen, which tries again`, async ({ page }) => {
    await openHydrated(page, "/");
    await page.route(file, (route) => route.abort());
    await menuLink(page, "/contact").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(FAILED);
    await expect(page.getByRole("main")).toContainText(status);
    await expect(page.getByRole("main")).toContainText(content.pages.failure.offline);
    await page.unroute(file);
    await page.getByRole("button").filter({ hasText: content.pages.failure.tryAgain }).click();
    await expect(page).toHaveURL("/contact");
    await expect(page.getByRole("main").locator(`a[href='mailto:${business.email}']`)).toBeVisible();
  });

test("ERR-02 after code failed, a full load works, and so does Back from it without any code", async ({ page }) => {
  await openHydrated(page, "/");
  await page.route("**/assets/*.js*", (route) => route.abort());
  await menuLink(page, "/contact").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(FAILED);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.pages.contact.heading);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(content.pages.home.hero.lines[0] as string);
});

test("ERR-02 a host's own failure is named by its status, and not blamed on the connection", async ({ page }) => {
  await openHydrated(page, "/");
  await page.route("**/services/page.json", (route) => route.fulfill({ status: 503, body: "" }));
  await menuLink(page, "/services").click();
  await expect(page.getByRole("main")).toContainText("503 Service Unavailable");
  await expect(page.getByRole("main")).not.toContainText(content.pages.failure.offline);
});

test("ERR-01 an error in the layout shows the failure screen, with the phone and links that load documents", async ({ page }) => {
  await page.route("**/assets/entry.client-*.js", (route) => {
    const code = readFileSync(`dist${new URL(route.request().url()).pathname}`, "utf8");
    const body = code.replace('"data-stuck":', '"data-stuck":window.breakHeader?.()||');
    return route.fulfill({ contentType: "text/javascript", body });
  });
  await openHydrated(page, "/services");
  await page.evaluate("window.breakHeader = () => { throw new Error('Broken on purpose'); }");
  await menuLink(page, "/contact").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(FAILED);
  await expect(page.getByRole("main")).toContainText("Error: Broken on purpose");
  await expect(page.getByRole("main").locator(`a[href='${business.phone.href}']`)).toBeVisible();
  await page.getByRole("main").locator("a[href='/services']").click();
  await expect(page).toHaveURL("/services");
  await hydrated(page);
});

test.describe("a tab that is older than the latest release", () => {
  for (const isCodeGone of [false, true])
    test(`ERR-02 loads the next page as a document${isCodeGone ? ", although its code is gone" : ""}`, async ({ page }) => {
      await openHydrated(page, "/");
      await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
      if (isCodeGone) await page.route(/\/assets\/contact-.*\.js/, (route) => route.fulfill({ status: 404 }), { times: 2 });
      await page.route("**/contact/page.json", (route) => route.fulfill(ofAnotherRelease("/contact")), { times: 1 });
      await menuLink(page, "/contact").click();
      await hydrated(page);
      await expect(page.getByRole("main").locator(`a[href='mailto:${business.email}']`)).toBeVisible();
      expect(await page.evaluate(() => "sameDocument" in window)).toBe(false);
    });

  test("ERR-02 does not leave the page to which the visitor has gone meanwhile", async ({ page }) => {
    await openHydrated(page, "/");
    await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
    let resolve = () => {};
    const promise = new Promise<void>((respond) => {
      resolve = respond;
    });
    await page.route("**/services/page.json", (route) => promise.then(() => route.fulfill(ofAnotherRelease("/services"))));
    const asked = page.waitForRequest("**/services/page.json");
    await menuLink(page, "/services").click();
    await asked;
    await menuLink(page, "/contact").click();
    await expect(page).toHaveURL("/contact");
    const response = page.waitForResponse("**/services/page.json");
    resolve();
    await (await response).finished();
    await idle(page);
    await expect(page).toHaveURL("/contact");
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });

  test("ERR-02 gets the failure screen, not a loop, where a host goes on sending an old document for another page", async ({ page }) => {
    let documents = 0;
    await page.route("/blog-detail/77", (route) => {
      documents += 1;
      return route.fulfill({ body: readFileSync("dist/blog-detail.html", "utf8"), contentType: "text/html" });
    });
    await page.route("**/blog-detail/77/page.json", (route) => route.fulfill(ofAnotherRelease("/blog-detail")));
    await page.goto("/blog-detail/77");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(FAILED);
    expect(documents).toBe(1);
  });
});

for (const [address, file, path] of [
  ["/services/", "services.html", "/services"],
  ["/services.html", "services.html", "/services"],
  ["/step-by-step%20installation/index.html", "step-by-step installation.html", "/step-by-step%20installation"],
  ["//services", "services.html", "/services"],
  ["//no-such-page", "404.html", "/no-such-page"],
] as const)
  test(`RT-01 RT-06 ${address} becomes ${path} where a host serves ${file} without a redirect`, async ({ page, baseURL, faults }) => {
    const body = readFileSync(`dist/${file}`, "utf8");
    await page.route(`${baseURL}${address}`, (route) => route.fulfill({ contentType: "text/html", body }));
    await page.goto(`${baseURL}${address}`);
    await hydrated(page);
    await expect(page).toHaveURL(path);
    const isPage = file !== "404.html";
    await expect(page.getByRole("heading", { level: 1, name: FAILED })).toHaveCount(isPage ? 0 : 1);
    expect(faults.filter((fault) => isPage || !fault.includes("404"))).toEqual([]);
  });

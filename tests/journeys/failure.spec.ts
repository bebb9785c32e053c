/** The failure screen, and where it leads. */
import { readFileSync } from "node:fs";
import { business, content, words } from "../support/content.ts";
import { hasPages, SERVICE } from "../support/paths.ts";
import { expect, heading, hydrated, menuLink, openHydrated, servedTest, test } from "../support/test.ts";

const FAILED = "Unexpected Application Error";

/** A page's data file as another release writes it. */
const ofAnotherRelease = (path: string) => ({
  json: { ...(JSON.parse(readFileSync(`dist${path}/page.json`, "utf8")) as object), release: "/assets/entry.client-another.js" },
});

test("ERR-01 RT-06 an address without a page has status 404 and the failure screen, which isn't indexed", async ({ page, faults }) => {
  const main = page.getByRole("main");
  for (const path of ["/no-such-page", "/404.html", "/blog-detail/1/2", "/services/none", "/%2fevil.example/x"]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await hydrated(page);
    await expect(heading(page)).toHaveText(FAILED);
    await expect(page).toHaveTitle(new RegExp(FAILED));
    await expect(main).toContainText("404 Not Found");
    for (const way of ["/", "/services", business.phone.href]) await expect(main.locator(`a[href='${way}']`)).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  }
  await menuLink(page, "/services").click();
  await expect(page).toHaveURL("/services");
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  await expect(page.locator("link[rel=canonical]")).toHaveCount(1);
  expect(faults.filter((fault) => !/status of 404/.test(fault))).toEqual([]);
});

const { wall } = content.pages.failure.notFound;
if (wall)
  test("ERR-01 a missing page has a wall that opens, and no other failure has", async ({ page }) => {
    await openHydrated(page, "/no-such-page");
    const divider = page.getByRole("slider", { name: wall.dividerLabel });
    const opened = divider.locator("..").locator("> div");
    const before = await opened.evaluate((part) => getComputedStyle(part).clipPath);
    await divider.press("End");
    await expect(opened).not.toHaveCSS("clip-path", before);
    await page.route("**/contact/page.json", (route) => route.abort());
    await menuLink(page, "/contact").click();
    await expect(page.getByRole("main")).toContainText("ChunkLoadError");
    await expect(divider).toHaveCount(0);
  });

test("ERR-01 a missing page has the search, which leads to what is found", async ({ page }) => {
  await openHydrated(page, "/no-such-page");
  const main = page.getByRole("main");
  const [{ title = "" } = {}] = content.services;
  await main.getByLabel(content.pages.failure.search).fill(title);
  await main.getByRole("button", { name: words.navigation.search }).click();
  await expect(main.getByRole("link", { name: title, exact: true })).toBeVisible();
});

servedTest("ERR-01 without JavaScript a missing page offers no search", async ({ page }) => {
  await page.goto("/no-such-page");
  expect(await page.getByRole("main").innerText()).not.toMatch(/search/i);
});

for (const { what, file, answer, said } of [
  { what: "the code does not load", file: /\/assets\/contact-.*\.js/, said: "ChunkLoadError: Loading chunk contact failed" },
  { what: "the data do not load", file: "**/contact/page.json", said: "ChunkLoadError" },
  { what: "the host fails", file: "**/contact/page.json", answer: { status: 503 }, said: "503 Service Unavailable" },
])
  test(`ERR-02 a page for which ${what} shows the failure screen, which says so and tries again`, async ({ page }) => {
    await openHydrated(page, "/");
    await page.route(file, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await menuLink(page, "/contact").click();
    await expect(heading(page)).toHaveText(FAILED);
    await expect(page.getByRole("main")).toContainText(said);
    await expect(page.getByText(content.pages.failure.offline.text)).toHaveCount(answer ? 0 : 1);
    await page.unroute(file);
    await page.getByRole("button").filter({ hasText: words.loading.again }).click();
    await expect(page).toHaveURL("/contact");
    await expect(heading(page)).toHaveText(content.pages.contact.heading);
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
  await expect(heading(page)).toHaveText(FAILED);
  await expect(page.getByRole("main")).toContainText("Error: Broken on purpose");
  await expect(page.getByRole("main").locator(`a[href='${business.phone.href}']`)).toBeVisible();
  await page.getByRole("main").locator("a[href='/services']").click();
  await expect(page).toHaveURL("/services");
  await hydrated(page);
});

test("ERR-02 a tab of an older release loads the next page as a document, although its code is gone", async ({ page }) => {
  await openHydrated(page, "/");
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
  await page.route(/\/assets\/contact-.*\.js/, (route) => route.fulfill({ status: 404 }), { times: 2 });
  await page.route("**/contact/page.json", (route) => route.fulfill(ofAnotherRelease("/contact")), { times: 1 });
  await menuLink(page, "/contact").click();
  await hydrated(page);
  await expect(page.getByRole("main").locator(`a[href='mailto:${business.email}']`)).toBeVisible();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(false);
});

if (hasPages("/blog-detail"))
  test("ERR-02 where a host goes on sending an old document, an old tab gets the failure screen, and no loop", async ({ page }) => {
    let documents = 0;
    await page.route("/blog-detail/77", (route) => {
      documents += 1;
      return route.fulfill({ body: readFileSync("dist/blog-detail.html", "utf8"), contentType: "text/html" });
    });
    await page.route("**/blog-detail/page.json", (route) => route.fulfill(ofAnotherRelease("/blog-detail")));
    await page.goto("/blog-detail/77");
    await expect(heading(page)).toHaveText(FAILED);
    expect(documents).toBe(1);
  });

test("RT-01 where a host serves a page at another address, the address becomes the page's own", async ({ page, baseURL }) => {
  const body = readFileSync(`dist${decodeURI(SERVICE)}.html`, "utf8");
  const address = `${baseURL}${SERVICE}/index.html`;
  await page.route(address, (route) => route.fulfill({ contentType: "text/html", body }));
  await openHydrated(page, address);
  await expect(page).toHaveURL(SERVICE);
  await expect(heading(page)).not.toHaveText(FAILED);
});

test("NAV-06 where storage is denied the site works, and its theme can be switched", async ({ page, faults }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const store of ["sessionStorage", "localStorage"]) Object.defineProperty(window, store, { get });
  });
  await openHydrated(page, "/");
  await page.getByRole("button", { name: words.controls.dark, pressed: false }).click();
  await expect(page.getByRole("button", { name: words.controls.dark, pressed: true })).toBeVisible();
  await menuLink(page, "/contact").click();
  await expect(heading(page)).toHaveText(content.pages.contact.heading);
  expect(faults).toEqual([]);
});

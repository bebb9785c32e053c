import { readFileSync } from "node:fs";
import { expect, openAlive, test } from "../support/test.ts";

for (const path of ["/no-such-page", "/a/b/c", "/blog-detai", "/services/none", "/%F0%9F%98%80", "/<script>"]) {
  test(`ERR-01 RT-06 ${path} answers 404 with the failure screen in the site's own look`, async ({ page, faults }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error");
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error");
    await expect(page.getByRole("main")).toContainText("404 Not Found");
    await expect(page).toHaveTitle(/Unexpected Application Error/);
    const main = page.getByRole("main");
    await expect(main.locator("a[href='/']")).toBeVisible();
    await expect(main.locator("a[href='/services']")).toBeVisible();
    await expect(main.locator("a[href='tel:+27210000001']")).toBeVisible();
    expect(faults.filter((fault) => !/status of 404/.test(fault))).toEqual([]);
  });
}

test("a malformed address answers 400 and the server goes on", async ({ request }) => {
  expect((await request.get("/%E0%A4%A")).status()).toBe(400);
  expect((await request.get("/")).status()).toBe(200);
});

test("ERR-02 a chunk that does not load shows the failure screen, which tries again", async ({ page }) => {
  await openAlive(page, "/");
  await page.route(/\/assets\/contact-.*\.js$/, (route) => route.abort());
  await page.locator("header").getByRole("link", { name: "Contact" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error");
  await expect(page.getByRole("main")).toContainText("ChunkLoadError: Loading chunk contact failed");
  await page.unroute(/\/assets\/contact-.*\.js$/);
  await page.getByRole("button").filter({ hasText: /again/i }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole("main").locator("a[href='mailto:hello@example.com']")).toBeVisible();
});

test("ERR-02 a page's data that does not load shows the failure screen; a full load works", async ({ page }) => {
  await openAlive(page, "/");
  await page.route("**/services/page.json", (route) => route.abort());
  await page.locator("header").getByRole("link", { name: "Services" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error");
  await page.unroute("**/services/page.json");
  await page.reload();
  await expect(page).toHaveTitle(/Our Services/);
});

test("ERR-02 after a new release a stale page's next navigation loads the new one as a document", async ({ page }) => {
  await openAlive(page, "/");
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
  const file = JSON.parse(readFileSync("dist/services/page.json", "utf8")) as { release: string };
  await page.route("**/services/page.json", (route) => route.fulfill({ json: { ...file, release: "another" } }));
  await page.locator("header").getByRole("link", { name: "Services" }).first().click();
  await expect(page).toHaveTitle(/Our Services/);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(false);
});

test("CALL-02 scripts load from a static path with a content hash", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => void (request.resourceType() === "script" && scripts.push(new URL(request.url()).pathname)));
  await openAlive(page, "/services");
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) expect(script).toMatch(/^\/assets\/[\w.-]+-[\w-]{8}\.js$/);
});

test("no script is asked for before the page is loaded", async ({ page }) => {
  const order: string[] = [];
  page.on("request", (request) => void (request.resourceType() === "script" && order.push("script")));
  page.on("load", () => void order.push("load"));
  await openAlive(page, "/");
  expect(order[0]).toBe("load");
  expect(order).toContain("script");
});

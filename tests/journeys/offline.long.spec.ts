/** What the service worker keeps for a visitor without a signal, how it is replaced, and how it is removed (docs/offline.md). */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { globSync } from "tinyglobby";
import { writeWorker } from "../../vite/service-worker.ts";
import { business, content, textPage, words } from "../support/content.ts";
import { isControlled, kept, openKept, untilKept } from "../support/kept.ts";
import { menuLink } from "../support/menu-link.ts";
import { type Copy, copyAsNextRelease, copyBuilt } from "../support/other-release.ts";
import { type SiteServer, startSite } from "../support/site-server.ts";
import { test as base, expect, hydrated } from "../support/test.ts";

const KB = 1024;

/** How long a document may stay away before the kept copy is shown (NETWORK_WAIT_MS), and what a busy machine adds. */
const WAIT_MS = 3000;

const test = base.extend<{ site: SiteServer; next: Copy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  site: async ({}, use) => {
    const site = await startSite();
    await use(site);
    site.close();
  },
  baseURL: async ({ site }, use) => use(site.address),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  next: async ({}, use) => {
    const copy = copyAsNextRelease();
    await use(copy);
    copy.remove();
  },
});

test.use({ serviceWorkers: "allow" });
test.slow(); // the worker waits until a page is idle

const main = (page: Page) => page.getByRole("main");
const hasWorker = (page: Page) => page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));

/** Marks the document, so that a load of another one shows. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window);

/** The name of the entry's file, which names the document's release. */
const entryOf = (page: Page) =>
  page.evaluate(() => /entry\.client-[\w-]{8}/.exec(document.querySelector<HTMLElement>("[data-code]")?.dataset.code ?? "")?.[0]);

async function expectContact(page: Page): Promise<void> {
  await expect(page).toHaveURL("/contact");
  await expect(main(page).locator(`a[href='${business.phone.href}']`).first()).toBeVisible();
  await expect(main(page).locator(`a[href='mailto:${business.email}']`).first()).toBeVisible();
  await expect(main(page).getByText(content.pages.contact.heading).first()).toBeVisible();
  await expect(main(page).locator("a[href='/contact.vcf']")).toBeVisible();
  await expect(main(page).locator("dl").first().locator("dt")).toHaveCount(business.hours.days.length);
}

async function expectNotKept(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.loading.offline);
  await expect(main(page).locator(`a[href='${business.phone.href}']`)).toBeVisible();
  await expect(main(page).locator("a[href='/contact']")).toBeVisible();
  await expect(page.locator("header")).toBeVisible();
  await expect(page.locator("footer")).toBeVisible();
}

test.describe("the worker is installed", () => {
  test("once the page is hydrated and idle, and fetches at most 60 KB that the page had not loaded", async ({ page, site, faults }) => {
    await page.goto("/");
    await hydrated(page);
    expect(site.sent).not.toContain("/service-worker.js");
    await page.waitForLoadState("networkidle");
    const before = site.sent.length;
    await untilKept(page, "/");
    await untilKept(page, "/contact");
    const fetched = site.sent.slice(before);
    expect(fetched).toContain("/service-worker.js");
    const weigh = (file: string) => {
      const whole = path.join("dist", path.extname(file) ? file : `${file}.html`);
      return brotliCompressSync(readFileSync(whole)).length;
    };
    const bytes = fetched.reduce((total, file) => total + weigh(file), 0);
    console.log(`The worker fetched ${bytes} bytes:`, fetched.map((file) => `${file} ${weigh(file)}`).join(", "));
    expect(bytes).toBeLessThanOrEqual(60 * KB);
    expect(fetched.filter((file) => site.sent.slice(0, before).includes(file))).toEqual([]); // from the browser's own cache
    expect(weigh("/service-worker.js")).toBeLessThanOrEqual(12 * KB);
    expect(faults).toEqual([]);
  });

  test("never with Save-Data", async ({ page, site }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await page.goto("/");
    await page.keyboard.press("Tab"); // with Save-Data the code waits for input
    await hydrated(page);
    await page.waitForTimeout(6000);
    expect(await hasWorker(page)).toBe(false);
    expect(site.sent).not.toContain("/service-worker.js");
  });

  test("not where it may not be, and the site works", async ({ page, faults }) => {
    await page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException("denied", "SecurityError"));
    });
    await page.goto("/");
    await hydrated(page);
    await page.waitForTimeout(6000);
    await menuLink(page, "/services").click();
    await expect(page).toHaveURL("/services");
    expect(faults).toEqual([]);
  });

  test("not where the storage is full, and the site works", async ({ page, context, site, faults }) => {
    const session = await context.newCDPSession(page);
    await session.send("Storage.overrideQuotaForOrigin", { origin: site.address, quotaSize: 2000 });
    await page.goto("/");
    await hydrated(page);
    await expect.poll(() => site.sent, { timeout: 20_000 }).toContain("/service-worker.js");
    await page.waitForTimeout(2000);
    await menuLink(page, "/services").click();
    await expect(page).toHaveURL("/services");
    await page.goto("/contact");
    await expectContact(page);
    await hydrated(page);
    expect(await kept(page)).not.toContain("/contact");
    expect(await hasWorker(page)).toBe(false);
    expect(faults).toEqual([]);
  });

  test("and a storage that becomes full afterwards leaves the site as without it", async ({ page, context, site, faults }) => {
    await openKept(page, "/");
    const session = await context.newCDPSession(page);
    await session.send("Storage.overrideQuotaForOrigin", { origin: site.address, quotaSize: 2000 });
    await page.goto("/plumbing-services");
    await hydrated(page);
    expect(await isControlled(page)).toBe(true);
    await menuLink(page, "/services").click();
    await expect(page).toHaveURL("/services");
    await page.waitForTimeout(6000);
    expect(await kept(page)).not.toContain("/plumbing-services");
    expect(faults).toEqual([]);
  });
});

test.describe("without a signal", () => {
  test("the contact page opens though it was never visited, by link and by load, with number, hours and vCard", async ({ page, site }) => {
    await openKept(page, "/");
    site.line = "down";
    await mark(page);
    await menuLink(page, "/contact").click();
    await expectContact(page);
    expect(await isSameDocument(page)).toBe(true);
    await page.goto("/contact");
    await expectContact(page);
    await hydrated(page);
    const download = page.waitForEvent("download");
    await main(page).locator("a[href='/contact.vcf']").click();
    expect(readFileSync(await (await download).path(), "utf8")).toContain("BEGIN:VCARD");
    await page.goto("/contact-us");
    await expectContact(page);
  });

  test("so too when the browser itself is offline", async ({ page, context }) => {
    await openKept(page, "/");
    await context.setOffline(true);
    await page.goto("/contact");
    await expectContact(page);
    await hydrated(page);
  });

  test("visited pages open by load, by link and by Back", async ({ page, site }) => {
    await openKept(page, "/services");
    await menuLink(page, "/aboutus").click(); // by a link inside the site
    await expect(page).toHaveURL("/aboutus");
    await untilKept(page, "/aboutus");
    await untilKept(page, "/aboutus/page.json");
    site.line = "down";
    await page.goBack();
    await expect(main(page).locator("a[href='/plumbing-services']").first()).toBeVisible();
    await menuLink(page, "/aboutus").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(textPage("/aboutus").heading);
    for (const visited of ["/aboutus", "/services"]) {
      await page.goto(visited);
      await hydrated(page);
      await expect(page).toHaveURL(visited);
    }
    await page.goBack({ waitUntil: "commit" }); // a page in the back/forward cache does not load again
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(textPage("/aboutus").heading);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(textPage("/aboutus").heading);
  });

  test("the page one is on has its pictures and its late code", async ({ page, site }) => {
    await page.goto("/");
    await hydrated(page);
    await page.locator("[data-below]").scrollIntoViewIfNeeded();
    await expect(page.locator("[data-below]")).toHaveAttribute("data-hydrated");
    await untilKept(page, "/");
    const picture = await page.locator("img[loading=eager]").evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
    await untilKept(page, picture);
    site.line = "down";
    await page.reload();
    await hydrated(page);
    expect(await page.locator("img[loading=eager]").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.locator("[data-below]").scrollIntoViewIfNeeded();
    await expect(page.locator("[data-below]")).toHaveAttribute("data-hydrated");
  });

  test("an unvisited page says that it is not kept, with the phone and what is kept, by load", async ({ page, site }) => {
    await openKept(page, "/services");
    site.line = "down";
    await page.goto("/plumbing-services");
    await expectNotKept(page);
    await hydrated(page);
    await expect(page).toHaveURL("/plumbing-services");
    await expectNotKept(page);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await main(page).locator("a[href='/services']").click();
    await expect(page).toHaveURL("/services");
    await expect(page).toHaveTitle(new RegExp(`^${content.pages.services.title}`));
    await expect(main(page).locator("a[href='/plumbing-services']").first()).toBeVisible();
  });

  test("an unvisited page says so inside the site, too, and shows when the signal is back", async ({ page, site }) => {
    await openKept(page, "/services");
    site.line = "down";
    await mark(page);
    await main(page).locator("a[href='/plumbing-services']").first().click();
    await expectNotKept(page);
    await expect(main(page).locator("a[href='/services']")).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    site.line = "up";
    await main(page).getByRole("button").click();
    await expect(page).toHaveTitle(/Plumbing/);
  });

  test("a line that hangs is waited for 3 seconds, then the kept copy is shown", async ({ page, site }) => {
    await openKept(page, "/services");
    site.line = "hanging";
    const start = Date.now();
    await page.goto("/contact");
    await expectContact(page);
    const waited = Date.now() - start;
    expect(waited).toBeGreaterThan(WAIT_MS - 500);
    expect(waited).toBeLessThan(WAIT_MS + 15_000); // a busy machine adds some; the browser alone would wait for minutes
    await hydrated(page);
    await menuLink(page, "/services").click();
    await expect(main(page).locator("a[href='/plumbing-services']").first()).toBeVisible({ timeout: WAIT_MS + 4000 });
  });
});

test("what is not a page is not kept as one, nor what is another host's; a range is the network's", async ({ page, site }) => {
  await openKept(page, "/services");
  await page.goto("/no-such-page");
  await hydrated(page);
  await page.goto("/contact-us");
  await hydrated(page);
  await page.goto("/blog-detail/999");
  await hydrated(page);
  await page.waitForTimeout(6000);
  const paths = await kept(page);
  for (const path of ["/no-such-page", "/404.html", "/contact-us", "/blog-detail/999", "/sitemap.xml"]) expect(paths).not.toContain(path);
  const types = await page.evaluate(async () => {
    const found = new Set<string>();
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) found.add((await cache.match(key))?.type ?? "");
    }
    return [...found].filter((type) => type === "opaque" || type === "error");
  });
  expect(types).toEqual([]);
  const range = await page.evaluate(() => fetch("/social/", { headers: { range: "bytes=0-1" } }).then(({ status }) => status));
  expect(range).toBe(404);
  const part = await page.evaluate(() => fetch("/icon-512.png", { headers: { range: "bytes=0-9" } }).then(({ status }) => status));
  expect(part).toBe(206);
  site.line = "down";
  const lost = await page.evaluate(() => fetch("/contact.vcf", { headers: { range: "bytes=0-9" } }).catch(() => "network error"));
  expect(lost).toBe("network error");
});

test("a script for which the host sends nothing, or a document, is not kept in its place", async ({ page, site }) => {
  await openKept(page, "/services");
  const broken = copyBuilt();
  try {
    writeFileSync(path.join(broken.root, "assets/empty-00000000.js"), "");
    writeFileSync(path.join(broken.root, "assets/none-00000000.js.html"), "<!doctype html>");
    site.serve(broken.root);
    const files = ["/assets/empty-00000000.js", "/assets/none-00000000.js"];
    const statuses = await page.evaluate((paths) => Promise.all(paths.map(async (file) => (await fetch(file)).status)), files);
    expect(statuses).toEqual([200, 200]);
    await page.waitForTimeout(1000);
    for (const file of files) expect(await kept(page)).not.toContain(file);
  } finally {
    broken.remove();
  }
});

test("the latest 60 pictures are kept", async ({ page }) => {
  await openKept(page, "/services");
  const pictures = globSync("pictures/*.avif", { cwd: "dist" }).slice(0, 80);
  expect(pictures.length).toBe(80);
  await page.evaluate(async (files) => {
    for (const file of files) await fetch(`/${file}`).then((response) => response.blob());
  }, pictures);
  const keptPictures = async () => {
    const paths = (await kept(page)).filter((path) => path.startsWith("/pictures/"));
    return { count: paths.length, first: paths.includes(`/${pictures[0]}`), last: paths.includes(`/${pictures.at(-1)}`) };
  };
  await expect.poll(keptPictures, { timeout: 20_000 }).toEqual({ count: 60, first: false, last: true });
});

test.describe("a new release", () => {
  test("is taken by the next document; the page that is open goes on with its own code, and nothing reloads", async ({
    page,
    context,
    site,
    next,
  }) => {
    await openKept(page, "/services");
    const old = await entryOf(page);
    await mark(page);
    site.serve(next.root);
    const other = await context.newPage();
    const documents: string[] = [];
    for (const tab of [page, other]) tab.on("domcontentloaded", () => documents.push(tab.url()));
    await other.goto("/aboutus");
    await hydrated(other);
    const fresh = await entryOf(other);
    expect(fresh).not.toBe(old);
    await untilKept(other, `/assets/${fresh}.js`);
    await page.waitForTimeout(6000);
    expect(documents).toHaveLength(1);
    expect(await isSameDocument(page)).toBe(true);
    expect(await entryOf(page)).toBe(old);
    await page.getByRole("complementary", { name: words.controls.name }).getByRole("button", { name: words.controls.dark }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await menuLink(page, "/contact").click(); // of the new release: loaded as a document, once
    await expectContact(page);
    await hydrated(page);
    expect(await entryOf(page)).toBe(fresh);
    expect(await isSameDocument(page)).toBe(false);
  });

  test("leaves what was kept of the one before whole: each document has its own scripts", async ({ page, site, next }) => {
    await openKept(page, "/services");
    const old = await entryOf(page);
    site.serve(next.root);
    await openKept(page, "/aboutus");
    const fresh = await entryOf(page);
    await untilKept(page, `/assets/${fresh}.js`);
    await page.waitForTimeout(3000);
    site.line = "down";
    await page.goto("/services");
    await hydrated(page);
    expect(await entryOf(page)).toBe(old);
    await menuLink(page, "/contact").click();
    await expectContact(page);
    await hydrated(page);
    expect(await entryOf(page)).toBe(fresh);
    await menuLink(page, "/services").click();
    await expect(page).toHaveURL("/services");
    await expect(main(page).locator("a[href='/plumbing-services']").first()).toBeVisible();
  });
});

test("the kill switch: a visitor with the worker has none at the next load, and nothing is kept", async ({ page, site }) => {
  await openKept(page, "/services");
  const off = copyBuilt();
  try {
    writeFileSync(path.join(off.root, "service-worker.js"), await writeWorker({ root: process.cwd(), folder: off.root, isOn: false }));
    site.serve(off.root);
    await page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () => new Promise(() => {}); // the code of such a build does not register
    });
    await page.goto("/aboutus");
    await hydrated(page);
    await expect.poll(() => hasWorker(page), { timeout: 20_000 }).toBe(false);
    await expect.poll(() => kept(page)).toEqual([]);
    await page.goto("/services");
    await hydrated(page);
    expect(await isControlled(page)).toBe(false);
    site.line = "down";
    await expect(page.goto("/contact")).rejects.toThrow(/ERR_/);
  } finally {
    off.remove();
  }
});

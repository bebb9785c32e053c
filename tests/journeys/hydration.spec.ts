/** Code that fails while it is loaded or while it hydrates leaves the page as it was served: readable, and its links work. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { business, content, words } from "../support/content.ts";
import { holdScripts } from "../support/hold-scripts.ts";
import { menuLink } from "../support/menu-link.ts";
import { serveStaleDocument } from "../support/stale-document.ts";
import { expect, hydrated, openHydrated, test } from "../support/test.ts";

const SEND_LINK = "https://api.whatsapp.com/send/";

const LIMIT_MS = 120_000;

/** Waits until the page has given up on its code. */
const leftAsServed = (page: Page) => page.locator("html[data-failed]").waitFor({ state: "attached" });

/** Has a file of the build throw in the component that it exports under a name. */
async function breakComponent(page: Page, file: RegExp, exported: string): Promise<void> {
  await page.route(file, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const broken = code.replace(new RegExp(`[\\w$]+ as ${exported}\\b`), `broken as ${exported}`);
    if (broken === code) throw new Error(`${route.request().url()} exports no ${exported}.`);
    await route.fulfill({ response, body: `${broken};function broken(){throw new Error("Broken on purpose")}` });
  });
}

/** Has the site's header call a function, and so fail where that throws, or is none. */
async function breakHeader(page: Page, call: string): Promise<void> {
  await page.route("**/assets/entry.client-*.js", async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const broken = code.replace('"data-stuck":', `"data-stuck":${call}||`);
    if (broken === code) throw new Error(`${route.request().url()} holds no header.`);
    await route.fulfill({ response, body: broken });
  });
}

const readMain = (page: Page) => page.locator("main").textContent();

test.describe("a page whose code fails is as it was served", () => {
  async function expectServed(page: Page, path: string): Promise<void> {
    const served = await (await page.request.get(path)).text();
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(served)?.[1]?.replaceAll(/<[^>]+>/g, "") ?? "";
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading.replaceAll("&amp;", "&").trim());
    await expect(page.locator("header").getByRole("link", { name: words.chat.open })).toHaveCount(0);
    await expect(page.getByRole("link", { name: words.chat.open })).toHaveAttribute("href", new RegExp(`^${SEND_LINK}`));
    await expect(page.locator(`header a[href='${business.phone.href}']`).first()).toBeAttached();
    await menuLink(page, "/contact").click();
    await expect(page).toHaveURL("/contact");
  }

  test("when a component throws while it is hydrated", async ({ page }) => {
    await breakComponent(page, /\/assets\/service-.*\.js/, "Component");
    await page.goto("/plumbing-services");
    const text = await readMain(page);
    await leftAsServed(page);
    expect(await readMain(page)).toBe(text);
    await expectServed(page, "/plumbing-services");
  });

  test("when the layout throws while it is hydrated, under the address that was asked for", async ({ page }) => {
    await breakHeader(page, "window.noSuchFunction()");
    await page.goto("/no-such-page");
    await leftAsServed(page);
    await expect(page).toHaveURL("/no-such-page");
    await expect(page.getByRole("main")).toContainText("404 Not Found");
    await expect(page.locator("footer")).toBeVisible();
  });

  test("when an effect throws while it is hydrated", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, "IntersectionObserver"));
    await page.goto("/");
    await leftAsServed(page);
    await expect(page.locator("main [data-below]")).not.toBeEmpty();
    await expectServed(page, "/");
  });

  test("when the stylesheet does not come; the chat then leads to the messaging service", async ({ page }) => {
    await page.route(`${SEND_LINK}**`, (route) => route.fulfill({ contentType: "text/html", body: "<title>Arrived</title>" }));
    await page.route("**/assets/*.css", (route) => route.abort());
    const error = page.waitForEvent("pageerror");
    await page.goto("/");
    expect((await error).message).toMatch(/^Loading stylesheet \S+\.css failed$/);
    await leftAsServed(page);
    await page.getByRole("link", { name: words.chat.open }).click();
    await expect(page).toHaveTitle("Arrived");
  });

  test("when what hydration needs of the page does not come", async ({ page }) => {
    await page.route("**/assets/page-*.json", (route) => route.abort());
    await page.goto("/services");
    await leftAsServed(page);
    await expectServed(page, "/services");
  });

  test("CALL-02 when a script does not come within 120 seconds", async ({ page }) => {
    await holdScripts(page, "**/assets/entry.client-*.js");
    await page.clock.install();
    await page.goto("/services");
    await page.clock.runFor(1000); // the code is asked for once the page is idle
    await page.clock.runFor(LIMIT_MS - 5000);
    await expect(page.locator("html[data-failed]")).toHaveCount(0);
    const error = page.waitForEvent("pageerror");
    await page.clock.runFor(5000);
    await leftAsServed(page);
    expect(await error).toMatchObject({ name: "ChunkLoadError", message: expect.stringMatching(/^Loading chunk \/assets\/\S+ failed$/) });
    await expectServed(page, "/services");
  });

  test("and it shows no button that does nothing", async ({ page }) => {
    await page.route("**/assets/entry.client-*.js", (route) => route.abort());
    await page.goto("/");
    await leftAsServed(page);
    await expect(page.getByRole("button", { name: words.controls.dark })).toBeHidden();
    for (const button of await page.locator("button:visible").all()) expect(await button.textContent()).toBe("");
  });
});

test("ERR-02 a script that fails once is fetched again", async ({ page }) => {
  await page.route("**/assets/entry.client-*.js", (route) => route.abort(), { times: 1 });
  await openHydrated(page, "/services");
});

test("an error in the layout shows the failure screen, with the phone and links", async ({ page }) => {
  await breakHeader(page, "window.breakHeader?.()");
  await openHydrated(page, "/services");
  await page.evaluate(() => {
    Object.assign(window, {
      breakHeader: () => {
        throw new Error("Broken on purpose");
      },
    });
  });
  await menuLink(page, "/contact").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error");
  await expect(page.getByRole("main")).toContainText("Error: Broken on purpose");
  await expect(page.getByRole("main").locator(`a[href='${business.phone.href}']`)).toBeVisible();
  await page.getByRole("main").locator("a[href='/services']").click();
  await expect(page).toHaveURL("/services");
  await hydrated(page);
});

test.describe("a page that something else changes before it is hydrated", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** As a translator does: wraps every text in an element of its own and changes it. */
  const translate = (page: Page, within: string) =>
    page.locator(within).evaluate((part) => {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        if (!text.data.trim()) continue;
        const box = document.createElement("font");
        text.replaceWith(box);
        box.append(`~${text.data}`);
      }
    });

  test("stays as it is, whole, and its links load documents", async ({ page }) => {
    const { release } = await holdScripts(page);
    await page.goto("/");
    const height = await page.evaluate(() => document.body.scrollHeight);
    await translate(page, "main");
    release();
    await leftAsServed(page);
    expect(await page.locator("main h1").textContent()).toMatch(/^~/);
    expect(await page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(height * 0.9);
    await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
    await page.getByRole("main").locator("a[href='/services']").first().click();
    await expect(page).toHaveURL("/services");
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(false);
  });

  test("is left as it is in its deferred section, when that is changed before its turn", async ({ page, faults }) => {
    await openHydrated(page, "/");
    await translate(page, "[data-below]");
    const region = page.locator("[data-below]");
    await region.scrollIntoViewIfNeeded();
    await expect(region).toHaveAttribute("data-failed");
    await expect(region.getByRole("heading").first()).toHaveText(/^~/);
    expect(faults).toEqual([]);
  });

  test("shows its deferred section again when React has to render the page itself", async ({ page }) => {
    await page.route("/", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace("</h1>", " x</h1>") });
    });
    await page.goto("/");
    const height = await page.evaluate(() => document.body.scrollHeight);
    await hydrated(page);
    await expect(page.locator("[data-below]")).toHaveAttribute("data-hydrated");
    await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(height * 0.95);
  });
});

test("a deferred section whose code throws stays as it was served, and the rest of the page works", async ({ page }) => {
  await breakComponent(page, /\/assets\/home-below-.*\.js/, "default");
  await openHydrated(page, "/");
  const region = page.locator("[data-below]");
  const text = await region.innerText();
  await region.scrollIntoViewIfNeeded();
  await expect(region).toHaveAttribute("data-failed");
  expect(await region.innerText()).toBe(text);
  await page.getByRole("button", { name: words.chat.open }).click();
  await expect(page.getByRole("dialog", { name: business.name })).toBeVisible();
});

test("without the APIs that older browsers do not have the site works", async ({ page, faults }) => {
  // All at once: a fault names the one that is called.
  await page.addInitScript(() => {
    Reflect.deleteProperty(String.prototype, "toWellFormed");
    Reflect.deleteProperty(Promise, "withResolvers");
    Reflect.deleteProperty(Array.prototype, "findLastIndex");
    Reflect.deleteProperty(AbortSignal, "timeout");
    Reflect.deleteProperty(Element.prototype, "checkVisibility");
    Reflect.deleteProperty(Array.prototype, "toSorted");
    Reflect.deleteProperty(window, "requestIdleCallback");
  });
  await openHydrated(page, "/");
  await page.locator("[data-below]").scrollIntoViewIfNeeded();
  await expect(page.locator("[data-below]")).toHaveAttribute("data-hydrated");
  await menuLink(page, "/services").click();
  await page.getByRole("main").locator("a[href='/plumbing-services']").click();
  await expect(page).toHaveURL("/plumbing-services");
  await page.getByRole("main").locator(`a[href^='${SEND_LINK}']`).first().click();
  await expect(page.getByRole("dialog", { name: business.name })).toBeVisible();
  await openHydrated(page, "/plumbing-services");
  await openHydrated(page, "/helpcenter-faqs");
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await page.setViewportSize({ width: 500, height: 700 });
  expect(faults).toEqual([]);
});

test("ERR-02 a page's data may come as plain text", async ({ page }) => {
  await openHydrated(page, "/");
  await page.route("**/services/page.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "content-type": "text/plain" } });
  });
  await menuLink(page, "/services").click();
  await expect(page).toHaveTitle(new RegExp(content.pages.services.title));
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Unexpected/);
});

test("ERR-02 where storage is blocked an old document is not loaded again and again", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
  });
  const documents = await serveStaleDocument(page, "/blog-detail/3");
  await page.goto("/blog-detail/3");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error");
  expect(documents()).toBe(1);
});

test.describe("RT-06 an address with two slashes", () => {
  test("leads to the address with one", async ({ request, baseURL }) => {
    const response = await request.get(`${baseURL}//services?a=1`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, "/services?a=1"]);
  });

  for (const [address, file, path] of [
    ["//services", "services.html", "/services"],
    ["//no-such-page", "404.html", "/no-such-page"],
  ] as const) {
    test(`is understood where the host serves ${file} for ${address}`, async ({ page, baseURL, faults }) => {
      const body = readFileSync(`dist/${file}`, "utf8");
      await page.route(`${baseURL}${address}`, (route) => route.fulfill({ contentType: "text/html", body }));
      await page.goto(`${baseURL}${address}`);
      await hydrated(page);
      await expect(page).toHaveURL(path);
      expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]);
    });
  }
});

test("RT-01 /services.html is the page /services where a host serves it without a redirect", async ({ page, baseURL, faults }) => {
  const body = readFileSync("dist/services.html", "utf8");
  await page.route(`${baseURL}/services.html`, (route) => route.fulfill({ contentType: "text/html", body }));
  await openHydrated(page, "/services.html");
  await expect(page).toHaveURL("/services");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Unexpected/);
  expect(faults).toEqual([]);
});

test("RT-06 CALL-01 an address that hides another host's asks only this site", async ({ page, faults }) => {
  await page.goto("/%2fevil.example/x");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error");
  await page.waitForLoadState("networkidle");
  expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]); // the policy would refuse another host
});

for (const path of ["/blog-detail/1/2", "/blog-detail/x/y"]) {
  test(`RT-06 going to ${path} within the site shows the failure screen`, async ({ page, faults }) => {
    await openHydrated(page, "/blogs");
    await page.evaluate((address) => {
      history.pushState(null, "", address);
      history.pushState(null, "", "/blogs");
      history.back();
    }, path);
    await expect(page.getByRole("main")).toContainText("404 Not Found");
    expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]);
  });
}

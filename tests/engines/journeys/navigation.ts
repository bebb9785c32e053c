import { expect, test } from "vitest";
import { business, content, words } from "../../support/content.ts";
import { LIST_PATHS, SERVICE_PATHS } from "../../support/paths.ts";
import type { SitePage } from "../site-page.ts";

const { controls, navigation } = words;
const [SERVICE = ""] = SERVICE_PATHS;

/** From page to page, and back. */
export function testNavigation(page: () => SitePage): void {
  test("the home page hydrates and reports no error", async () => {
    await page().resize(1280, 900);
    await page().open("/");
    await page().evaluate(() => document.querySelector("[data-below]")?.scrollIntoView());
    await page().until(() => document.querySelector("[data-below][data-hydrated]"));
    expect(page().faults).toEqual([]);
  });

  test("HOME-02 on a phone both buttons of the home page are side by side", async () => {
    await page().resize(390, 844);
    await page().load("/");
    const [services, video] = await page().evaluate(async (address) => {
      await document.fonts.ready;
      const { left = 0, top = 0, height = 0 } = document.querySelector(`main a[href="${address}"]`)?.getBoundingClientRect() ?? {};
      const button = document.querySelector("main a[href='/services']")?.getBoundingClientRect();
      return [
        { middle: (button?.top ?? 0) + (button?.height ?? 0) / 2, left: button?.right ?? 0 },
        { middle: top + height / 2, left },
      ];
    }, business.video.address);
    expect(video?.middle).toBeCloseTo(services?.middle ?? -1, 0);
    expect(video?.left).toBeGreaterThan(services?.left ?? Number.POSITIVE_INFINITY);
  });

  test("a phone that is turned upright shows the cards within its width", async () => {
    for (const path of ["/blogs", "/"]) {
      await page().resize(844, 700);
      await page().open(path);
      await page().evaluate(() => document.querySelector("[data-below]")?.scrollIntoView());
      await page().resize(390, 844);
      await page().until(() => innerWidth === 390);
      expect(await page().evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
    }
  });

  test("in a text of two columns each heading is in the column of the lines below it", async () => {
    for (const width of [1050, 1440])
      for (const path of ["/team", "/areas-we-serve"]) {
        await page().resize(width, 900);
        await page().load(path);
        const apart = await page().evaluate(async () => {
          await document.fonts.ready;
          const headings = [...document.querySelectorAll("[data-prose] > h2")];
          const left = (element: Element | null) => element?.getBoundingClientRect().left;
          const columns = new Set(headings.map(left));
          if (headings.length > 1 && columns.size !== 2) return [`${columns.size} columns`]; // the owner may leave one heading
          return headings.filter((heading) => left(heading) !== left(heading.nextElementSibling)).map(({ textContent }) => textContent);
        });
        expect(apart, `${path} at ${width} px`).toEqual([]);
      }
  });

  test("NAV-03 on a phone a link of the menu leads to its page, which begins at its top", async () => {
    await page().resize(390, 844);
    await page().open("/services");
    await page().scrollTo(900);
    await page().click({ css: "header summary", text: navigation.open });
    await page().click({ css: "header details[open] nav a[href='/contact']", text: "" });
    await page().until((title) => location.pathname === "/contact" && document.title.startsWith(title), content.pages.contact.title);
    await page().gone("header details[open] nav a[href='/contact']");
    await page().evaluate(() => new Promise((resolve) => setTimeout(resolve, 300))); // what scrolls, scrolls by then
    expect(await page().evaluate(() => window.scrollY)).toBe(0);
  });

  test("SERV-01 a service's card leads to its page, and Back to where the card was", async () => {
    await page().resize(1280, 900);
    await page().open("/services");
    await page().scrollTo(700);
    await page().click(`main a[href='${SERVICE}']`);
    await page().until((path) => location.pathname === path, SERVICE);
    await page().until(() => window.scrollY === 0);
    await page().back();
    await page().until(() => location.pathname === "/services");
    await page().until((href) => {
      const { top = -1 } = document.querySelector(`main a[href='${href}']`)?.getBoundingClientRect() ?? {};
      return window.scrollY > 0 && top > 0 && top < innerHeight;
    }, SERVICE);
  });

  test("LIST-01 who chooses a kind of service stays at the list", async () => {
    await page().resize(1280, 900);
    await page().open("/services");
    await page().scrollTo(200);
    const first = "main nav li a[href^='/services/']";
    const top = () => page().evaluate((css) => Math.round(document.querySelector(css)?.getBoundingClientRect().top ?? -1), first);
    const before = await top();
    for (const path of LIST_PATHS.filter((list) => list.startsWith("/services/"))) {
      await page().click(`main nav a[href='${path}']`);
      await page().until((to) => location.pathname === to && document.activeElement?.matches(`[href='${to}'][aria-current]`), path);
      expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1); // engines scroll by whole pixels
    }
    expect(page().faults).toEqual([]);
  });

  test("Back from another document restores where the page was", async () => {
    await page().open("/terms");
    await page().scrollTo(1234);
    await page().leaveFor("/sitemap.xml");
    await page().until(() => location.pathname === "/sitemap.xml" && document.readyState === "complete");
    await page().back();
    await page().until(() => location.pathname === "/terms");
    await page().hydrated();
    await page().until(() => window.scrollY === 1234);
  });

  test("NAV-06 theme and direction outlast a reload", async () => {
    await page().open("/terms");
    await page().click({ css: `aside[aria-label='${controls.name}'] button`, text: controls.dark });
    await page().click({ css: `aside[aria-label='${controls.name}'] button`, text: controls.direction });
    await page().until(() => document.documentElement.matches("[data-theme=dark][dir=rtl]"));
    await page().reload();
    expect(await page().evaluate(() => [document.documentElement.dataset.theme, document.documentElement.dir])).toEqual(["dark", "rtl"]);
    await page().evaluate(() => localStorage.clear());
  });

  test("NAV-06 back-to-top ends at the top", async () => {
    await page().open("/terms");
    await page().scrollTo(1500);
    await page().click({ css: "aside button", text: controls.top });
    await page().until(() => window.scrollY === 0);
  });

  test("FAQ-01 the sidebar scrolls to a section and writes its anchor into the address", async () => {
    await page().open("/helpcenter-faqs");
    await page().click("main nav ul li:nth-child(3) a[href^='#']");
    await page().until(() => {
      const heading = document.getElementById(location.hash.slice(1));
      const top = heading?.getBoundingClientRect().top ?? -1;
      return heading === document.activeElement && top >= 0 && top < 200;
    });
    expect(page().faults).toEqual([]);
  });

  test("BLOG-06 an article's number that is none shows the default text", async () => {
    await page().open("/blog-detail/abc");
    await page().shown({ css: "time, p, dd, span, li", text: content.pages["blog-detail"].defaultDate });
    expect(page().faults).toEqual([]);
  });

  test("ERR-01 an unknown path shows the failure screen with ways on", async () => {
    await page().open("/no-such-page");
    await page().shown({ css: "h1", text: "Unexpected Application Error" });
    await page().click("main a[href='/services']");
    await page().until(() => location.pathname === "/services" && document.querySelector("main li a"));
  });
}

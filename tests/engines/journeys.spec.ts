/** The main path through the site in Firefox's and WebKit's engines, where each may differ from Chromium. */
import { business, content, words } from "../support/content.ts";
import { SERVICE } from "../support/paths.ts";
import { type SiteServer, startSite } from "../support/site-server.ts";
import { expect, test } from "../support/test.ts";
import { startFirefox } from "./firefox.ts";
import { type Browser, Visitor } from "./visitor.ts";
import { startWebKit } from "./webkit.ts";

const PICTURE = "main a[href^='/pictures/']";

for (const [engine, start] of [
  ["Firefox", startFirefox],
  ["WebKit", startWebKit],
] as const)
  test.describe(engine, () => {
    test.describe.configure({ mode: "default", timeout: 180_000 }); // one browser for all
    let browser: Browser;
    let site: SiteServer;
    let visitor: Visitor;
    test.beforeAll(async () => {
      test.setTimeout(180_000);
      site = await startSite();
      browser = await start();
      visitor = new Visitor(browser, site.address);
    });
    test.afterAll(async () => {
      await browser?.close();
      site?.close();
    });

    test("NAV-01 links lead from page to page, and Back to where the link was", async () => {
      await visitor.open("/");
      await visitor.click("header nav a[href='/services']");
      await visitor.until(() => location.pathname === "/services" && document.title.length > 0);
      await visitor.click(`main a[href='${SERVICE}']`);
      await visitor.until((path) => location.pathname === path && window.scrollY === 0, SERVICE);
      await visitor.evaluate(() => void setTimeout(() => history.back()));
      await visitor.until((path) => {
        const { top = -1 } = document.querySelector(`main a[href='${path}']`)?.getBoundingClientRect() ?? {};
        return location.pathname === "/services" && top > 0 && top < innerHeight;
      }, SERVICE);
    });

    test("RT-01 RT-06 the head describes the page: once, after a link and Back too, and not listed where there is no page", async () => {
      const isDescribed = (path: string, isListed: boolean) =>
        visitor.until(
          (path, isListed) => {
            const count = (selector: string) => document.head.querySelectorAll(selector).length;
            const link = document.head.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? "";
            const isOnce = ["title", "[name=description]", "[rel=canonical]", "[property='og:url']"].every(
              (name) => count(name) === (isListed || name === "title" ? 1 : 0),
            );
            return (
              location.pathname === path &&
              document.title !== "" &&
              isOnce &&
              (!isListed || new URL(link).pathname === path) &&
              count("[name=robots]") === Number(!isListed)
            );
          },
          path,
          isListed,
        );
      await visitor.open("/");
      await isDescribed("/", true);
      await visitor.click("header nav a[href='/services']");
      await isDescribed("/services", true);
      await visitor.evaluate(() => void setTimeout(() => history.back()));
      await isDescribed("/", true);
      await visitor.open("/no-such-page");
      await isDescribed("/no-such-page", false);
    });

    test("NAV-06 NAV-07 the dark theme and the mirrored layout last over a reload", async () => {
      await visitor.open("/terms");
      await visitor.click("aside button", words.controls.dark);
      await visitor.click("aside button", words.controls.direction);
      await visitor.until(() => document.documentElement.matches("[data-theme=dark][dir=rtl]"));
      await visitor.open("/aboutus");
      await visitor.until(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return document.documentElement.matches("[data-theme=dark][dir=rtl]") && scrollWidth <= clientWidth;
      });
      await visitor.evaluate(() => localStorage.clear());
    });

    test("STATE-02 clicking a question opens its answer and closes the one before", async () => {
      await visitor.open(SERVICE);
      await visitor.click("main details[name]:not([open]) > summary");
      await visitor.until(() => {
        const open = [...document.querySelectorAll<HTMLElement>("main details[name][open]")];
        const answer = open[0]?.querySelector<HTMLElement>("[data-part=answer]");
        return open.length === 1 && open[0]?.contains(document.activeElement) === true && (answer?.offsetHeight ?? 0) > 20;
      });
    });

    test("LB-01 LB-02 LB-03 the lightbox opens at a picture, moves on, closes with Escape and returns the focus", async () => {
      await visitor.open(SERVICE);
      const position = (number: number) => words.lightbox.position.replace("{number}", String(number)).replace("{count}", "4");
      await visitor.click(PICTURE);
      await visitor.sees("dialog[open] [role=status]", position(1));
      await visitor.click("dialog[open] button", words.lightbox.next);
      await visitor.sees("dialog[open] [role=status]", position(2));
      await browser.press("ArrowRight");
      await visitor.sees("dialog[open] [role=status]", position(3));
      await browser.press("Escape");
      await visitor.seesNo("dialog img");
      await visitor.sees(`${PICTURE}:focus`);
    });

    test("STATE-01 the carousel pauses, and moves on when asked", async () => {
      await visitor.open("/");
      const left = () => document.querySelector("[aria-roledescription=slide]")?.getBoundingClientRect().left ?? 0;
      await visitor.click("[aria-roledescription=carousel] button", words.carousel.pause);
      await visitor.sees("[aria-roledescription=carousel] button", words.carousel.play);
      const before = await visitor.evaluate(left);
      await visitor.click("[aria-roledescription=carousel] button", words.carousel.next);
      await visitor.until((was) => {
        const { left = was } = document.querySelector("[aria-roledescription=slide]")?.getBoundingClientRect() ?? {};
        return Math.abs(left - was) > 50;
      }, before);
    });

    if (content.business.chatPhone)
      test("CHAT-04 CHAT-05 the chat opens, greets, takes what is typed and closes with Escape", async () => {
        const button = `aside [aria-label^='${words.chat.open}']`;
        await visitor.open("/privacy");
        await visitor.click(button);
        await visitor.sees("dialog[open] input:focus");
        await visitor.sees("dialog[open] [role=log] p", words.chat.greeting);
        await browser.type("My freezer is warm");
        await visitor.until(() => document.querySelector<HTMLInputElement>("dialog input")?.value === "My freezer is warm");
        await browser.press("Escape");
        await visitor.seesNo("dialog[open]");
        await visitor.sees(`${button}:focus`);
      });

    test("SEARCH-01 a search finds while one types, and Back from a result returns to the results", async () => {
      const { title = "", url = "" } = content.services[0] ?? {};
      await visitor.open("/search");
      await visitor.click("main input[type=search]");
      await browser.type(title);
      await visitor.click(`main li h3 a[href='${url}']`);
      await visitor.until((path) => location.pathname === path, url);
      await visitor.evaluate(() => void setTimeout(() => history.back()));
      await visitor.sees(`main li h3 a[href='${url}']`);
      await visitor.until((query) => document.querySelector("input")?.value === query, title);
    });

    test("no page of these journeys has written an error or a warning to the console", () => {
      expect(browser.faults).toEqual([]);
    });

    test("without a network the contact page and a visited page open, and any other says that there is no network", async () => {
      await visitor.open("/services");
      await visitor.until(async () => {
        const pages = await Promise.all(["/contact", "/services"].map((path) => caches.match(path)));
        return navigator.serviceWorker.controller !== null && pages.every(Boolean);
      });
      site.line = "down";
      await visitor.open("/contact");
      await visitor.sees(`main a[href='${business.phone.href}']`);
      await visitor.open("/services");
      await visitor.sees(`main a[href='${SERVICE}']`);
      await visitor.load("/team");
      await visitor.sees("h1", words.loading.offline);
    });
  });

import { expect, test } from "vitest";
import { business, content, words } from "../../support/content.ts";
import { ARTICLE_PATHS, SERVICE_PATHS } from "../../support/paths.ts";
import type { SitePage } from "../site-page.ts";

const { carousel, chat, lightbox, map, video } = words;
const [ARTICLE = ""] = ARTICLE_PATHS;
const [SERVICE = ""] = SERVICE_PATHS;

/** The main path through each widget. */
export function testWidgets(page: () => SitePage): void {
  const isFocused = (css: string) => page().until((selector) => document.activeElement?.matches(selector), css);
  const dialog = "dialog[open]";

  test("STATE-02 a question that is clicked opens, and closes the one before", async () => {
    await page().resize(1280, 900);
    await page().open(SERVICE);
    await page().click("main h3 button[aria-expanded=false]");
    await page().until(() => {
      const open = [...document.querySelectorAll("main h3 button[aria-expanded=true]")];
      const answer = document.getElementById(open[0]?.getAttribute("aria-controls") ?? "");
      return open.length === 1 && document.activeElement === open[0] && (answer?.getBoundingClientRect().height ?? 0) > 20;
    });
    const [first, second] = await page().evaluate(() =>
      [...document.querySelectorAll("main h3 button")].map((button) => button.getAttribute("aria-expanded")),
    );
    expect([first, second]).toEqual(["false", "true"]);
  });

  test("LB-01 LB-02 LB-03 the lightbox opens at a picture, moves on, closes with Escape and gives the focus back", async () => {
    await page().open(SERVICE);
    await page().click("main a[href^='/pictures/']");
    await page().shown({ css: `${dialog} [role=status]`, text: `${lightbox.position.replace("{number}", "1").replace("{count}", "4")}` });
    await page().click({ css: `${dialog} button`, text: lightbox.next });
    await page().shown({ css: `${dialog} [role=status]`, text: `${lightbox.position.replace("{number}", "2").replace("{count}", "4")}` });
    await page().press("ArrowRight");
    await page().shown({ css: `${dialog} [role=status]`, text: `${lightbox.position.replace("{number}", "3").replace("{count}", "4")}` });
    await page().press("Escape");
    await page().gone("dialog img");
    await isFocused("main a[href^='/pictures/']");
    expect(page().faults).toEqual([]);
  });

  test("LB-07 the lightbox fades as it closes", async () => {
    await page().open(SERVICE);
    await page().click("main a[href^='/pictures/']");
    await page().until(() => getComputedStyle(document.querySelector("dialog[open]") as Element).opacity === "1");
    const closing = await page().evaluate(async (label) => {
      const lightbox = document.querySelector("dialog[open]") as HTMLElement;
      (lightbox.querySelector(`[aria-label="${label}"]`) as HTMLElement).click();
      // Read before the next animation frame, which may be late: whether it is still rendered, and what moves.
      while (!lightbox.inert) await Promise.resolve();
      const moving = lightbox.getAnimations().map((animation) => (animation as CSSTransition).transitionProperty);
      return { isRendered: lightbox.getClientRects().length > 0, isFading: moving.includes("opacity") };
    }, lightbox.close);
    expect(closing).toEqual({ isRendered: true, isFading: true });
    await page().gone("dialog img");
  });

  test("LB-04 the home page's lightbox zooms", async () => {
    await page().open("/");
    await page().click("[data-below] a[href^='/pictures/']");
    await page().shown({ css: `${dialog} button`, text: lightbox.zoomIn });
    const width = () =>
      page().evaluate(() => document.querySelector("dialog[open] img:not([inert] *)")?.getBoundingClientRect().width ?? 0);
    await page().until(() => (document.querySelector("dialog[open] img:not([inert] *)") as HTMLImageElement)?.complete);
    const fitted = await width();
    await page().click({ css: `${dialog} button`, text: lightbox.zoomIn });
    await page().until((before) => {
      const now = document.querySelector("dialog[open] img:not([inert] *)")?.getBoundingClientRect().width ?? 0;
      return Math.abs(now / before - 1.007 ** 100) < 0.02;
    }, fitted);
    await page().press("Escape");
    await page().gone("dialog img");
  });

  test("STATE-01 the carousel's autoplay can be paused, and the carousel moves on when asked", async () => {
    await page().open("/");
    await page().click({ css: "[aria-roledescription=carousel] button", text: carousel.pause });
    await page().shown({ css: "[aria-roledescription=carousel] button", text: carousel.play });
    const positions = () =>
      page().evaluate(() =>
        [...document.querySelectorAll("[aria-roledescription=slide]")].map((slide) => Math.round(slide.getBoundingClientRect().left)),
      );
    const before = await positions();
    await page().click({ css: "[aria-roledescription=carousel] button", text: carousel.next });
    await page().until((places) => {
      const slides = [...document.querySelectorAll("[aria-roledescription=slide]")];
      return slides.every((slide, index) => Math.round(slide.getBoundingClientRect().left) !== places[index]);
    }, before);
    expect(page().faults).toEqual([]);
  });

  test("CHAT-04 CHAT-05 the chat opens, greets, takes what is typed and closes with Escape", async () => {
    await page().open("/privacy");
    await page().click({ css: `aside[aria-label='${chat.name}'] [aria-label^='${chat.open}']`, text: "" });
    await isFocused("dialog[open] textarea");
    await page().shown({ css: `${dialog} [role=log] span`, text: chat.typing });
    await page().shown({ css: `${dialog} [role=log] p`, text: chat.greeting });
    await page().type("My freezer is warm");
    expect(await page().evaluate(() => document.querySelector("textarea")?.value)).toBe("My freezer is warm");
    await page().press("Escape");
    await page().gone(`${dialog} textarea`);
    await isFocused(`[aria-label^='${chat.open}']`);
    expect(page().faults).toEqual([]);
  });

  test("CHAT-08 the chat's input grows with its text", async () => {
    await page().open("/privacy");
    await page().click({ css: `aside[aria-label='${chat.name}'] [aria-label^='${chat.open}']`, text: "" });
    await isFocused("dialog[open] textarea");
    const height = () => page().evaluate(() => document.querySelector("textarea")?.offsetHeight ?? 0);
    const before = await height();
    await page().type(" and its motor never stops; the food inside has gone soft");
    expect(await height()).toBeGreaterThan(before);
    await page().evaluate(() => (document.querySelector("textarea") as HTMLTextAreaElement).select());
    await page().type("x");
    expect(await height()).toBe(before);
    await page().press("Escape");
  });

  test("HOME-02 the video's popup opens and closes", async () => {
    await page().open("/");
    await page().click(`main a[href="${business.video.address}"]`);
    await page().shown(`dialog[open][aria-label="${business.video.title}"] :is(iframe, video)`);
    await page().click({ css: `${dialog} button`, text: video.close });
    await page().gone("iframe, video");
  });

  test("CONT-02 the map's overlay opens, closes with Escape and gives the focus back", async () => {
    const { linkLabel } = content.pages.contact.locationCard;
    await page().open("/contact");
    await page().click({ css: "main a, main button", text: linkLabel });
    await page().shown(`dialog[open][aria-label="${map.title}"]`);
    await page().press("Escape");
    await page().gone(dialog);
    await page().until((label) => document.activeElement?.textContent?.includes(label), linkLabel);
  });

  test("PAPER-01 the print button prints when all pictures are there, also those that the screen has not needed", async () => {
    await page().open(ARTICLE);
    const missing = () => [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length;
    expect(await page().evaluate(missing)).toBeGreaterThan(0);
    await page().evaluate(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "");
    });
    await page().click({ css: "main button", text: words.article.print });
    await page().until(() => document.documentElement.matches("[data-printed]"));
    expect(await page().evaluate(missing)).toBe(0);
  });
}

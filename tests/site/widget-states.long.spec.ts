/** Every state of every widget on the built site: nothing for axe or Equal Access to find, in both themes and directions, and all there in forced colours. */
import type { Page } from "@playwright/test";
import { playerOf } from "../../app/widgets/video-popup/player.ts";
import { axeViolations, COLOUR_RULES } from "../support/axe.ts";
import { business, content, words } from "../support/content.ts";
import { equalAccessFindings } from "../support/equal-access.ts";
import { forcedColourFaults } from "../support/forced-colours.ts";
import { SERVICE } from "../support/paths.ts";
import { expect, openHydrated, test } from "../support/test.ts";

const DIALOG = "dialog[open]";
const CAROUSEL = "[aria-roledescription=carousel]";

const isShown = (page: Page, name: string) => expect(page.getByRole("dialog", { name })).toBeVisible();

async function openChat(page: Page): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${words.chat.open}`) }).click();
  await expect(page.getByRole("log", { name: words.chat.messages })).toContainText(words.chat.greeting);
}

async function openPicture(page: Page): Promise<void> {
  await page.getByRole("main").locator("a[href^='/pictures/']").first().click();
  await expect(page.getByRole("dialog", { name: words.lightbox.name }).locator("img:not([inert] *)")).toBeVisible();
}

/** Each state, with its page, the part of the page that it is about, how to bring the page into it, and the window's width. */
const STATES: [name: string, path: string, part: string, enter: (page: Page) => Promise<void>, width?: number][] = [
  [
    "the menu of a phone, with its submenu open",
    "/services",
    "header",
    async (page) => {
      await page.locator("header summary", { hasText: words.navigation.open }).click();
      await page.locator("header nav").last().locator("summary").click();
    },
    390,
  ],
  [
    "the submenu of a wide screen",
    "/services",
    "header",
    (page) => page.locator("header summary", { hasText: words.navigation.pages.label }).first().click(),
  ],
  [
    "a list of one kind, chosen",
    "/services",
    "main",
    async (page) => {
      const choice = page.getByRole("navigation", { name: content.pages.services.kindRow.label }).getByRole("link").nth(1);
      await choice.click();
      await expect(choice).toHaveAttribute("aria-current", "page");
    },
  ],
  [
    "another question open",
    SERVICE,
    "section[aria-labelledby=questions]",
    (page) => page.locator("main details:not([open]) > summary").first().click(),
  ],
  [
    "the carousel, paused",
    "/aboutus",
    CAROUSEL,
    async (page) => {
      await page.locator(CAROUSEL).scrollIntoViewIfNeeded();
      await expect(page.locator(CAROUSEL)).toHaveAttribute("data-hydrated");
      await page.locator(CAROUSEL).getByRole("button", { name: words.carousel.pause }).click();
    },
  ],
  ["a picture in the lightbox", SERVICE, DIALOG, openPicture],
  [
    "an enlarged picture in the lightbox that zooms",
    "/",
    DIALOG,
    async (page) => {
      await openPicture(page);
      await page.getByRole("button", { name: words.lightbox.zoomIn, exact: true }).click();
    },
  ],
  [
    "a picture in the lightbox that does not load",
    SERVICE,
    DIALOG,
    async (page) => {
      await page.route("**/pictures/**", (route) => route.abort());
      await page.getByRole("main").locator("a[href^='/pictures/']").first().click();
      await expect(page.getByRole("dialog")).toContainText(words.lightbox.failure);
    },
  ],
  [
    "the video",
    "/",
    DIALOG,
    async (page) => {
      await page.locator(`main a[href="${business.video.address}"]`).click();
      await isShown(page, business.video.title);
    },
  ],
  [
    "the map over the screen",
    "/contact",
    DIALOG,
    async (page) => {
      await page.getByRole("main").getByText(content.pages.contact.locationCard.linkLabel).first().click();
      await isShown(page, words.map.title);
    },
  ],
  ["the chat, after its greeting", "/terms", DIALOG, openChat],
  [
    "the chat on a phone, with a text typed",
    "/terms",
    DIALOG,
    async (page) => {
      await openChat(page);
      await page.getByRole("textbox", { name: words.chat.message }).fill("My freezer is warm.");
    },
    390,
  ],
  [
    "the chat's button with its dot",
    "/terms",
    `aside[aria-label="${words.chat.name}"]`,
    async (page) => {
      await page.clock.fastForward(61_000);
      await expect(page.getByRole("button", { name: words.chat.notification })).toBeVisible();
    },
  ],
  [
    "the controls, with the dark theme chosen",
    "/no-such-page",
    `aside[aria-label="${words.controls.name}"]`,
    (page) => page.getByRole("button", { name: words.controls.dark }).click(),
  ],
  ["the failure screen", "/no-such-page", "main", async () => {}],
];

/** What a business can leave out, by the start of its states' names. */
const isThere: Record<string, boolean> = {
  "the carousel": content.testimonials.length > 2,
  "the video": content.business.video !== undefined,
  "the map": content.business.map !== undefined,
  "the chat": content.business.chatPhone !== undefined,
};
const isShownAtAll = (name: string) => !Object.entries(isThere).some(([start, there]) => name.startsWith(start) && !there);

for (const [name, path, part, enter, width = 1280] of STATES.filter(([name]) => isShownAtAll(name)))
  test(`${name}: axe and Equal Access find nothing, in light and dark and in both directions; FORCED-01 forced colours take nothing away`, async ({
    page,
  }) => {
    if (name.includes("dot")) await page.clock.install();
    await page.setViewportSize({ width, height: width < 600 ? 844 : 800 });
    // A film of the site's own is nowhere else.
    const elsewhere = [playerOf(content.business.video?.address ?? "")?.address ?? "", content.business.map?.embed ?? ""].map(
      (address) => new URL(address, "https://no.site").origin,
    );
    await page.route(
      ({ origin }) => elsewhere.includes(origin),
      (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><html lang=en><title>Elsewhere</title><main><h1>It" }),
    );
    await openHydrated(page, path);
    await enter(page);
    expect(await equalAccessFindings(page, part)).toEqual([]);
    for (const colorScheme of ["light", "dark"] as const)
      for (const direction of ["ltr", "rtl"]) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate((dir) => document.documentElement.setAttribute("dir", dir), direction);
        // What one theme changes is its colours: all other rules are checked once a direction.
        const rules = colorScheme === "dark" ? { rules: COLOUR_RULES } : {};
        expect(await axeViolations(page, { part, ...rules }), `${colorScheme} ${direction}`).toEqual([]);
      }
    expect(await forcedColourFaults(page, part)).toEqual([]);
  });

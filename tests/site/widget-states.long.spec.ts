/** Every state of every widget on the built site: nothing for axe or Equal Access to find, in both themes and directions, and all there in forced colours. */
import type { Page } from "@playwright/test";
import { axeViolations, equalAccessFindings } from "../support/accessibility.ts";
import { business, content, words } from "../support/content.ts";
import { forcedColourFaults } from "../support/forced-colours.ts";
import { SERVICE } from "../support/paths.ts";
import { answerForOthers, expect, openHydrated, test } from "../support/test.ts";

const DIALOG = "dialog[open]";
const CAROUSEL = "[aria-roledescription=carousel]";

const toggle = (page: Page, text: string) => page.locator("header summary", { hasText: text }).first().click();

async function openChat(page: Page): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${words.chat.open}`) }).click();
  await expect(page.getByRole("log", { name: words.chat.messages })).toContainText(words.chat.greeting);
}

/** Opens what a link of the page's main part leads to. */
async function open(page: Page, selector: string, name: string): Promise<void> {
  await page.getByRole("main").locator(selector).first().click();
  await expect(page.getByRole("dialog", { name })).toBeVisible();
  await page.evaluate(() => document.querySelector("video")?.pause()); // at its end a film shows something else
}

async function openPicture(page: Page): Promise<void> {
  await open(page, "a[href^='/pictures/']", words.lightbox.name);
  await expect(page.locator("dialog img:not([inert] *)")).toBeVisible();
}

/** A page, the part of it that a state is about, how to bring the page into it, and the window's width. */
type State = [path: string, part: string, enter: (page: Page) => Promise<void>, width?: number];

const STATES: Record<string, State> = {
  "the menu of a phone, with its submenu open": [
    "/services",
    "header",
    async (page) => {
      await toggle(page, words.navigation.open);
      await page.locator("header nav").last().locator("summary").click();
    },
    390,
  ],
  "the submenu of a wide screen": ["/services", "header", (page) => toggle(page, words.navigation.pages.label)],
  "a list of one kind, chosen": [
    "/services",
    "main",
    async (page) => {
      const choice = page.getByRole("navigation", { name: content.pages.services.kindRow.label }).getByRole("link").nth(1);
      await choice.click();
      await expect(choice).toHaveAttribute("aria-current", "page");
    },
  ],
  "another question open": [
    SERVICE,
    "section[aria-labelledby=questions]",
    (page) => page.locator("section[aria-labelledby=questions] details:not([open]) > summary").first().click(),
  ],
  "the carousel, paused": [
    "/aboutus",
    CAROUSEL,
    async (page) => {
      await page.locator(CAROUSEL).scrollIntoViewIfNeeded();
      await page.locator(`${CAROUSEL}[data-hydrated]`).getByRole("button", { name: words.carousel.pause }).click();
    },
  ],
  "a picture in the lightbox": [SERVICE, DIALOG, openPicture],
  "an enlarged picture in the lightbox": [
    "/",
    DIALOG,
    async (page) => {
      await openPicture(page);
      await page.getByRole("button", { name: words.lightbox.zoomIn, exact: true }).click();
    },
  ],
  "a picture in the lightbox that does not load": [
    SERVICE,
    DIALOG,
    async (page) => {
      await page.route("**/pictures/**", (route) => route.abort());
      await open(page, "a[href^='/pictures/']", words.lightbox.name);
      await expect(page.getByRole("dialog")).toContainText(words.lightbox.failure);
    },
  ],
  "the video": ["/", DIALOG, (page) => open(page, `a[href="${business.video.address}"]`, business.video.title)],
  "the map over the screen": [
    "/contact",
    DIALOG,
    (page) => open(page, `a:has-text("${content.pages.contact.locationCard.linkLabel}")`, words.map.title),
  ],
  "the chat, after its greeting": ["/terms", DIALOG, openChat],
  "the chat on a phone, with a text typed": [
    "/terms",
    DIALOG,
    async (page) => {
      await openChat(page);
      await page.getByRole("textbox", { name: words.chat.message }).fill("My freezer is warm.");
    },
    390,
  ],
  "the chat's button with its dot": [
    "/terms",
    `aside[aria-label="${words.chat.name}"]`,
    async (page) => {
      await page.clock.fastForward(61_000);
      await expect(page.getByRole("button", { name: words.chat.notification })).toBeVisible();
    },
  ],
  "the controls, with the dark theme chosen": [
    "/no-such-page",
    `aside[aria-label="${words.controls.name}"]`,
    (page) => page.getByRole("button", { name: words.controls.dark }).click(),
  ],
  "the failure screen": ["/no-such-page", "main", async () => {}],
};

/** What a business can leave out, by the start of its states' names. */
const isThere: Record<string, boolean> = {
  "the carousel": content.testimonials.length > 2,
  "the video": content.business.video !== undefined,
  "the map": content.business.map !== undefined,
  "the chat": content.business.chatPhone !== undefined,
};
const states = Object.entries(STATES).filter(([name]) => !Object.keys(isThere).some((start) => name.startsWith(start) && !isThere[start]));

for (const [name, [path, part, enter, width = 1280]] of states)
  test(`${name}: axe and Equal Access find nothing; FORCED-01 forced colours take nothing away`, async ({ page }) => {
    if (name.includes("dot")) await page.clock.install();
    await page.setViewportSize({ width, height: width < 600 ? 844 : 800 });
    await answerForOthers(page);
    await openHydrated(page, path);
    await enter(page);
    expect(await equalAccessFindings(page, part)).toEqual([]);
    for (const direction of ["ltr", "rtl"]) {
      await page.evaluate((dir) => document.documentElement.setAttribute("dir", dir), direction);
      expect(await axeViolations(page, part), direction).toEqual([]);
    }
    expect(await forcedColourFaults(page, part)).toEqual([]);
  });

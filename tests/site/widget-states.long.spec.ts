/** Every state of every widget on the built site: nothing for axe or Equal Access to find, in both themes and directions, and all there in forced colours. */
import type { Page } from "@playwright/test";
import { playerOf } from "../../app/widgets/video-popup/player.ts";
import { axeViolations, COLOUR_RULES } from "../support/axe.ts";
import { business, content, words } from "../support/content.ts";
import { equalAccessFindings } from "../support/equal-access.ts";
import { forcedColourFaults } from "../support/forced-colours.ts";
import { noted } from "../support/noted.ts";
import { SERVICE_PATHS } from "../support/paths.ts";
import { expect, openHydrated, test } from "../support/test.ts";

const [SERVICE = ""] = SERVICE_PATHS;

interface State {
  name: string;
  path: string;
  /** In CSS pixels; a desk's if left out. */
  width?: number;
  /** The part of the page that the state is about, as a selector. */
  part: string;
  /** Brings the page into the state. */
  enter(page: Page): Promise<void>;
}

const chatButton = (page: Page) => page.getByRole("button", { name: new RegExp(`^${words.chat.open}`) });

async function openChat(page: Page): Promise<void> {
  await chatButton(page).click();
  await expect(page.getByRole("log")).toContainText(words.chat.greeting);
}

async function openPicture(page: Page): Promise<void> {
  const picture = page.getByRole("main").locator("a[href^='/pictures/']").first();
  await picture.scrollIntoViewIfNeeded();
  await picture.click();
  await expect(page.getByRole("dialog", { name: words.lightbox.name }).locator("img:not([inert] *)")).toBeVisible();
}

const DIALOG = "dialog[open]";

const STATES: State[] = [
  {
    name: "the menu of a phone, with its submenu open",
    path: "/services",
    width: 390,
    part: "header",
    enter: async (page) => {
      await page.locator("header summary", { hasText: words.navigation.open }).click();
      await page.locator("header nav").last().locator("summary").click();
    },
  },
  {
    name: "the submenu of a wide screen",
    path: "/services",
    part: "header",
    enter: (page) => page.locator("header summary", { hasText: words.navigation.pages.label }).first().click(),
  },
  {
    name: "a list of one kind, chosen",
    path: "/services",
    part: "main",
    enter: async (page) => {
      const choice = page.getByRole("navigation", { name: content.pages.services.kindRow.label }).getByRole("link").nth(1);
      await choice.click();
      await expect(choice).toHaveAttribute("aria-current", "page");
    },
  },
  {
    name: "another question open",
    path: SERVICE,
    part: "section[aria-labelledby=questions]",
    enter: (page) => page.locator("main details:not([open]) > summary").first().click(),
  },
  {
    name: "the carousel, paused",
    path: "/aboutus",
    part: "[aria-roledescription=carousel]",
    enter: async (page) => {
      const carousel = page.locator("[aria-roledescription=carousel]");
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel).toHaveAttribute("data-hydrated");
      await carousel.getByRole("button", { name: words.carousel.pause }).click();
      await expect(carousel.getByRole("button", { name: words.carousel.play })).toBeVisible();
    },
  },
  { name: "a picture in the lightbox", path: SERVICE, part: DIALOG, enter: openPicture },
  {
    name: "an enlarged picture in the lightbox that zooms",
    path: "/",
    part: DIALOG,
    enter: async (page) => {
      await openPicture(page);
      await page.getByRole("button", { name: words.lightbox.zoomIn, exact: true }).click();
    },
  },
  {
    name: "a picture in the lightbox that does not load",
    path: SERVICE,
    part: DIALOG,
    enter: async (page) => {
      await page.route("**/pictures/**", (route) => route.abort());
      await page.getByRole("main").locator("a[href^='/pictures/']").first().click();
      await expect(page.getByRole("dialog")).toContainText(words.lightbox.failure);
    },
  },
  {
    name: "the video",
    path: "/",
    part: DIALOG,
    enter: async (page) => {
      await page.locator(`main a[href="${business.video.address}"]`).click();
      await expect(page.getByRole("dialog", { name: business.video.title })).toBeVisible();
    },
  },
  {
    name: "the map over the screen",
    path: "/contact",
    part: DIALOG,
    enter: async (page) => {
      await page.getByRole("main").getByText(content.pages.contact.locationCard.linkLabel).first().click();
      await expect(page.getByRole("dialog", { name: words.map.title })).toBeVisible();
    },
  },
  { name: "the chat, after its greeting", path: "/terms", part: DIALOG, enter: openChat },
  {
    name: "the chat on a phone, with a text typed",
    path: "/terms",
    width: 390,
    part: DIALOG,
    enter: async (page) => {
      await openChat(page);
      await page.getByRole("textbox", { name: words.chat.message }).fill("My freezer is warm.");
    },
  },
  {
    name: "the chat's button with its dot",
    path: "/terms",
    part: `aside[aria-label="${words.chat.name}"]`,
    enter: async (page) => {
      await page.clock.fastForward(61_000);
      await expect(page.getByRole("button", { name: words.chat.notification })).toBeVisible();
    },
  },
  {
    name: "the controls, with the dark theme chosen",
    path: "/no-such-page",
    part: `aside[aria-label="${words.controls.name}"]`,
    enter: (page) => page.getByRole("button", { name: words.controls.dark }).click(),
  },
  { name: "the failure screen", path: "/no-such-page", part: "main", enter: async () => {} },
];

for (const { name, path, width = 1280, part, enter } of STATES)
  test(`${name}: axe and Equal Access find nothing, in light and dark and in both directions; FORCED-01 forced colours take nothing away`, async ({
    page,
  }) => {
    if (name.includes("dot")) await page.clock.install();
    await page.setViewportSize({ width, height: width < 600 ? 844 : 800 });
    // A film of the site's own is nowhere else.
    const elsewhere = [playerOf(business.video.address)?.address ?? "", business.map.embed].map(
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

test("CHAT-04 a greeting that comes is read out: its log is there before it", async ({ page }) => {
  await openHydrated(page, "/terms");
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        for (const node of addedNodes) {
          const log = target instanceof Element ? target.closest("[role=log]") : null;
          if (log?.checkVisibility() && node.textContent) heard.push(node.textContent);
        }
    }).observe(document.body, { childList: true, subtree: true });
  });
  await chatButton(page).click();
  await expect(page.getByRole("log", { name: words.chat.messages })).toContainText(words.chat.greeting);
  const heard = await noted<string[]>(page, "heard");
  expect(heard.join(" ")).toContain(words.chat.greeting);
});

/** What people come for, each from the home page in at most three actions, with the keyboard alone and on a phone (TASK-01). */
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { proseText } from "../../app/schema/prose.ts";
import { openingState } from "../../app/sections/opening/opening-state.ts";
import { openingInWords } from "../../app/sections/opening/opening-words.ts";
import { type Visitor, withFinger, withKeyboard } from "../support/actions.ts";
import { business, content, words } from "../support/content.ts";
import { menuLink } from "../support/menu-link.ts";
import { expect, hydrated, openHydrated, test } from "../support/test.ts";

const { contact } = content.pages;

/** Where the chat sends what is typed (CHAT-08). A picture is attached there. */
const SEND_LINK = "https://api.whatsapp.com/send/";

const main = (page: Page) => page.getByRole("main");
const link = (page: Page, path: string) => main(page).locator(`a[href='${path}']`).first();

/** The guide with the codes that the specification names (ART-04), and its table. */
const FAULTS = "/common-dstv-issue";
const NO_SIGNAL = "E16";

/** It is there, and scrolling brings it before one's eyes. */
async function expectToRead(text: Locator): Promise<void> {
  await expect(text).toBeVisible();
  await text.scrollIntoViewIfNeeded();
  await expect(text).toBeInViewport();
}

/** Follows a link of the menu, which a phone has folded. */
async function openFromMenu(page: Page, visitor: Visitor, path: string): Promise<void> {
  if (visitor.isOnPhone) {
    await visitor.activate(page.locator("header summary", { hasText: words.navigation.open }));
    await visitor.activate(page.locator("header nav").last().locator(`a[href='${path}']`));
  } else await visitor.activate(menuLink(page, path));
  await expect(page).toHaveURL(path);
}

/** Searches for what a visitor says, and opens a result. */
async function openFromSearch(page: Page, visitor: Visitor, query: string, path: string): Promise<void> {
  await visitor.activate(page.locator("header a[href='/search']"));
  await visitor.type(page.getByRole("searchbox"), query);
  await visitor.activate(main(page).locator("h3").locator(`a[href='${path}']`));
  await expect(page).toHaveURL(path);
}

/** Opens the guide with the fault table from the list of guides, to which the home page leads as well as the menu. */
async function openFaultTable(page: Page, visitor: Visitor): Promise<void> {
  if (visitor.isOnPhone) await visitor.activate(link(page, "/blogs"));
  else await openFromMenu(page, visitor, "/blogs");
  await visitor.activate(link(page, FAULTS));
  await expect(page).toHaveURL(FAULTS);
}

interface Task {
  name: string;
  /** Before the home page is opened. */
  prepare?(page: Page): Promise<unknown>;
  /** Does the task, and expects its outcome. */
  carryOut(page: Page, visitor: Visitor): Promise<void>;
}

const TASKS: Task[] = [
  {
    name: "the price of a call-out is found",
    carryOut: async (page, visitor) => {
      await openFromMenu(page, visitor, "/contact");
      await expectToRead(main(page).getByText(contact.costs.heading));
      await expectToRead(main(page).getByText(contact.costs.text));
      await expectToRead(link(page, business.phone.href)); // whom to ask
    },
  },
  {
    name: "whether it is open now is seen without doing anything",
    carryOut: async (page, { did }) => {
      const { heading, note } = openingInWords(openingState(business.hours, new Date()), business.hours, words);
      await expect(main(page).getByText(heading).first()).toBeInViewport();
      await expect(main(page).getByText(note).first()).toBeInViewport();
      expect(did).toEqual([]);
    },
  },
  {
    name: "the code that means no signal is found",
    carryOut: async (page, visitor) => {
      await openFromSearch(page, visitor, "no signal", FAULTS);
      await expectToRead(main(page).locator("tr", { hasText: NO_SIGNAL }));
    },
  },
  {
    name: "whether they come to a town is found",
    carryOut: async (page, visitor) => {
      const town = content.pages["areas-we-serve"].regions.at(-1)?.places[0] ?? "";
      await openFromSearch(page, visitor, town, "/areas-we-serve");
      await expectToRead(main(page).getByRole("listitem").getByText(town, { exact: true }));
    },
  },
  {
    name: "the number is saved",
    carryOut: async (page, visitor) => {
      await openFromMenu(page, visitor, "/contact");
      const download = page.waitForEvent("download");
      await visitor.activate(link(page, "/contact.vcf"));
      expect(readFileSync(await (await download).path(), "utf8")).toContain(business.phone.href.replace("tel:", ""));
    },
  },
  {
    name: "a picture is sent, from the messaging service to which the site leads",
    prepare: (page) =>
      page.context().route(`${SEND_LINK}**`, (route) => route.fulfill({ contentType: "text/html", body: "<title>Arrived" })),
    carryOut: async (page, visitor) => {
      const chat = page.getByRole("button", { name: new RegExp(`^${words.chat.open}`) });
      await visitor.activate(visitor.isOnPhone ? chat : page.locator(`a[href^='${SEND_LINK}']`).first());
      await visitor.type(page.getByRole("textbox", { name: words.chat.message }), "Here is a picture.");
      const arrival = page.context().waitForEvent("page");
      await visitor.activate(page.getByRole("button", { name: words.chat.send }));
      await (await arrival).waitForURL((address) => address.searchParams.get("phone") === business.chatPhone);
    },
  },
  {
    name: "the theme is dark",
    carryOut: async (page, visitor) => {
      await visitor.activate(page.getByRole("button", { name: words.controls.dark }));
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    },
  },
  {
    name: "the fault table is printed",
    prepare: (page) =>
      page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute("data-printed", location.pathname);
      }),
    carryOut: async (page, visitor) => {
      await openFaultTable(page, visitor);
      await visitor.activate(main(page).getByRole("button", { name: words.article.print }));
      await expect(page.locator("html")).toHaveAttribute("data-printed", FAULTS);
      await page.emulateMedia({ media: "print" });
      await expect(main(page).locator("tr", { hasText: NO_SIGNAL })).toBeVisible();
      await expect(main(page).getByRole("button", { name: words.article.print })).toBeHidden();
    },
  },
  {
    name: "a problem with accessibility is reported",
    carryOut: async (page, visitor) => {
      if (visitor.isOnPhone) await visitor.activate(page.locator("footer a[href='/accessibility']"));
      else {
        await openFromMenu(page, visitor, "/contact");
        await visitor.activate(main(page).getByRole("link", { name: contact.problemLabel ?? "" }));
      }
      await expect(page).toHaveURL("/accessibility");
      await page.evaluate(() => {
        document.addEventListener("click", ({ target }) => {
          const to = target instanceof Element ? target.closest("a")?.href : undefined;
          document.documentElement.setAttribute("data-went", to ?? "");
        });
      });
      await visitor.activate(link(page, `mailto:${business.email}`));
      await expect(page.locator("html")).toHaveAttribute("data-went", `mailto:${business.email}`);
    },
  },
];

for (const [means, use, begin] of [
  ["with the keyboard alone", { viewport: { width: 1280, height: 800 } }, withKeyboard],
  ["on a phone", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, withFinger],
] as const)
  test.describe(means, () => {
    test.use(use);

    for (const { name, prepare, carryOut } of TASKS)
      test(`TASK-01 ${name}, ${means}`, async ({ page }) => {
        await prepare?.(page);
        await openHydrated(page, "/");
        const visitor = begin(page);
        await carryOut(page, visitor);
        report(visitor);
      });

    test.describe("without a signal", () => {
      test.use({ serviceWorkers: "allow" });

      test(`TASK-01 a guide that was opened is read without a signal, ${means}`, async ({ page, context }) => {
        const [guide] = content.posts;
        if (!guide) throw new Error("There is no guide.");
        await openHydrated(page, "/");
        const visitor = begin(page);
        await visitor.activate(link(page, guide.url));
        await expect(page).toHaveURL(guide.url);
        await expect.poll(() => page.evaluate((path) => caches.match(path).then(Boolean), guide.url), { timeout: 20_000 }).toBe(true);
        await context.setOffline(true);
        await visitor.withBrowser("load the page again", () => page.reload());
        await hydrated(page);
        await expectToRead(page.getByRole("heading", { level: 1, name: guide.title }));
        const text = main(page).locator("[data-prose=body]");
        await expectToRead(text.getByText(proseText(guide.body.slice(-1))));
        report(visitor);
      });
    });
  });

/** More presses of Tab than this are many: the list of tests says how many there were. */
const MANY_TABS = 40;

function report({ did, tabs }: Visitor): void {
  test.info().annotations.push({ type: "actions", description: `${did.length}, with ${tabs} presses of Tab: ${did.join(", ")}` });
  if (tabs > MANY_TABS) console.log(`${test.info().title}: ${tabs} presses of Tab.`);
}

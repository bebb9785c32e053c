/** What people come for, each from the home page in at most three actions, with the keyboard alone and on a phone (TASK-01). */
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { proseText } from "../../app/schema/prose.ts";
import { openingState } from "../../app/sections/opening/opening-state.ts";
import { openingInWords } from "../../app/sections/opening/opening-words.ts";
import { business, content, words } from "../support/content.ts";
import { expect, hydrated, menuLink, openHydrated, test } from "../support/test.ts";

const MOST_ACTIONS = 3;
const MOST_TABS = 120;

/** What a visitor does, counted: moving the focus and scrolling are no actions. */
class Visitor {
  readonly page: Page;
  readonly isOnPhone: boolean;
  actions = 0;

  constructor(page: Page, isOnPhone: boolean) {
    this.page = page;
    this.isOnPhone = isOnPhone;
  }

  count(): void {
    this.actions += 1;
    expect(this.actions, "actions").toBeLessThanOrEqual(MOST_ACTIONS);
  }

  async use(control: Locator): Promise<void> {
    this.count();
    if (this.isOnPhone) return control.tap();
    await this.tabTo(control);
    await this.page.keyboard.press("Enter");
  }

  async type(field: Locator, text: string): Promise<void> {
    this.count();
    await (this.isOnPhone ? field.tap() : this.tabTo(field));
    await this.page.keyboard.type(text);
  }

  /** Follows a link of the menu, which a phone has folded. */
  async openFromMenu(path: string): Promise<void> {
    if (this.isOnPhone) {
      await this.use(this.page.locator("header summary", { hasText: words.navigation.open }));
      await this.use(this.page.locator("header nav").last().locator(`a[href='${path}']`));
    } else await this.use(menuLink(this.page, path));
    await expect(this.page).toHaveURL(path);
  }

  /** Searches for what a visitor says, and opens a result. */
  async search(query: string, path: string): Promise<void> {
    await this.use(this.page.locator("header a[href='/search']"));
    await this.type(this.page.getByRole("searchbox"), query);
    await this.use(main(this.page).locator("h3").locator(`a[href='${path}']`));
    await expect(this.page).toHaveURL(path);
  }

  private async tabTo(control: Locator): Promise<void> {
    await expect(control).toBeAttached();
    for (let presses = 0; !(await control.evaluate((element) => element === document.activeElement)); presses += 1) {
      expect(presses, `presses of Tab to ${control}`).toBeLessThan(MOST_TABS);
      await this.page.keyboard.press("Tab");
    }
    await expect(control).toBeInViewport();
  }
}

const SEND_LINK = "https://api.whatsapp.com/send/";
const main = (page: Page) => page.getByRole("main");
const link = (page: Page, path: string) => main(page).locator(`a[href='${path}']`).first();

/** The guide with the codes that the specification names (ART-04), and its table. */
const FAULTS = "/common-dstv-issue";
const NO_SIGNAL = "E16";

async function expectToRead(text: Locator): Promise<void> {
  await text.scrollIntoViewIfNeeded();
  await expect(text).toBeInViewport();
}

const TASKS: Record<string, (page: Page, visitor: Visitor) => Promise<void>> = {
  "the price of a call-out is found": async (page, visitor) => {
    await visitor.openFromMenu("/contact");
    await expectToRead(main(page).getByText(content.pages.contact.costs.text));
    await expectToRead(link(page, business.phone.href)); // whom to ask
  },
  "whether it is open now is seen without doing anything": async (page) => {
    const { heading, note } = openingInWords(openingState(business.hours, new Date()), business.hours, words);
    await expect(main(page).getByText(heading).first()).toBeInViewport();
    await expect(main(page).getByText(note).first()).toBeInViewport();
  },
  "whether they come to a town is found": async (page, visitor) => {
    const town = content.pages["areas-we-serve"].regions.at(-1)?.places[0] ?? "";
    await visitor.search(town, "/areas-we-serve");
    await expectToRead(main(page).getByRole("listitem").getByText(town, { exact: true }));
  },
  "the number is saved": async (page, visitor) => {
    await visitor.openFromMenu("/contact");
    const download = page.waitForEvent("download");
    await visitor.use(link(page, "/contact.vcf"));
    expect(readFileSync(await (await download).path(), "utf8")).toContain(business.phone.href.replace("tel:", ""));
  },
  "the theme is dark": async (page, visitor) => {
    await visitor.use(page.getByRole("button", { name: words.controls.dark }));
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  },
  "a problem with accessibility is reported": async (page, visitor) => {
    if (visitor.isOnPhone) await visitor.use(page.locator("footer a[href='/accessibility']"));
    else {
      await visitor.openFromMenu("/contact");
      await visitor.use(main(page).getByRole("link", { name: content.pages.contact.problemLabel ?? "" }));
    }
    await expect(page).toHaveURL("/accessibility");
    await expectToRead(link(page, `mailto:${business.email}`));
    visitor.count(); // to write
  },
};

if (content.business.chatPhone)
  TASKS["a picture is sent, from the messaging service to which the site leads"] = async (page, visitor) => {
    await page.context().route(`${SEND_LINK}**`, (route) => route.fulfill({ contentType: "text/html", body: "<title>Arrived" }));
    const chat = page.getByRole("button", { name: new RegExp(`^${words.chat.open}`) });
    await visitor.use(visitor.isOnPhone ? chat : page.locator(`a[href^='${SEND_LINK}']`).first());
    await visitor.type(page.getByRole("textbox", { name: words.chat.message }), "Here is a picture.");
    const arrival = page.context().waitForEvent("page");
    await visitor.use(page.getByRole("button", { name: words.chat.send }));
    await (await arrival).waitForURL((address) => address.searchParams.get("phone") === business.chatPhone);
  };

if (content.articles.some(({ url }) => url === FAULTS)) {
  TASKS["the code that means no signal is found"] = async (page, visitor) => {
    await visitor.search("no signal", FAULTS);
    await expectToRead(main(page).locator("tr", { hasText: NO_SIGNAL }));
  };
  TASKS["the fault table is printed"] = async (page, visitor) => {
    await page.evaluate(() => Object.assign(window, { print: () => document.documentElement.setAttribute("data-printed", "") }));
    if (visitor.isOnPhone) await visitor.use(link(page, "/blogs"));
    else await visitor.openFromMenu("/blogs");
    await visitor.use(link(page, FAULTS));
    await expect(page).toHaveURL(FAULTS);
    await visitor.use(main(page).getByRole("button", { name: words.article.print }));
    await expect(page.locator("html")).toHaveAttribute("data-printed");
    await page.emulateMedia({ media: "print" });
    await expect(main(page).locator("tr", { hasText: NO_SIGNAL })).toBeVisible();
  };
}

for (const [means, use] of [
  ["with the keyboard alone", { viewport: { width: 1280, height: 800 } }],
  ["on a phone", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const)
  test.describe(means, () => {
    test.use(use);

    for (const [name, carryOut] of Object.entries(TASKS))
      test(`TASK-01 ${name}, ${means}`, async ({ page }) => {
        await openHydrated(page, "/");
        await carryOut(page, new Visitor(page, "isMobile" in use));
      });

    test.describe("without a signal", () => {
      test.use({ serviceWorkers: "allow" });

      test(`TASK-01 a guide that was opened is read without a signal, ${means}`, async ({ page, context }) => {
        const [guide] = content.posts;
        if (!guide) throw new Error("There is no guide.");
        await openHydrated(page, "/");
        await new Visitor(page, "isMobile" in use).use(link(page, guide.url));
        await expect(page).toHaveURL(guide.url);
        await expect.poll(() => page.evaluate((path) => caches.match(path).then(Boolean), guide.url), { timeout: 20_000 }).toBe(true);
        await context.setOffline(true);
        await page.reload();
        await hydrated(page);
        await expectToRead(
          main(page)
            .locator("[data-prose=body]")
            .getByText(proseText(guide.body.slice(-1))),
        );
      });
    });
  });

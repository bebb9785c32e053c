/** What people come for, each from the home page in at most three actions, with the keyboard alone and on a phone (TASK-01). */
import { openingInWords, openingState } from "../../app/sections/opening/opening.ts";
import { business, content, words } from "../support/content.ts";
import { handsOf } from "../support/hands.ts";
import { expect, openHydrated, receiveMessages, SEND_LINK, test } from "../support/test.ts";

/** A control to press, or a field and what is typed into it. Moving the focus and scrolling are no actions. */
type Action = string | [field: string, text: string];

interface Task {
  keyboard: Action[];
  /** Where it is done otherwise. */
  phone?: Action[];
  /** Whether the last action begins a download. */
  isDownload?: boolean;
  /** What is then to be seen. */
  see: string[];
  seeOnPhone?: string[];
}

const fromMenu = (path: string, ...actions: Action[]) => ({
  keyboard: [`header a[href='${path}']`, ...actions],
  phone: [`header summary:has-text("${words.navigation.open}")`, `header a[href='${path}']`, ...actions],
});
const search = (query: string, path: string) => ({
  keyboard: ["header a[href='/search']", ["input[type=search]", query], `main h3 a[href='${path}']`] satisfies Action[],
});

const state = openingState(business.hours, new Date());
const { heading, note } = openingInWords(state, business.hours, words);
const town = content.pages["areas-we-serve"].regions.at(-1)?.places[0] ?? "";

/** The guide with the codes that the specification names (ART-04), and its table. */
const FAULTS = "/common-dstv-issue";
const NO_SIGNAL = "main tr:has-text('E16')";
const print = [`main a[href='${FAULTS}']`, `main button:has-text("${words.article.print}")`];

const TASKS: Record<string, Task> = {
  "the price of a call-out is found": {
    ...fromMenu("/contact"),
    see: [`main >> text=${content.pages.contact.costs.text}`, `main a[href='${business.phone.href}']`],
  },
  "whether it is open now is seen": {
    keyboard: [],
    see: [`main >> text=${heading}`, `main >> text=${note}`],
    seeOnPhone: [`aside a >> text=${state.isOpen ? heading : note}`],
  },
  "whether they come to a town is found": {
    ...search(town, "/areas-we-serve"),
    see: ["html:has(link[rel=canonical][href$='/areas-we-serve'])", `main li >> text="${town}"`], // the search's result has the name, too
  },
  "the number is saved": { ...fromMenu("/contact", "main a[href='/contact.vcf']"), isDownload: true, see: [] },
  "the theme is dark": { keyboard: [`aside button[aria-label="${words.controls.dark}"]`], see: ["html[data-theme=dark]"] },
  "a problem with accessibility is reported": {
    keyboard: ["footer a[href='/accessibility']"],
    see: ["html:has(link[rel=canonical][href$='/accessibility'])", `main a[href='mailto:${business.email}']`],
  },
  ...(content.business.chatPhone && {
    "a picture is sent, from the messaging service to which the site leads": {
      keyboard: [`main a[href^='${SEND_LINK}']`],
      see: ["h1 >> text=Arrived"],
    },
  }),
  ...(content.articles.some(({ url }) => url === FAULTS) && {
    "the code that means no signal is found": { ...search("no signal", FAULTS), see: [NO_SIGNAL] },
    "the fault table is printed": {
      ...fromMenu("/blogs", ...print),
      phone: ["main a[href='/blogs']", ...print],
      see: ["html[data-printed]", NO_SIGNAL],
    },
  }),
};

for (const [means, use] of [
  ["with the keyboard alone", { viewport: { width: 1280, height: 800 } }],
  ["on a phone", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const)
  test.describe(means, () => {
    test.use(use);

    for (const [name, { keyboard, phone = keyboard, isDownload, see, seeOnPhone = see }] of Object.entries(TASKS))
      test(`TASK-01 ${name}, ${means}`, async ({ page, context }) => {
        const isOnPhone = "isMobile" in use;
        const actions = isOnPhone ? phone : keyboard;
        expect(actions.length).toBeLessThanOrEqual(3);
        await page.addInitScript(() => {
          window.print = () => document.documentElement.setAttribute("data-printed", "");
        });
        await receiveMessages(context);
        await openHydrated(page, "/");
        const begun = isDownload && page.waitForEvent("download");
        const hands = handsOf(page, isOnPhone ? "finger" : "keyboard");
        for (const action of actions) {
          const [selector, said] = typeof action === "string" ? [action] : action;
          const control = page.locator(`${selector} >> visible=true`).first();
          await hands.focus(control);
          if (said) await page.keyboard.type(said);
          else if (!isOnPhone) {
            await expect(control).toBeInViewport();
            await page.keyboard.press("Enter");
          }
        }
        await begun;
        for (const part of isOnPhone ? seeOnPhone : see) {
          if (actions.length > 0) await page.locator(part).first().scrollIntoViewIfNeeded();
          await expect(page.locator(part).first()).toBeInViewport();
        }
      });
  });

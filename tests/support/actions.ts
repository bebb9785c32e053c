import { expect, type Locator, type Page } from "@playwright/test";

/** How many things a visitor decides to do until a task is done (TASK-01). */
const MOST_ACTIONS = 3;

/** How often Tab is pressed until something is given up. */
const MOST_TABS = 120;

/** What a visitor does, counted: moving the focus and scrolling are no actions. */
export interface Visitor {
  /** Everything that was done, for the report. */
  readonly did: readonly string[];
  /** How often Tab was pressed. */
  readonly tabs: number;
  readonly isOnPhone: boolean;
  /** Uses a control. The menu of a phone is opened first where the control is in it, which is an action too. */
  activate(control: Locator): Promise<void>;
  /** Goes to a field and types a text: one action. */
  type(field: Locator, text: string): Promise<void>;
  /** Does something with the browser itself, such as loading the page again. */
  withBrowser(name: string, act: () => Promise<unknown>): Promise<void>;
}

/** A visitor who has a keyboard and nothing else. */
export const withKeyboard = (page: Page): Visitor =>
  visitor(page, { isOnPhone: false, reach: tabTo, use: () => page.keyboard.press("Enter") });

/** A visitor who taps. */
export const withFinger = (page: Page): Visitor =>
  visitor(page, { isOnPhone: true, reach: async () => 0, use: (control) => control.tap() });

interface Means {
  isOnPhone: boolean;
  /** Moves the focus to a control. Returns how often Tab was pressed. */
  reach(page: Page, control: Locator): Promise<number>;
  use(control: Locator): Promise<void>;
}

/** @throws Error at the first action too many. */
function visitor(page: Page, { isOnPhone, reach, use }: Means): Visitor {
  const did: string[] = [];
  let tabs = 0;
  const count = (action: string) => {
    did.push(action);
    if (did.length > MOST_ACTIONS) throw new Error(`The task takes more than ${MOST_ACTIONS} actions: ${did.join(", ")}.`);
  };
  return {
    did,
    isOnPhone,
    get tabs() {
      return tabs;
    },
    activate: async (control) => {
      await expect(control).toBeAttached();
      count(`use '${await nameOf(control)}'`);
      tabs += await reach(page, control);
      await use(control);
    },
    type: async (field, text) => {
      count(`type '${text}'`);
      tabs += await reach(page, field);
      if (isOnPhone) await field.tap();
      await page.keyboard.type(text);
    },
    withBrowser: async (name, act) => {
      count(name);
      await act();
    },
  };
}

async function tabTo(page: Page, control: Locator): Promise<number> {
  const hasFocus = () => control.evaluate((element) => element === document.activeElement);
  let presses = 0;
  for (; !(await hasFocus()); presses += 1) {
    if (presses === MOST_TABS) throw new Error(`Tab does not reach '${await nameOf(control)}'.`);
    await page.keyboard.press("Tab");
  }
  await expect(control).toBeInViewport();
  return presses;
}

const nameOf = (control: Locator): Promise<string> =>
  control.evaluate((element) => (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40));

import { expect, type Locator, type Page } from "@playwright/test";

/** The most presses of Tab to a control: a form has a hundred controls, and a page as many texts. */
const MAX_TABS = 500;

/** How somebody uses a page: with the mouse, with a finger, or with the keyboard alone. */
export type Hands = ReturnType<typeof handsOf>;

export function handsOf(page: Page, way: "mouse" | "finger" | "keyboard") {
  const { keyboard } = page;
  /** Puts the focus on a control: the keyboard by Tab, as often as it takes. */
  const focus = async (control: Locator): Promise<void> => {
    if (way !== "keyboard") return way === "mouse" ? control.click() : control.tap();
    for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
      const key = await control.evaluate(keyTo);
      if (!key) return;
      await keyboard.press(key);
    }
    expect(await control.evaluate(keyTo), `${control} is reached by Tab`).toBe("");
  };
  const pressOpen = async (control: Locator) => {
    await focus(control);
    if (way !== "keyboard") return;
    await keyboard.press(await control.evaluate((element) => ((element as HTMLInputElement).type === "checkbox" ? "Space" : "Enter")));
  };
  /** Opens the groups that a control is in, the outer ones first. */
  const openGroups = async (control: Locator) => {
    const closed = control.locator(
      "xpath=self::*[not(self::summary)]/ancestor::details[not(@open)] | self::summary/../ancestor::details[not(@open)]",
    );
    while ((await closed.count()) > 0) await pressOpen(closed.first().locator("> summary"));
  };
  const reach = async (control: Locator) => {
    await openGroups(control);
    await focus(control);
  };
  /** Presses a button, link or group's heading, or ticks a box; opens the groups that it's in. */
  const press = async (control: Locator) => {
    await openGroups(control);
    await pressOpen(control);
  };
  return {
    focus,
    press,
    /** Writes a text, date or time in place of what a field holds. */
    async write(field: Locator, text: string): Promise<void> {
      await reach(field);
      const isRichText = await field.evaluate((element) => (element as HTMLElement).isContentEditable);
      if (way === "mouse" && !isRichText) return field.fill(text);
      const type = await field.getAttribute("type");
      if (type === "time" || type === "date") {
        for (const _ of ["month", "day", "year"]) await keyboard.press("ArrowLeft"); // Shift+Tab arrives at the last part
        return keyboard.type(type === "time" ? asAmericanTime(text) : asAmericanDate(text));
      }
      await keyboard.press("ControlOrMeta+A");
      await keyboard.type(text);
    },
    /** Chooses an entry of a list by its words, or a file. */
    async choose(control: Locator, choice: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
      if (typeof choice !== "string") {
        const chooser = page.waitForEvent("filechooser");
        await press(control);
        return (await chooser).setFiles(choice);
      }
      if (way === "mouse") return void (await control.selectOption({ label: choice }));
      await reach(control);
      await expect(async () => {
        await keyboard.type(choice); // the list begins again at a letter that comes late
        await expect(control.locator("option:checked")).toHaveText(choice, { timeout: 2000 });
      }).toPass();
    },
  };
}

/** Chromium's fields for dates and times go by its own language, which is American English here, and not by the page's. */
const asAmericanDate = (date: string): string => date.replace(/(\d+)-(\d+)-(\d+)/, "$2$3$1");

function asAmericanTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return [hour % 12 || 12, minute].map((part) => String(part).padStart(2, "0")).join("") + (hour < 12 ? "AM" : "PM");
}

/** The key that leads towards an element; none when it has the focus. Escape goes from the site's frame to the bar beside it, and back. */
function keyTo(element: Element): string {
  const { ownerDocument: page } = element;
  if (page.activeElement === element && page.hasFocus()) return "";
  const isInFrame = page.defaultView?.frameElement;
  if (isInFrame ? !page.hasFocus() : page.activeElement?.matches("[title='The site']")) return "Escape";
  const from = page.activeElement;
  const isBehind = !from || Boolean(from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
  return isBehind ? "Tab" : "Shift+Tab";
}

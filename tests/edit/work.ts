import type { FrameLocator, Page } from "@playwright/test";
import { test as base, expect, type RunningDesk } from "../support/desk.ts";
import { handsOf } from "../support/hands.ts";

export { expect };

type Way = Parameters<typeof handsOf>[1];

/** Tests of what an owner does at the desk with the mouse or, as they may say, with the keyboard alone. */
export const test = base.extend<{ way: Way; work: ReturnType<typeof workAt> }>({
  way: ["mouse", { option: true }],
  work: ({ page, desk, site, way }, use) => use(workAt(page, desk, site, way)),
});

/** The parts of the desk's page, and what an owner does with them. */
function workAt(page: Page, desk: RunningDesk, site: FrameLocator, way: Way) {
  const hands = handsOf(page, way);
  const bar = page.getByRole("complementary", { name: "Desk" });
  const form = bar.locator(".form");
  const status = page.getByRole("status");
  const files = bar.getByRole("combobox", { name: "What to change" });
  const button = (name: string | RegExp) => bar.getByRole("button", { name, exact: typeof name === "string", includeHidden: true });
  return {
    ...hands,
    desk,
    page,
    /** The site in its frame. */
    site,
    bar,
    form,
    status,
    files,
    button,
    /** A control of the form by the name of its field in the file. */
    field: (name: string) => form.locator(`[data-field="${name}"]`),
    /** Chooses what to change, by its name in the desk. */
    open: (name: string) => hands.choose(files, name),
    save: async () => {
      await hands.press(button("Save"));
      await expect(status).toHaveText("Saved.");
    },
  };
}

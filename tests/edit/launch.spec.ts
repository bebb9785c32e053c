/** A new owner makes the site theirs through the desk alone, and what the desk finds on the site's pages. */
import type { Locator, Page } from "@playwright/test";
import { parse } from "yaml";
import { FACTS } from "../fixtures/businesses/kloof.ts";
import { openDesk, startDesk } from "../support/desk.ts";
import { expect as expectAtOnce, test } from "../support/test.ts";

/** A save reads the whole content again. */
const expect = expectAtOnce.configure({ timeout: 60_000 });

const FILE = "content/business.yaml";
const LAUNCH = "content/launch.yaml";

/** The facts that the example has, too, by the names of their fields. */
function factsIn(own: object, example: object, at = ""): [field: string, value: string][] {
  return Object.entries(own).flatMap(([key, value]) => {
    const there = (example as Record<string, unknown>)[key];
    if (there === undefined || Array.isArray(value)) return [];
    return typeof value === "object" ? factsIn(value, there as object, `${at}${key}.`) : [[`${at}${key}`, String(value)]];
  });
}

/** How an owner presses and writes. */
function hands(page: Page, way: "mouse" | "keyboard") {
  const press = async (control: Locator, key = "Enter") => {
    if (way === "mouse") return control.click();
    await control.focus();
    await page.keyboard.press(key);
  };
  const write = async (field: Locator, text: string) => {
    const closed = field.locator("xpath=ancestor::details[not(@open)]").first();
    while ((await closed.count()) > 0) await press(closed.locator("summary").first());
    if (way === "mouse") return field.fill(text);
    await field.focus();
    if ((await field.getAttribute("type")) !== "time") await page.keyboard.press("Control+A");
    await page.keyboard.type((await field.getAttribute("type")) === "time" ? text.replace(":", "") : text);
  };
  return { press, write };
}

for (const way of ["mouse", "keyboard"] as const)
  test(`DESK-02 DESK-04 OWN-01 OWN-07 a new owner launches the site by the ${way} alone`, async ({ page }) => {
    test.setTimeout(900_000);
    const desk = await startDesk();
    try {
      const example = desk.read(FILE);
      const { press, write } = hands(page, way);
      const site = await openDesk(page, desk.address);
      const files = page.getByRole("combobox", { name: "What to change" });
      if (way === "mouse") await files.selectOption(FILE);
      else {
        await files.focus();
        await page.keyboard.type("Business");
      }
      const form = page.locator(".form");
      const field = (name: string) => form.locator(`[data-field="${name}"]`);
      const facts = factsIn(FACTS, parse(example));
      for (const [name, value] of facts) await write(field(name), value);
      for (const [index, { day, ...times }] of FACTS.hours.days.entries()) {
        const isOpen = await field(`hours.days[${index}]`).isChecked();
        if (isOpen !== "opens" in times) await press(field(`hours.days[${index}]`), "Space");
        for (const [name, time] of Object.entries(times)) await write(form.getByLabel(`${day} ${name}`), time);
      }
      await press(form.locator("summary", { hasText: /^Socials/ }));
      for (const name of ["Instagram", "WhatsApp"]) await press(form.getByRole("button", { name: `Remove ${name}` }));
      await press(form.getByRole("button", { name: "Leave out example" }));
      await press(page.getByRole("button", { name: "Save" }));
      await expect(page.getByRole("status")).toHaveText("Saved.");
      await expect(site.locator(`a[href="tel:${FACTS.phone.replaceAll(" ", "")}"]`).first()).toBeVisible();

      await press(page.getByRole("button", { name: "Launch list" }));
      const groups = page.locator("main ~ aside details.group");
      for (let group = 0; group < (await groups.count()); group += 1)
        if ((await groups.nth(group).getAttribute("open")) === null) await press(groups.nth(group).locator("summary"));
      const right = page.getByRole("button", { name: "It's right" });
      for (let left = await right.count(); left > 0; left -= 1) {
        await press(right.first());
        await expect(right).toHaveCount(left - 1);
      }
      await expect(page.getByRole("heading", { name: /^(\d+) of \1 done$/ })).toBeVisible();

      const said = parse(desk.read(FILE));
      expect(Object.fromEntries(factsIn(said, said))).toMatchObject(Object.fromEntries(facts));
      expect(said.hours.days).toEqual(FACTS.hours.days);
      const changes = desk.diff();
      expect(Object.keys(changes).sort()).toEqual([FILE, LAUNCH]);
      expect(changes[LAUNCH]?.filter((line) => line !== "+    done: yes")).toEqual([]);
      const comments = example.split("\n").filter((line) => /^\s*#/.test(line));
      expect(comments.filter((line) => !desk.read(FILE).includes(line))).toEqual(
        comments.filter((line) => /Take this line out/.test(line)),
      );
      expect(desk.run("check:launch")).toMatchObject({ status: 0 });
    } finally {
      desk.close();
    }
  });

test("DESK-01 of the words and pictures on the site's pages, 95 in a hundred can be clicked", async ({ page }) => {
  test.setTimeout(900_000);
  const desk = await startDesk();
  try {
    const site = await openDesk(page, desk.address);
    const missed: string[] = [];
    let seen = 0;
    const files = page.getByRole("combobox", { name: "What to change" });
    for (const file of await files
      .locator("option")
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))) {
      if (!file.endsWith(".md")) continue;
      await files.selectOption(file);
      await page.waitForLoadState("networkidle");
      await site.locator("html[data-hydrated] [data-desk]").first().waitFor({ state: "attached" });
      const found = await site.locator("body").evaluate((body) =>
        [...body.querySelectorAll("*")]
          .filter((element) => [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && /\p{L}/u.test(nodeValue ?? "")))
          .filter((element) => element.checkVisibility() && !element.closest("script, style"))
          .map((element) => (element.closest("[data-desk]") ? "" : (element.textContent ?? ""))),
      );
      seen += found.length;
      missed.push(...found.filter(Boolean).map((text) => `${file}: ${text.slice(0, 80)}`));
    }
    expect(seen).toBeGreaterThan(1000);
    expect(missed.length / seen, missed.join("\n")).toBeLessThan(0.05);
  } finally {
    desk.close();
  }
});

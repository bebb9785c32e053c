/** The owner's desk, with the mouse and with the keyboard alone. */
import { globSync } from "tinyglobby";
import { parseDocument } from "yaml";
import { axeViolations } from "../support/axe.ts";
import { openDesk, type RunningDesk, startDesk } from "../support/desk.ts";
import { expect as expectAtOnce, test } from "../support/test.ts";

/** A save reads the whole content again. */
const expect = expectAtOnce.configure({ timeout: 60_000 });

const FACTS = "content/business.yaml";
const NUMBER = "+27 21 423 1234";

test.describe.configure({ mode: "default", timeout: 240_000 }); // one desk for all
let desk: RunningDesk;
let first: string;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  desk = await startDesk();
  first = desk.read(FACTS);
});
test.afterAll(() => desk?.close());
test.afterEach(() => desk.write(FACTS, first));

const phoneOf = (text: string): string => String(parseDocument(text).get("phone"));
const display = (phone: string): string => phone.replace("+27 ", "0");

test("DESK-01 DESK-02 a clicked number is changed everywhere, saved as one line, and undone to the same bytes", async ({ page }) => {
  const site = await openDesk(page, desk.address);
  await site
    .getByRole("link", { name: display(phoneOf(first)) })
    .first()
    .click();
  const field = page.getByRole("textbox", { name: "Phone" });
  await expect(field).toBeFocused();
  await field.fill(NUMBER);
  await expect(site.getByText(display(NUMBER)).first()).toBeVisible();
  await expect(site.locator("body")).not.toContainText(display(phoneOf(first)));
  expect(desk.diff()).toEqual({});
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status")).toHaveText("Saved.");
  expect(desk.diff()).toEqual({ [FACTS]: [`-phone: ${phoneOf(first)}`, `+phone: ${NUMBER}`] });
  await expect(site.locator(`a[href="tel:${NUMBER.replaceAll(" ", "")}"]`).first()).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("status")).toHaveText("Took back the change in Business.");
  expect(desk.read(FACTS)).toBe(first);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect.poll(() => phoneOf(desk.read(FACTS))).toBe(NUMBER);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => desk.read(FACTS)).toBe(first);
});

test("DESK-04 the keyboard alone changes a number: Tab to it, Enter, type, Ctrl+S, Escape", async ({ page }) => {
  const site = await openDesk(page, desk.address);
  const number = site.getByRole("link", { name: display(phoneOf(first)) }).first();
  await expect(number).toHaveAttribute("data-desk");
  await page.getByRole("button", { name: "Light or dark" }).focus();
  const isReached = () => number.evaluate((element) => element === element.ownerDocument.activeElement);
  for (let presses = 0; presses < 20 && !(await isReached()); presses += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Phone" })).toBeFocused();
  await page.keyboard.press("Control+A");
  await page.keyboard.type(NUMBER);
  await page.keyboard.press("Control+S");
  await expect(page.getByRole("status")).toHaveText("Saved.");
  expect(desk.diff()).toEqual({ [FACTS]: [`-phone: ${phoneOf(first)}`, `+phone: ${NUMBER}`] });
  await page.keyboard.press("Escape");
  await expect.poll(isReached).toBe(true);
});

test("DESK-03 a number that the checks refuse is not saved, and the reason stands at its field", async ({ page }) => {
  const site = await openDesk(page, desk.address);
  await site
    .getByRole("link", { name: display(phoneOf(first)) })
    .first()
    .click();
  const field = page.getByRole("textbox", { name: "Phone" });
  await field.fill("021");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(field).toHaveAccessibleDescription(/must be written as \+27 21 000 0001/);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toBeFocused();
  expect(desk.diff()).toEqual({});
});

test("DESK-03 a file that something else has changed is not overwritten, and the typed words are kept", async ({ page }) => {
  const site = await openDesk(page, desk.address);
  await site
    .getByRole("link", { name: display(phoneOf(first)) })
    .first()
    .click();
  await page.getByRole("textbox", { name: "Phone" }).fill(NUMBER);
  const elsewhere = `${first}# by another program\n`;
  desk.write(FACTS, elsewhere);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status")).toContainText("was changed by something else");
  expect(desk.read(FACTS)).toBe(elsewhere);
  await page.getByRole("button", { name: "Use my words on the new file" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status")).toHaveText("Saved.");
  expect(desk.read(FACTS)).toBe(elsewhere.replace(phoneOf(first), NUMBER));
});

test("DESK-03 words that were not saved are there again after a crash", async ({ page }) => {
  const site = await openDesk(page, desk.address);
  await site.getByRole("heading", { level: 1 }).click();
  const field = page.locator(".form textarea");
  await field.fill("Cool, cold, warm.");
  await page.reload();
  await page.getByRole("combobox", { name: "What to change" }).waitFor();
  await page.locator(".form").getByText("Hero", { exact: true }).click();
  await page
    .locator(".form")
    .getByText(/^Lines:/)
    .click();
  await expect(page.locator(".form textarea", { hasText: "Cool, cold, warm." })).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
  expect(desk.diff()).toEqual({});
});

test("DESK-05 another site's page and another host's name are refused, and so is a call without the token", async ({ request }) => {
  const call = (headers: Record<string, string>) => request.post(`${desk.address}content`, { headers, data: {} });
  expect((await call({ Origin: "https://example.com" })).status()).toBe(403);
  expect((await call({ Host: "example.com" })).status()).toBe(403);
  expect((await call({})).status()).toBe(403);
});

test("DESK-01 DESK-02 a paragraph is changed as rich text, and the rest of its file keeps its bytes", async ({ page }) => {
  const file = globSync("content/services/*.md", { cwd: desk.root }).sort().at(0) as string;
  const text = desk.read(file);
  const paragraph = /^\p{Lu}[^[\]{}*_|]{40,}$/mu.exec(text.replace(/^---.*?^---$/ms, ""))?.[0] as string;
  const site = await openDesk(page, desk.address);
  await page.getByRole("combobox", { name: "What to change" }).selectOption(file);
  await site.getByText(paragraph).click();
  await expect(page.getByRole("textbox", { name: "Body" })).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.type("Yes: ");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status")).toHaveText("Saved.");
  expect(desk.read(file)).toBe(text.replace(paragraph, `Yes: ${paragraph}`));
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => desk.read(file)).toBe(text);
});

test("DESK-02 the owner saves a version in a sentence, and goes back to an older one", async ({ page }) => {
  desk.write(FACTS, first.replace(phoneOf(first), NUMBER));
  await openDesk(page, desk.address);
  await page.getByRole("button", { name: "Versions" }).click();
  await page.getByRole("textbox", { name: "What this version is" }).fill("A new number");
  await page.getByRole("button", { name: "Save a version" }).click();
  await expect(page.getByRole("listitem")).toHaveText([/A new number/, /First version/]);
  await page.getByRole("button", { name: /^Go back to today, .*: First version$/ }).click();
  await expect(page.getByRole("status")).toHaveText("The site is as it was today.");
  expect(desk.read(FACTS)).toBe(first);
  await expect(page.getByRole("listitem")).toHaveText([/Back to today/, /A new number/, /First version/]);
});

test("DEPLOY-01 the example is not published, and the desk says why", async ({ page }) => {
  await openDesk(page, desk.address);
  await page.getByRole("button", { name: "Publish", exact: true }).first().click();
  await page.getByRole("button", { name: "See what would change" }).click();
  await expect(page.getByRole("status")).toContainText("This is still the example business");
});

for (const colorScheme of ["light", "dark"] as const)
  test(`DESK-04 axe finds nothing in the desk, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openDesk(page, desk.address);
    const found: string[] = [...(await axeViolations(page))];
    for (const view of await page.getByRole("navigation", { name: "What the desk shows" }).getByRole("button").all()) {
      await view.click();
      found.push(...(await axeViolations(page)));
    }
    await page.getByRole("button", { name: "Change", exact: true }).click();
    await page.getByRole("combobox", { name: "What to change" }).selectOption(FACTS);
    await page.locator(".form").evaluate((form) => {
      for (const group of form.querySelectorAll("details")) group.open = true;
    });
    found.push(...(await axeViolations(page)));
    expect(found).toEqual([]);
  });

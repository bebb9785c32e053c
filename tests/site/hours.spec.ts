/** The opening hours on the built site, with a visitor's clock far from the business's. What is expected follows from the owner's hours. */
import type { Page } from "@playwright/test";
import { PUBLIC_HOLIDAYS } from "../../app/schema/public-holidays.ts";
import { hoursOn, openingState } from "../../app/sections/opening/opening-state.ts";
import { asLine, openingInWords } from "../../app/sections/opening/opening-words.ts";
import { weekdayOf } from "../../app/sections/opening/public-holiday.ts";
import { fillPlaceholders } from "../../app/ui/copy/fill-placeholders.ts";
import { business, words } from "../support/content.ts";
import { layoutShifts, noteLayoutShifts } from "../support/layout-shifts.ts";
import { setDate } from "../support/set-date.ts";
import { expect, hydrated, openHydrated, servedTest, test } from "../support/test.ts";

const { hours } = business;
const main = (page: Page) => page.getByRole("main");
const week = (page: Page) => main(page).locator("dl").first().locator("div");

/** Expects the page to say whether it is open, and the hours of the seven days from a moment. */
async function expectHours(page: Page, moment: Date): Promise<void> {
  const state = openingState(hours, moment);
  await expect(main(page).locator("[data-part=opening]").first()).toHaveText(asLine(openingInWords(state, hours, words)));
  for (let day = state.today; day < state.today + 7; day++) {
    const { opens, holiday, reason } = hoursOn(hours, day);
    const row = week(page).nth(weekdayOf(day));
    await expect(row).toContainText(reason ?? PUBLIC_HOLIDAYS[holiday ?? -1] ?? "");
    await expect(row.getByText(words.hours.closedDay, { exact: true })).toHaveCount(opens ? 0 : 1);
    await expect(row.and(page.locator("[data-today]"))).toHaveCount(day === state.today ? 1 : 0);
  }
}

for (const timezoneId of ["Pacific/Kiritimati", "America/Los_Angeles"])
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`HOME-01 CONT-01 a visitor in ${timezoneId} sees the hours of the business's own day, and the new day's at its midnight`, async ({
      page,
    }) => {
      const before = new Date("2026-12-31T23:58:30+02:00");
      await page.clock.install({ time: before });
      await openHydrated(page, "/contact");
      await expectHours(page, before);
      await page.clock.runFor(150_000);
      await expectHours(page, new Date(before.getTime() + 150_000));
    });
  });

for (const moment of ["2026-03-01T03:00:00+02:00", "2026-03-02T11:00:00+02:00"].map((time) => new Date(time)))
  test(`HOME-01 CHAT-11 at ${moment.toISOString()} the chat says when somebody reads it`, async ({ page }) => {
    await page.clock.install({ time: moment });
    await openHydrated(page, "/");
    await page.getByRole("button", { name: words.chat.open }).click();
    const state = openingState(hours, moment);
    const opening = asLine(openingInWords(state, hours, words));
    await expect(page.getByRole("dialog", { name: business.name })).toContainText(
      state.isOpen ? words.chat.status : fillPlaceholders(words.chat.statusClosed, { opening }),
    );
  });

for (const address of ["/contact", "/"])
  test(`HOME-01 on a public holiday nothing on ${address} moves when it is hydrated`, async ({ page }) => {
    await noteLayoutShifts(page);
    await setDate(page, "2026-12-25T09:00:00+02:00");
    await page.goto(address);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    expect(await layoutShifts(page, "whole document")).toEqual([]);
  });

servedTest("HOME-01 without JavaScript the contact page has the week's hours, and what holds on public holidays", async ({ page }) => {
  await page.goto("/contact");
  for (const [index, { day, opens }] of hours.days.entries())
    await expect(week(page).nth(index)).toContainText(opens ? day : words.hours.closedDay);
  const { holidaysClosed, holidaysOtherwiseClosed, holidaysOpen } = words.hours;
  const worked = hours.holidaysWorked.map(({ holiday }) => PUBLIC_HOLIDAYS[holiday] as string);
  const said = worked.length === 0 ? [holidaysClosed] : [holidaysOtherwiseClosed, holidaysOpen, ...worked];
  await expect(main(page)).toContainText(new RegExp(said.join("|")));
});

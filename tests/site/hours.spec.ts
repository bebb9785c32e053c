/** The opening hours through the year, at clocks all over the world. What is expected follows from the owner's hours. */
import type { Page } from "@playwright/test";
import { PUBLIC_HOLIDAYS } from "../../app/schema/public-holidays.ts";
import { hoursOn, openingState } from "../../app/sections/opening/opening-state.ts";
import { asLine, openingInWords } from "../../app/sections/opening/opening-words.ts";
import { DAY_MS, publicHolidayOn, weekdayOf } from "../../app/sections/opening/public-holiday.ts";
import { business, words } from "../support/content.ts";
import { layoutShifts, noteLayoutShifts } from "../support/layout-shifts.ts";
import { setDate } from "../support/set-date.ts";
import { expect, hydrated, openHydrated, servedTest, test } from "../support/test.ts";

const { hours } = business;

const MINUTE_MS = 60_000;

const lineAt = (moment: Date): string => asLine(openingInWords(openingState(hours, moment), hours, words));

const table = (page: Page) => page.getByRole("main").locator("dl").first().locator("div");

/** Expects the seven rows of the week to be those of the seven days from `moment`. */
async function expectWeek(page: Page, moment: Date): Promise<void> {
  const { today } = openingState(hours, moment);
  for (let day = today; day < today + 7; day++) {
    const { opens, holiday, reason } = hoursOn(hours, day);
    const row = table(page).nth(weekdayOf(day));
    const why = reason ?? PUBLIC_HOLIDAYS[holiday ?? -1];
    if (why) await expect(row).toContainText(why);
    if (why) await expect(row).toContainText(String(new Date(day * DAY_MS).getUTCDate()));
    if (opens) await expect(row).not.toContainText(words.hours.closedDay);
    else await expect(row).toContainText(words.hours.closedDay);
    await expect(row.and(page.locator("[data-today]"))).toHaveCount(day === today ? 1 : 0);
  }
}

const MOMENTS = [
  "2026-09-24T12:00:00+02:00", // Heritage Day
  "2026-04-02T18:30:00+02:00", // the evening before Good Friday
  "2026-08-10T09:00:00+02:00", // the Monday after Women's Day
  "2026-12-31T23:59:00+02:00",
  "2027-01-01T00:00:00+02:00",
  "2028-02-29T12:00:00+02:00",
].map((moment) => new Date(moment));

for (const timezoneId of ["Africa/Johannesburg", "Pacific/Kiritimati", "America/Los_Angeles"])
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`HOME-01 CONT-01 in ${timezoneId} the contact page says the hours of the business's own day, when it opens and as time goes by`, async ({
      page,
    }) => {
      const [first, ...later] = MOMENTS as [Date, ...Date[]];
      await page.clock.install({ time: first });
      await openHydrated(page, "/contact");
      await expectHours(page, first);
      for (const moment of later)
        await test.step(moment.toISOString(), async () => {
          await page.clock.setSystemTime(moment.getTime() - MINUTE_MS);
          await page.clock.runFor(2 * MINUTE_MS); // the page looks at the clock once a minute, at a second of its own
          await expectHours(page, moment);
        });
    });
  });

async function expectHours(page: Page, moment: Date): Promise<void> {
  await expect(page.getByRole("main").locator("[data-longest]").first()).toContainText(lineAt(moment));
  await expectWeek(page, moment);
}

test("HOME-01 at midnight the page goes over to the new day by itself", async ({ page }) => {
  const before = new Date("2026-12-31T23:58:30+02:00");
  await page.clock.install({ time: before });
  await openHydrated(page, "/contact");
  await expectWeek(page, before);
  await page.clock.runFor(150_000);
  await expectWeek(page, new Date(before.getTime() + 150_000));
});

test("HOME-01 the marks of a holiday move nothing that is in view", async ({ page }) => {
  const christmas = "2026-12-25T09:00:00+02:00";
  await noteLayoutShifts(page);
  await setDate(page, christmas);
  for (const address of ["/contact", "/"]) {
    await page.goto(address);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    expect(await layoutShifts(page, "whole document"), address).toEqual([]);
    if (address === "/contact") await expectWeek(page, new Date(christmas));
  }
});

servedTest.describe("without JavaScript", () => {
  servedTest("HOME-01 the contact page says the week's hours, and what holds on public holidays", async ({ page }) => {
    await page.goto("/contact");
    await expect(table(page)).toHaveCount(hours.days.length);
    for (const [index, { day, opens }] of hours.days.entries()) {
      await expect(table(page).nth(index)).toContainText(day);
      if (!opens) await expect(table(page).nth(index)).toContainText(words.hours.closedDay);
    }
    const sentences = [words.hours.holidaysClosed, words.hours.holidaysOtherwiseClosed, words.hours.holidaysOpen];
    const worked = hours.holidaysWorked.map(({ holiday }) => PUBLIC_HOLIDAYS[holiday] as string);
    if (worked.length < PUBLIC_HOLIDAYS.length)
      await expect(page.getByRole("main")).toContainText(sentences[worked.length > 0 ? 1 : 0] as string);
    else await expect(page.getByRole("main")).toContainText(new RegExp([...sentences.slice(2), ...worked].join("|")));
  });
});

test("HOME-01 no day of these tests is an ordinary one by mistake", () => {
  for (const date of ["2026-09-24", "2026-04-03", "2026-08-10", "2026-12-25", "2027-01-01"])
    expect(publicHolidayOn(Date.parse(date) / DAY_MS), date).toBeGreaterThanOrEqual(0);
});

/** The opening hours on the built site, with a visitor's clock far from the business's. What is expected follows from the owner's hours. */
import { weekdayOf } from "../../app/schema/public-holidays.ts";
import { hoursOn, openingState } from "../../app/sections/opening/opening.ts";
import { fillPlaceholders } from "../../app/ui/copy/fill-placeholders.ts";
import { business, content, words } from "../support/content.ts";
import { lineAt } from "../support/opening-times.ts";
import { expect, openHydrated, servedTest, test } from "../support/test.ts";

const { hours } = business;

test.use({ timezoneId: "Pacific/Kiritimati" });

if (content.business.hours) {
  test("HOME-01 CONT-01 a visitor far away sees the hours of the business's own day, and the next day's at midnight", async ({ page }) => {
    const before = new Date("2026-12-31T23:58:30+02:00");
    await page.clock.install({ time: before });
    await openHydrated(page, "/contact");
    const main = page.getByRole("main");
    for (const moment of [before, new Date(before.getTime() + 150_000)]) {
      const { today } = openingState(hours, moment);
      await expect(main.locator("[data-part=opening]").first()).toHaveText(lineAt(moment));
      for (let day = today; day < today + 7; day++) {
        const { opens, holiday, reason = "" } = hoursOn(hours, day);
        const row = main.locator("dl").first().locator("div").nth(weekdayOf(day));
        await expect(row).toContainText(holiday ? words.hours.holidays[holiday] : reason);
        await expect(row.getByText(words.hours.closedDay, { exact: true })).toHaveCount(opens ? 0 : 1);
        await expect(row.and(page.locator("[data-today]"))).toHaveCount(day === today ? 1 : 0);
      }
      await page.clock.runFor(150_000);
    }
  });

  servedTest("HOME-01 without JavaScript the contact page says what holds on public holidays", async ({ page }) => {
    await page.goto("/contact");
    const { holidays, holidaysClosed, holidaysOtherwiseClosed, holidaysOpen } = words.hours;
    const worked = hours.holidaysWorked.map((holiday) => holidays[holiday]);
    const some = [...worked, worked.length > 0 ? holidaysOtherwiseClosed : holidaysClosed];
    const said = worked.length === Object.keys(holidays).length ? [holidaysOpen] : some;
    for (const each of said) await expect(page.getByRole("main")).toContainText(each);
  });

  if (content.business.chatPhone)
    test("HOME-01 CHAT-11 on a Sunday night the chat says when somebody reads it", async ({ page }) => {
      const moment = new Date("2026-03-01T03:00:00+02:00");
      await page.clock.install({ time: moment });
      await openHydrated(page, "/");
      await page.getByRole("button", { name: words.chat.open }).click();
      const closed = fillPlaceholders(words.chat.statusClosed, { opening: lineAt(moment) });
      const box = page.getByRole("dialog", { name: business.name });
      await expect(box).toContainText(words.chat.status);
      if (!openingState(hours, moment).isOpen) await expect(box).toContainText(closed);
    });
}

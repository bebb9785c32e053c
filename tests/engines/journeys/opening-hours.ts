import { test } from "vitest";
import { openingState } from "../../../app/sections/opening/opening-state.ts";
import { asLine, openingInWords } from "../../../app/sections/opening/opening-words.ts";
import { weekdayOf } from "../../../app/sections/opening/public-holiday.ts";
import { business, words } from "../../support/content.ts";
import type { SitePage } from "../site-page.ts";

const { hours } = business;

/** What the page says of a moment: the line, and which of the week's days is today. */
function expectedAt(moment: Date): { line: string; today: number } {
  const state = openingState(hours, moment);
  return { line: asLine(openingInWords(state, hours, words)), today: weekdayOf(state.today) };
}

/** The hours now, as each engine's dates have them. */
export function testOpeningHours(page: () => SitePage): void {
  test("HOME-01 the contact page says whether it is open now, and marks today", async () => {
    await page().resize(390, 844);
    await page().open("/contact");
    // The minute may end in between.
    const expected = [expectedAt(new Date()), expectedAt(new Date(Date.now() + 60_000))];
    await page().until((either) => {
      const line = document.querySelector("main [data-part=opening]")?.textContent;
      const today = [...document.querySelectorAll("main dl:first-of-type > div")].findIndex((row) => row.matches("[data-today]"));
      return either.some((one) => one.line === line && one.today === today);
    }, expected);
  });
}

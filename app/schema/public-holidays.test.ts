import { expect, test } from "vitest";
import { DAY_MS, dateOf, publicHolidayOn } from "./public-holidays.ts";

/** The public holidays of a year: month and day, and the name. */
function holidaysOf(year: number): string[] {
  const holidays: string[] = [];
  for (let day = Date.UTC(year, 0, 1) / DAY_MS; day < Date.UTC(year + 1, 0, 1) / DAY_MS; day++) {
    const name = publicHolidayOn(day);
    if (name) holidays.push(`${dateOf(day).slice("2024-".length)} ${name}`);
  }
  return holidays;
}

/** Those of the same day in every year, but for Easter's and the Mondays after a Sunday. */
const FIXED = [
  "01-01 New Year's Day",
  "03-21 Human Rights Day",
  "04-27 Freedom Day",
  "05-01 Workers' Day",
  "06-16 Youth Day",
  "08-09 National Women's Day",
  "09-24 Heritage Day",
  "12-16 Day of Reconciliation",
  "12-25 Christmas Day",
  "12-26 Day of Goodwill",
];

test.each([
  [2022, "04-15", "04-18", ["05-02 Workers' Day"]], // 27 December 2022 was proclaimed: the Act does not give it
  [2024, "03-29", "04-01", ["06-17 Youth Day"]],
  [2025, "04-18", "04-21", ["04-28 Freedom Day"]],
  [2026, "04-03", "04-06", ["08-10 National Women's Day"]],
  [2027, "03-26", "03-29", ["03-22 Human Rights Day", "12-27 Day of Goodwill"]],
  [2028, "04-14", "04-17", ["09-25 Heritage Day"]],
  [2029, "03-30", "04-02", ["12-17 Day of Reconciliation"]],
  [2049, "04-16", "04-19", ["03-22 Human Rights Day", "12-27 Day of Goodwill"]], // the two years for which Gauss's rule has exceptions
  [2076, "04-17", "04-20", ["08-10 National Women's Day"]],
])("HOME-01 the public holidays of %i are those of the Public Holidays Act", (year, goodFriday, familyDay, mondays) => {
  expect(holidaysOf(year)).toEqual([...FIXED, `${goodFriday} Good Friday`, `${familyDay} Family Day`, ...mondays].sort());
});

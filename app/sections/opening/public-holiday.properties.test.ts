import fc from "fast-check";
import { expect, test } from "vitest";
import { PUBLIC_HOLIDAYS } from "../../schema/public-holidays.ts";
import { DAY_MS, publicHolidayOn } from "./public-holiday.ts";

/** Easter Sunday by another method, the anonymous Gregorian one of 1876 (Meeus, Astronomical Algorithms). In days since 1 January 1970. */
function gregorianEaster(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const inMarch = h + l - 7 * m + 22;
  return Date.UTC(year, 2, inMarch) / DAY_MS;
}

const names = (day: number) => PUBLIC_HOLIDAYS[publicHolidayOn(day)];

test("HOME-01 Good Friday and Family Day are where the Gregorian calendar has Easter, in every year from 1970 to 2199", () => {
  for (let year = 1970; year < 2200; year++) {
    const easter = gregorianEaster(year);
    const found = [];
    for (let day = Date.UTC(year, 0, 1) / DAY_MS; day < Date.UTC(year + 1, 0, 1) / DAY_MS; day++)
      if (["Good Friday", "Family Day"].includes(names(day) ?? "")) found.push(day);
    expect(found, String(year)).toEqual([easter - 2, easter + 1]);
  }
});

test("HOME-01 the day after a holiday on a Sunday is one too, and no other day is a holiday twice in its year", () => {
  const day = fc.integer({ min: Date.UTC(1995, 0, 1) / DAY_MS, max: Date.UTC(2199, 11, 30) / DAY_MS });
  fc.assert(
    fc.property(day, (any) => {
      const isSunday = new Date(any * DAY_MS).getUTCDay() === 0;
      const [today, tomorrow] = [names(any), names(any + 1)];
      if (today && isSunday) expect(tomorrow).toBeDefined();
      if (today && today === tomorrow) expect(isSunday).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

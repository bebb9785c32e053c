/** A day in milliseconds. A calendar day is a number of days since 1 January 1970, in no time zone. */
export const DAY_MS = 86_400_000;

/** Month and day of the holidays with a fixed date, in the order of `PUBLIC_HOLIDAYS`: 924 is 24 September. */
const FIXED = [101, 321, 427, 501, 616, 809, 924, 1216, 1225, 1226];
const GOOD_FRIDAY = FIXED.length;
const FAMILY_DAY = GOOD_FRIDAY + 1;

const MONDAY = 0;

/** The weekday of a calendar day, from Monday's 0. 1 January 1970 was a Thursday. */
export const weekdayOf = (day: number): number => (day + 3) % 7;

/**
 * The public holiday on a calendar day, as its place in `PUBLIC_HOLIDAYS`; -1 if there is none. Computed, so that a site that is not rebuilt
 * stays right.
 *
 * Public Holidays Act 36 of 1994, section 2(1): when a public holiday falls on a Sunday, the following Monday is one too. When that Monday is a
 * holiday already (26 December), the Act gives no other day: 27 December 2022 was proclaimed under section 2A. The owner enters proclaimed days
 * in `hours.otherDays`.
 *
 * @param day In days since 1 January 1970; from 1970 to 2199.
 */
export function publicHolidayOn(day: number): number {
  const easter = easterOf(new Date(day * DAY_MS).getUTCFullYear());
  if (day === easter - 2) return GOOD_FRIDAY;
  if (day === easter + 1) return FAMILY_DAY;
  const holiday = fixedHolidayOn(day);
  return holiday < 0 && weekdayOf(day) === MONDAY ? fixedHolidayOn(day - 1) : holiday;
}

function fixedHolidayOn(day: number): number {
  const date = new Date(day * DAY_MS);
  return FIXED.indexOf((date.getUTCMonth() + 1) * 100 + date.getUTCDate());
}

/** Easter Sunday: the Sunday after the first full moon on or after 21 March, by Gauss's rule. The 24 holds for 1900 to 2199. */
function easterOf(year: number): number {
  const golden = year % 19;
  const moon = (19 * golden + 24) % 30;
  const isLate = moon > 28 || (moon > 27 && golden > 10);
  const fullMoon = Date.UTC(year, 2, 21 + moon) / DAY_MS - Number(isLate);
  return fullMoon + 7 - weekdayOf(fullMoon + 1);
}

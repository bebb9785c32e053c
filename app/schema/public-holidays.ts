/** A day in milliseconds. A calendar day is a number of days since 1 January 1970, in no time zone. */
export const DAY_MS = 86_400_000;

/** South Africa's public holidays as Schedule 1 of the Public Holidays Act 36 of 1994 names them (https://www.gov.za/about-sa/public-holidays). */
const FIXED = {
  "01-01": "New Year's Day",
  "03-21": "Human Rights Day",
  "04-27": "Freedom Day",
  "05-01": "Workers' Day",
  "06-16": "Youth Day",
  "08-09": "National Women's Day",
  "09-24": "Heritage Day",
  "12-16": "Day of Reconciliation",
  "12-25": "Christmas Day",
  "12-26": "Day of Goodwill",
} as const;

export const PUBLIC_HOLIDAYS = [...Object.values(FIXED), "Good Friday", "Family Day"] as const;

export type PublicHoliday = (typeof PUBLIC_HOLIDAYS)[number];

const MONDAY = 0;

/** The weekday of a calendar day, from Monday's 0. 1 January 1970 was a Thursday. */
export const weekdayOf = (day: number): number => (day + 3) % 7;

/** A calendar day as `2024-09-24`. */
export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/**
 * The public holiday on a calendar day, if there is one. Computed, so that a site that is not rebuilt stays right.
 *
 * Public Holidays Act 36 of 1994, section 2(1): when a public holiday falls on a Sunday, the following Monday is one too, unless it is already
 * one (26 December). The owner enters days proclaimed under section 2A, as 27 December 2022 was, in `hours.otherDays`.
 *
 * @param day From 1970 to 2199.
 */
export function publicHolidayOn(day: number): PublicHoliday | undefined {
  const easter = easterOf(Number.parseInt(dateOf(day), 10));
  if (day === easter - 2) return "Good Friday";
  if (day === easter + 1) return "Family Day";
  return fixedHolidayOn(day) ?? (weekdayOf(day) === MONDAY ? fixedHolidayOn(day - 1) : undefined);
}

const fixedHolidayOn = (day: number): PublicHoliday | undefined => FIXED[dateOf(day).slice("2024-".length) as keyof typeof FIXED];

/** Easter Sunday: the Sunday after the first full moon on or after 21 March, by Gauss's rule. The 24 holds for 1900 to 2199. */
function easterOf(year: number): number {
  const golden = year % 19;
  const moon = (19 * golden + 24) % 30;
  const isLate = moon > 28 || (moon > 27 && golden > 10);
  const fullMoon = Date.UTC(year, 2, 21 + moon) / DAY_MS - Number(isLate);
  return fullMoon + 7 - weekdayOf(fullMoon + 1);
}

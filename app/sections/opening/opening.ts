import { ZONE_MS } from "../../browser/zone.ts";
import type { Business } from "../../schema/business.ts";
import type { Labels } from "../../schema/labels.ts";
import { DAY_MS, dateOf, type PublicHoliday, publicHolidayOn, weekdayOf } from "../../schema/public-holidays.ts";
import { timeInWords } from "../../schema/week.ts";
import { fillPlaceholders } from "../../ui/copy/fill-placeholders.ts";

export type OpeningHours = Pick<NonNullable<Business["hours"]>, "days" | "holidaysWorked" | "otherDays">;

/** The hours of one calendar day, none where it is closed, and why they are an exception: a public holiday, or the owner's reason. */
export type DayHours = { [Part in "opens" | "closes" | "reason"]?: string | undefined } & { holiday?: PublicHoliday };

/** Whether the business is open, and the day and time at which that changes. Days are counted from 1 January 1970. */
interface OpeningState {
  isOpen: boolean;
  today: number;
  /** Both are missing where nothing changes. */
  day?: number;
  time?: string;
}

/** How far ahead to look for the next opening, in days. */
const HORIZON = 400;

/** From this many days on, a date is said: a weekday's name would mean this week's. */
const WEEK = 7;

/** The hours of a day, in days since 1970: the owner's other days go first, then public holidays, which open no closed day, then the week. */
export function hoursOn({ days, holidaysWorked, otherDays }: OpeningHours, day: number): DayHours {
  const date = dateOf(day);
  const other = otherDays.find(({ from, to }) => from <= date && date <= to);
  if (other) return other;
  const week = days[weekdayOf(day)] as DayHours;
  const holiday = week.opens && publicHolidayOn(day);
  return holiday ? { ...(holidaysWorked.includes(holiday) && week), holiday } : week;
}

/** Whether the business is open at a moment. */
export function openingState(hours: OpeningHours, now: Date): OpeningState {
  const local = now.getTime() + ZONE_MS;
  const today = Math.floor(local / DAY_MS);
  const time = new Date(local).toISOString().slice(11, 16);
  for (let day = today; day < today + HORIZON; day++) {
    const { opens, closes } = hoursOn(hours, day);
    if (!opens || !closes) continue;
    if (day > today || time < opens) return { isOpen: false, today, day, time: opens };
    if (time < closes) return { isOpen: true, today, day, time: closes };
  }
  return { isOpen: false, today };
}

/** Whether the business is open, and from when or until when: in two parts, and as one line. */
export function openingInWords(state: OpeningState, { days }: OpeningHours, { opening, language }: Pick<Labels, "opening" | "language">) {
  const { isOpen, today, day, time } = state;
  const heading = isOpen ? opening.openNow : opening.closed;
  if (day === undefined || !time) return { heading, note: "", line: heading };
  const isFar = day >= today + WEEK;
  const later = isFar ? opening.opensOn : day > today ? opening.opens : opening.opensToday;
  const name = isFar ? dateInWords(day, language) : (days[weekdayOf(day)]?.name as string);
  const note = fillPlaceholders(isOpen ? opening.until : later, { time: timeInWords(time, language), day: name });
  return { heading, note, line: `${heading}, ${note}` };
}

/** A calendar day without its year: `24 September`. */
export const dateInWords = (day: number, language: string): string =>
  new Date(day * DAY_MS).toLocaleDateString(language, { day: "numeric", month: "long", timeZone: "UTC" });

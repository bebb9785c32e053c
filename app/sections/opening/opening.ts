import { ZONE_MS } from "../../browser/zone.ts";
import type { Business } from "../../schema/business.ts";
import type { Labels } from "../../schema/labels.ts";
import { DAY_MS, dateOf, publicHolidayOn, weekdayOf } from "../../schema/public-holidays.ts";
import { timeInWords } from "../../schema/week.ts";
import { fillPlaceholders } from "../../ui/copy/fill-placeholders.ts";

export type OpeningHours = Pick<NonNullable<Business["hours"]>, "days" | "holidaysWorked" | "otherDays">;

/** The hours of one calendar day. */
export interface DayHours {
  /** Both are missing on a closed day. */
  opens?: string | undefined;
  closes?: string | undefined;
  /** Why it is an exception: the public holiday's name, or the owner's words. */
  reason?: string;
}

/** Whether the business is open, and what comes next. Days are counted from 1 January 1970. */
type OpeningState =
  | { isOpen: true; today: number; until: string }
  | { isOpen: false; today: number; opens?: { day: number; time: string } };

/** What is said of it: two parts of one line. */
type Said = Record<"heading" | "note", string>;

type Words = Pick<Labels, "opening" | "language">;

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
  const reason = week.opens && publicHolidayOn(day);
  return reason ? { ...(holidaysWorked.includes(reason) && week), reason } : week;
}

/** Whether the business is open at a moment. */
export function openingState(hours: OpeningHours, now: Date): OpeningState {
  const local = now.getTime() + ZONE_MS;
  const today = Math.floor(local / DAY_MS);
  const time = new Date(local).toISOString().slice(11, 16);
  for (let day = today; day < today + HORIZON; day++) {
    const { opens, closes } = hoursOn(hours, day);
    if (!opens || !closes) continue;
    if (day > today || time < opens) return { isOpen: false, today, opens: { day, time: opens } };
    if (time < closes) return { isOpen: true, today, until: closes };
  }
  return { isOpen: false, today };
}

/** Whether the business is open, and from when or until when. */
export function openingInWords(state: OpeningState, { days }: OpeningHours, { opening, language }: Words): Said {
  if (state.isOpen) return { heading: opening.openNow, note: fillPlaceholders(opening.until, { time: timeInWords(state.until) }) };
  const { today, opens } = state;
  if (!opens) return { heading: opening.closed, note: "" };
  const isFar = opens.day >= today + WEEK;
  const label = isFar ? opening.opensOn : opens.day > today ? opening.opens : opening.opensToday;
  const day = isFar ? dateInWords(opens.day, language) : (days[weekdayOf(opens.day)]?.day as string);
  return { heading: opening.closed, note: fillPlaceholders(label, { time: timeInWords(opens.time), day }) };
}

/** The two parts as one line. */
export const asLine = ({ heading, note }: Said): string => (note ? `${heading}, ${note}` : heading);

/** A calendar day without its year: `24 September`. */
export function dateInWords(day: number, language: string): string {
  return new Date(day * DAY_MS).toLocaleDateString(language, { day: "numeric", month: "long", timeZone: "UTC" });
}

import { ZONE_MS } from "../../browser/zone.ts";
import type { Business } from "../../schema/business.ts";
import { DAY_MS, publicHolidayOn, weekdayOf } from "./public-holiday.ts";

export type OpeningHours = Pick<NonNullable<Business["hours"]>, "days" | "holidaysWorked" | "otherDays">;

/** How far ahead to look for the next opening, in days. */
const HORIZON = 400;

/** The hours of one calendar day. */
export interface DayHours {
  /** Both are missing on a closed day. */
  opens?: string | undefined;
  closes?: string | undefined;
  /** The public holiday on it, by its place in `PUBLIC_HOLIDAYS`. */
  holiday?: number;
  /** Why it is an exception, in the owner's words. */
  reason?: string;
}

/** Whether the business is open, and what comes next. Days are counted from 1 January 1970. */
export type OpeningState =
  | { isOpen: true; today: number; until: string }
  | { isOpen: false; today: number; opens?: { day: number; time: string } };

/** The hours of a day, in days since 1970: the owner's other days go first, then public holidays, which open no closed day, then the week. */
export function hoursOn({ days, holidaysWorked, otherDays }: OpeningHours, day: number): DayHours {
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
  const other = otherDays.find(({ from, to }) => from <= date && date <= to);
  if (other) return other;
  const week = days[weekdayOf(day)] as DayHours;
  const holiday = week.opens ? publicHolidayOn(day) : -1;
  return holiday < 0 ? week : { ...(holidaysWorked.includes(holiday) && week), holiday };
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

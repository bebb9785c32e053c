import { ZONE_MS } from "../../browser/zone.ts";
import type { Business } from "../../schema/business.ts";
import type { Labels } from "../../schema/labels.ts";
import { fillPlaceholders } from "../../ui/copy/fill-placeholders.ts";
import { type OpeningHours, type OpeningState, openingState } from "./opening-state.ts";
import { DAY_MS, weekdayOf } from "./public-holiday.ts";

/** From this many days on, a date is said: a weekday's name would mean this week's. */
const WEEK = 7;
const WEEK_WITHOUT_HOLIDAY = Date.parse("2026-03-02");
const HOUR_MS = 3_600_000;

/** Whether the business is open, and from when or until when: two parts of one line. */
export function openingInWords(
  state: OpeningState,
  { days }: OpeningHours,
  { opening, language }: Pick<Labels, "opening" | "language">,
): { heading: string; note: string } {
  if (state.isOpen) return { heading: opening.openNow, note: fillPlaceholders(opening.until, { time: timeInWords(state.until) }) };
  const { today, opens } = state;
  if (!opens) return { heading: opening.closed, note: "" };
  const isFar = opens.day >= today + WEEK;
  const label = isFar ? opening.opensOn : opens.day > today ? opening.opens : opening.opensToday;
  const day = isFar ? dateInWords(opens.day, language) : (days[weekdayOf(opens.day)]?.day as string);
  return { heading: opening.closed, note: fillPlaceholders(label, { time: timeInWords(opens.time), day }) };
}

/** The two parts as one line. */
export const asLine = ({ heading, note }: { heading: string; note: string }): string => (note ? `${heading}, ${note}` : heading);

/**
 * The longest words for each part of what {@link openingInWords} says in a week and before each of the owner's other days, or for what stands
 * there before hydration.
 */
export function longestOpening(
  { hours, address }: Pick<Business, "hours" | "address">,
  labels: Pick<Labels, "opening" | "language">,
): Record<"heading" | "note" | "line", string> {
  const said = hours ? momentsOf(hours).map((moment) => openingInWords(openingState(hours, moment), hours, labels)) : [];
  const longest = (texts: string[]) => texts.reduce((a, b) => (b.length > a.length ? b : a));
  return {
    heading: longest([address.city, ...said.map(({ heading }) => heading)]),
    note: longest([address.suburb, ...said.map(({ note }) => note)]),
    line: longest([hours?.summary.whole ?? "", ...said.map(asLine)]),
  };
}

/** Each hour of a week without a public holiday, and of the days on which the owner's other days begin and the ones before. */
function momentsOf({ otherDays }: OpeningHours): Date[] {
  const week = Array.from({ length: WEEK }, (_, day) => WEEK_WITHOUT_HOLIDAY + day * DAY_MS);
  const days = [...week, ...otherDays.flatMap(({ from }) => [Date.parse(from) - DAY_MS, Date.parse(from)])];
  return days.flatMap((day) => Array.from({ length: 24 }, (_, hour) => new Date(day - ZONE_MS + (hour + 0.5) * HOUR_MS)));
}

/** A calendar day without its year: `24 September`. */
export function dateInWords(day: number, language: string): string {
  return new Date(day * DAY_MS).toLocaleDateString(language, { day: "numeric", month: "long", timeZone: "UTC" });
}

/** `18:00` as South Africans say it: `6pm`; `08:30` as `8.30am`. */
export function timeInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute === 0 ? "" : `.${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes}${hour < 12 ? "am" : "pm"}`;
}

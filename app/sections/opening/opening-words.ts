import type { Business } from "../../schema/business.ts";
import type { Labels } from "../../schema/labels.ts";
import { timeInWords } from "../../schema/week.ts";
import { fillPlaceholders } from "../../ui/copy/fill-placeholders.ts";
import type { OpeningHours, OpeningState } from "./opening-state.ts";
import { DAY_MS, weekdayOf } from "./public-holiday.ts";

/** From this many days on, a date is said: a weekday's name would mean this week's. */
const WEEK = 7;

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
 * The longest words for each part of what {@link openingInWords} says through a week and after each of the owner's other days, or for what
 * stands there before hydration.
 */
export function longestOpening(
  { hours, address }: Pick<Business, "hours" | "address">,
  { opening, language }: Pick<Labels, "opening" | "language">,
): Record<"heading" | "note" | "line", string> {
  const { days = [], otherDays = [], summary } = hours ?? {};
  const dates = otherDays.map(({ to }) => dateInWords(Date.parse(to) / DAY_MS + 1, language));
  const said = days.flatMap(({ day, opens, closes }) => {
    if (!opens || !closes) return [{ heading: opening.closed, note: "" }];
    const time = timeInWords(opens);
    return [
      { heading: opening.openNow, note: fillPlaceholders(opening.until, { time: timeInWords(closes) }) },
      { heading: opening.closed, note: fillPlaceholders(opening.opens, { day, time }) },
      ...dates.map((date) => ({ heading: opening.closed, note: fillPlaceholders(opening.opensOn, { day: date, time }) })),
    ];
  });
  const longest = (texts: string[]) => texts.reduce((a, b) => (b.length > a.length ? b : a));
  return {
    heading: longest([address.city, ...said.map(({ heading }) => heading)]),
    note: longest([address.suburb, ...said.map(({ note }) => note)]),
    line: longest([summary?.whole ?? "", ...said.map(asLine)]),
  };
}

/** A calendar day without its year: `24 September`. */
export function dateInWords(day: number, language: string): string {
  return new Date(day * DAY_MS).toLocaleDateString(language, { day: "numeric", month: "long", timeZone: "UTC" });
}

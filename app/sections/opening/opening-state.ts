import type { Business } from "../../schema/business.ts";

type Day = Business["hours"]["days"][number];

/** The zone that the business's hours are in, wherever the visitor is. */
const TIME_ZONE = "Africa/Johannesburg";

const clock = new Intl.DateTimeFormat("en-ZA", {
  timeZone: TIME_ZONE,
  weekday: "long",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** Whether the business is open at a moment, and what comes next. */
export type OpeningState =
  | { isOpen: true; today: Day["day"]; until: string }
  | { isOpen: false; today: Day["day"]; opens?: { day: Day["day"]; time: string; isToday: boolean } };

/**
 * The state of the business's hours at a moment.
 *
 * @param days The seven days, Monday first.
 * @param now The moment.
 */
export function openingState(days: Day[], now: Date): OpeningState {
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const today = parts.weekday as Day["day"];
  const time = `${parts.hour}:${parts.minute}`;
  const start = days.findIndex(({ day }) => day === today);
  const week = [...days.slice(start), ...days.slice(0, start)];

  const [first] = week;
  if (first?.opens && first.closes && time >= first.opens && time < first.closes) {
    return { isOpen: true, today, until: first.closes };
  }
  const next = week.find(({ opens }, index) => opens !== undefined && (index > 0 || time < opens)) ?? first;
  if (!next?.opens) return { isOpen: false, today };
  return { isOpen: false, today, opens: { day: next.day, time: next.opens, isToday: next.day === today && time < next.opens } };
}

/** `18:00` as South Africans say it: `6pm`; `08:30` as `8.30am`. */
export function timeInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute === 0 ? "" : `.${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes}${hour < 12 ? "am" : "pm"}`;
}

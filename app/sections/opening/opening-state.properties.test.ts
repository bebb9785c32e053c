import fc from "fast-check";
import { expect, test } from "vitest";
import { hoursOn, openingState } from "./opening-state.ts";
import { timeInWords } from "./opening-words.ts";
import { publicHolidayOn } from "./public-holiday.ts";

const RUNS = { numRuns: 1000 };
const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** South Africa is two hours ahead of UTC all year. */
const ZONE_MS = 2 * 60 * MINUTE_MS;

const clockTime = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
const hours = fc.uniqueArray(fc.nat({ max: 24 * 60 - 1 }), { minLength: 2, maxLength: 2 }).map((minutes) => {
  const [opens = 0, closes = 0] = minutes.toSorted((a, b) => a - b);
  return { opens: clockTime(opens), closes: clockTime(closes) };
});
/** Any week that the schema lets through: each day closed, or open from one time to a later one. */
const week = fc
  .tuple(...WEEK.map(() => fc.option(hours, { nil: undefined, freq: 2 })))
  .map((days) => days.map((open, index) => ({ day: WEEK[index] as (typeof WEEK)[number], ...open })));
const instant = fc.date({ min: new Date("2024-01-01T00:00:00Z"), max: new Date("2040-12-31T00:00:00Z"), noInvalidDate: true });

/** What differs from the week: some holidays worked, up to three other days or runs of days apart from each other. */
const exceptions = fc.record({
  holidaysWorked: fc
    .uniqueArray(fc.nat({ max: 11 }), { maxLength: 12 })
    .chain((numbers) => fc.tuple(...numbers.map((holiday) => fc.option(hours, { nil: undefined }).map((own) => ({ holiday, ...own }))))),
  otherDays: fc.array(
    fc
      .record({ start: instant, length: fc.integer({ min: 1, max: 40 }), own: fc.option(hours, { nil: undefined }) })
      .map(({ start, length, own }) => ({
        from: start.toISOString().slice(0, 10),
        to: new Date(start.getTime() + (length - 1) * DAY_MS).toISOString().slice(0, 10),
        reason: "Away",
        ...own,
      })),
    { maxLength: 3 },
  ),
});

const clock = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Africa/Johannesburg",
  dateStyle: "short",
  timeStyle: "short",
  hourCycle: "h23",
});

/** The calendar day and the time of day in the business's zone, as the platform's own time zones have them. */
function zoned(moment: Date): { day: number; time: string } {
  const [date = "", time = ""] = clock.format(moment).split(", ");
  return { day: Date.parse(date) / DAY_MS, time };
}

/** The moment of a time of day on a calendar day. */
const momentOf = (day: number, time: string): Date => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return new Date(day * DAY_MS - ZONE_MS + (hour * 60 + minute) * MINUTE_MS);
};

/** Hours, and any instant, a moment within or beside the other days, or the very minute at which a day begins or ends. */
const hoursAndInstant = fc.tuple(week, exceptions).chain(([days, others]) => {
  const edges = days.flatMap(({ opens, closes }) => [opens ?? "00:00", closes ?? "23:59"]);
  const near = others.otherDays.flatMap(({ from, to }) => [
    Date.parse(from) - DAY_MS,
    Date.parse(from),
    Date.parse(to),
    Date.parse(to) + DAY_MS,
  ]);
  const anyDay = fc.oneof(instant, ...(near.length > 0 ? [fc.constantFrom(...near).map((time) => new Date(time))] : []));
  const atEdge = fc.tuple(anyDay, fc.constantFrom(...edges)).map(([date, edge]) => momentOf(zoned(date).day, edge));
  return fc.tuple(fc.constant({ days, ...others }), fc.oneof(instant, atEdge));
});

test("HOME-01 it is open exactly from the day's opening to before its closing, in the business's zone", () => {
  fc.assert(
    fc.property(hoursAndInstant, ([any, now]) => {
      const state = openingState(any, now);
      const { day, time } = zoned(now);
      const { opens = "24:00", closes = "00:00" } = hoursOn(any, day);
      expect(state.today).toBe(day);
      expect(state.isOpen).toBe(opens <= time && time < closes);
      if (state.isOpen) expect(state.until).toBe(closes);
    }),
    RUNS,
  );
});

test("HOME-01 a day has the owner's hours for it; else it is closed on a public holiday that is not worked; else it is as the week says", () => {
  fc.assert(
    fc.property(hoursAndInstant, ([any, now]) => {
      const { day } = zoned(now);
      const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
      const found = hoursOn(any, day);
      const other = any.otherDays.find(({ from, to }) => from <= date && date <= to);
      const ofWeek = any.days[(new Date(day * DAY_MS).getUTCDay() + 6) % 7];
      const worked = any.holidaysWorked.find(({ holiday }) => holiday === publicHolidayOn(day));
      if (other) expect(found).toEqual(other);
      else if (!ofWeek?.opens || publicHolidayOn(day) < 0) expect(found).toBe(ofWeek);
      else expect(found.opens).toBe(worked ? (worked.opens ?? ofWeek.opens) : undefined);
    }),
    RUNS,
  );
});

test("HOME-01 while it is closed, the opening that it names is the next one: closed until then, open from then on", () => {
  fc.assert(
    fc.property(hoursAndInstant, ([any, now]) => {
      const state = openingState(any, now);
      if (state.isOpen || !state.opens) return;
      const opening = momentOf(state.opens.day, state.opens.time).getTime();
      expect(opening).toBeGreaterThan(now.getTime());
      expect(openingState(any, new Date(opening)).isOpen).toBe(true);
      const step = Math.max(MINUTE_MS, (opening - now.getTime()) / 50);
      for (let at = now.getTime(); at < opening; at += step) expect(openingState(any, new Date(at)).isOpen).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test("HOME-01 a time in words can be read back", () => {
  fc.assert(
    fc.property(fc.nat({ max: 24 * 60 - 1 }), (minutes) => {
      const [, hour, minute = "00", half] = /^(\d{1,2})(?:\.(\d{2}))?(am|pm)$/.exec(timeInWords(clockTime(minutes))) ?? [];
      expect(Number(hour)).toBeGreaterThanOrEqual(1);
      expect(Number(hour)).toBeLessThanOrEqual(12);
      expect(minute === "00").toBe(!timeInWords(clockTime(minutes)).includes("."));
      expect(((Number(hour) % 12) + (half === "pm" ? 12 : 0)) * 60 + Number(minute)).toBe(minutes);
    }),
    RUNS,
  );
});

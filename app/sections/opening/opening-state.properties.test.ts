import fc from "fast-check";
import { expect, test } from "vitest";
import { openingState, timeInWords } from "./opening-state.ts";

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
const instant = fc.date({ min: new Date("2024-01-01T00:00:00Z"), max: new Date("2030-12-31T00:00:00Z"), noInvalidDate: true });

/** The weekday, from Monday's 0, and the time of day in the business's zone. */
function zoned(moment: Date): { weekday: number; time: string; midnight: number } {
  const local = new Date(moment.getTime() + ZONE_MS);
  const midnight = Math.floor(local.getTime() / DAY_MS) * DAY_MS - ZONE_MS;
  return { weekday: (local.getUTCDay() + 6) % 7, time: local.toISOString().slice("2024-08-19T".length, -":00.000Z".length), midnight };
}

/** A week, and any instant or the very minute at which a day of that week begins or ends. */
const weekAndInstant = week.chain((days) => {
  const edges = days.flatMap(({ opens, closes }) => [opens ?? "00:00", closes ?? "23:59"]);
  const atEdge = fc.tuple(instant, fc.constantFrom(...edges)).map(([date, edge]) => {
    const [hour = 0, minute = 0] = edge.split(":").map(Number);
    return new Date(zoned(date).midnight + (hour * 60 + minute) * MINUTE_MS);
  });
  return fc.tuple(fc.constant(days), fc.oneof(instant, atEdge));
});

test("HOME-01 it is open exactly from the day's opening to before its closing, in the business's zone", () => {
  fc.assert(
    fc.property(weekAndInstant, ([days, now]) => {
      const state = openingState(days, now);
      const { weekday, time } = zoned(now);
      const { opens = "24:00", closes = "00:00" } = days[weekday] ?? {};
      expect(state.today).toBe(WEEK[weekday]);
      expect(state.isOpen).toBe(opens <= time && time < closes);
      if (state.isOpen) expect(state.until).toBe(closes);
    }),
    RUNS,
  );
});

test("HOME-01 while it is closed, the opening that it names is the next one: closed until then, open from then on", () => {
  fc.assert(
    fc.property(weekAndInstant, ([days, now]) => {
      const state = openingState(days, now);
      if (state.isOpen) return;
      expect(state.opens === undefined).toBe(days.every(({ opens }) => opens === undefined));
      if (!state.opens) return;
      const { weekday, midnight } = zoned(now);
      const away = (WEEK.indexOf(state.opens.day) - weekday + 7) % 7 || (state.opens.isToday ? 0 : 7);
      const [hour = 0, minute = 0] = state.opens.time.split(":").map(Number);
      const opening = midnight + away * DAY_MS + (hour * 60 + minute) * MINUTE_MS;
      expect(opening).toBeGreaterThan(now.getTime());
      expect(openingState(days, new Date(opening)).isOpen).toBe(true);
      const step = Math.max(MINUTE_MS, (opening - now.getTime()) / 50);
      for (let at = now.getTime(); at < opening; at += step) expect(openingState(days, new Date(at)).isOpen).toBe(false);
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

import { expect, test } from "vitest";
import type { Business } from "../../schema/business.ts";
import { type OpeningHours, openingState } from "./opening-state.ts";
import { asLine, longestOpening, openingInWords } from "./opening-words.ts";

const labels = {
  language: "en-ZA",
  opening: {
    openNow: "Open",
    until: "till {time}",
    closed: "Closed",
    opensToday: "from {time}",
    opens: "from {day} {time}",
    opensOn: "from {day}, {time}",
  },
};
const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const days = WEEK.map((day) => (day === "Sunday" ? { day } : { day, opens: "08:00", closes: "18:00" }));
const hours: OpeningHours = { days, holidaysWorked: [], otherDays: [] };
const closed = (from: string, to: string): OpeningHours => ({ ...hours, otherDays: [{ from, to, reason: "Away" }] });

const line = (moment: string, of = hours) => asLine(openingInWords(openingState(of, new Date(`${moment}:00+02:00`)), of, labels));

test.each([
  ["2026-09-23T12:00", "Open, till 6pm"],
  ["2026-09-23T07:00", "Closed, from 8am"],
  ["2026-09-22T20:00", "Closed, from Wednesday 8am"],
  ["2026-09-23T20:00", "Closed, from Friday 8am"], // the Thursday is Heritage Day
])("HOME-01 at %s the line is: %s", (moment, words) => {
  expect(line(moment)).toBe(words);
});

test("HOME-01 an opening in up to six days is named by its weekday, a later one by its date", () => {
  expect(line("2026-11-23T20:00", closed("2026-11-24", "2026-11-28"))).toBe("Closed, from 30 November, 8am");
  expect(line("2026-11-24T00:00", closed("2026-11-24", "2026-11-28"))).toBe("Closed, from Monday 8am");
  expect(line("2026-12-11T20:00", closed("2026-12-12", "2027-01-10"))).toBe("Closed, from 11 January, 8am");
});

test("HOME-01 room is kept for the longest words of a week, or of a longer closure", () => {
  const address = { city: "Rome", suburb: "Ostia" } as Business["address"];
  const summary = { days: "Mon-Sat", times: "8-6", whole: "Mon-Sat 8-6" };
  const room = (of: OpeningHours) => longestOpening({ address, hours: { ...of, closed: "", summary } }, labels);
  expect(room(hours)).toEqual({ heading: "Closed", note: "from Wednesday 8am", line: "Closed, from Wednesday 8am" });
  expect(room(closed("2026-12-12", "2026-12-29")).note).toBe("from 30 December, 8am");
  expect(longestOpening({ address, hours: undefined }, labels)).toEqual({ heading: "Rome", note: "Ostia", line: "" });
});

test("HOME-01 a business that never opens is closed, without more words", () => {
  expect(line("2026-11-23T20:00", { ...hours, days: WEEK.map((day) => ({ day })) })).toBe("Closed");
});

import { describe, expect, test } from "vitest";
import { DAY_MS } from "../../schema/public-holidays.ts";
import { hoursOn, type OpeningHours, openingInWords, openingState } from "./opening.ts";

const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const days = WEEK.map((day) => ({ day, name: day, ...(day !== "Sunday" && { opens: "08:00", closes: "18:00" }) }));
const hours: OpeningHours = { days, holidaysWorked: [], otherDays: [] };

/** A moment in Cape Town, two hours ahead of UTC. 2 September 2024 is a Monday. */
const at = (moment: string) => new Date(`${moment}:00+02:00`);
const dayOf = (date: string): number => Date.parse(date) / DAY_MS;
const isOpenUntil = (date: string, until: string) => ({ isOpen: true, today: dayOf(date), day: dayOf(date), time: until });
const opensOn = (today: string, date: string, time = "08:00") => ({
  isOpen: false,
  today: dayOf(today),
  day: dayOf(date),
  time,
});

describe("CONST-01 HOME-01 open Mon-Sat 8am to 6pm", () => {
  test.each([
    ["2024-09-02T08:00", isOpenUntil("2024-09-02", "18:00")],
    ["2024-09-02T17:59", isOpenUntil("2024-09-02", "18:00")],
    ["2024-09-02T07:59", opensOn("2024-09-02", "2024-09-02")],
    ["2024-09-02T18:00", opensOn("2024-09-02", "2024-09-03")],
    ["2024-09-07T18:00", opensOn("2024-09-07", "2024-09-09")],
    ["2024-09-08T12:00", opensOn("2024-09-08", "2024-09-09")],
    ["2024-09-08T23:59", opensOn("2024-09-08", "2024-09-09")],
    ["2024-09-09T00:00", opensOn("2024-09-09", "2024-09-09")],
    ["2024-02-29T12:00", isOpenUntil("2024-02-29", "18:00")],
  ])("at %s", (moment, state) => {
    expect(openingState(hours, at(moment))).toEqual(state);
  });

  test("one open day a week opens again on that day", () => {
    const mondays = days.map(({ day, ...rest }) => ({ day, ...(day === "Monday" ? rest : { name: day }) }));
    expect(openingState({ ...hours, days: mondays }, at("2024-09-02T20:00"))).toEqual(opensOn("2024-09-02", "2024-09-09"));
  });

  test("a business that never opens says no time", () => {
    const never = days.map(({ day, name }) => ({ day, name }));
    expect(openingState({ ...hours, days: never }, at("2024-09-02T20:00"))).toEqual({ isOpen: false, today: dayOf("2024-09-02") });
  });
});

describe("HOME-01 public holidays", () => {
  test.each([
    ["on Heritage Day, a Thursday, it is closed", "2026-09-24T12:00", opensOn("2026-09-24", "2026-09-25")],
    ["the evening before, the next opening is behind it", "2026-09-23T18:00", opensOn("2026-09-23", "2026-09-25")],
    ["over Easter it opens on Saturday", "2026-04-03T09:00", opensOn("2026-04-03", "2026-04-04")],
    ["and then on Tuesday", "2026-04-04T18:00", opensOn("2026-04-04", "2026-04-07")],
    ["the Monday after Women's Day on a Sunday is one", "2026-08-10T12:00", opensOn("2026-08-10", "2026-08-11")],
    ["27 December 2022, a Tuesday, is none by the Act", "2022-12-27T12:00", isOpenUntil("2022-12-27", "18:00")],
    ["over the year's end", "2026-12-31T18:00", opensOn("2026-12-31", "2027-01-02")],
    ["in the last minute of the year", "2025-12-31T23:59", opensOn("2025-12-31", "2026-01-02")],
    ["in the first of the next", "2026-01-01T00:00", opensOn("2026-01-01", "2026-01-02")],
  ])("%s", (_what, moment, state) => {
    expect(openingState(hours, at(moment))).toEqual(state);
  });

  test("one that is worked has the weekday's hours", () => {
    const worked = { ...hours, holidaysWorked: ["Heritage Day" as const] };
    expect(openingState(worked, at("2026-09-24T12:00"))).toEqual(isOpenUntil("2026-09-24", "18:00"));
  });

  test("a worked holiday on a Sunday opens the Monday in lieu, not the Sunday", () => {
    const worked = { ...hours, holidaysWorked: ["National Women's Day" as const] };
    expect(hoursOn(worked, dayOf("2026-08-09")).opens).toBeUndefined();
    expect(hoursOn(worked, dayOf("2026-08-10"))).toMatchObject({ holiday: "National Women's Day", opens: "08:00" });
  });
});

describe("HOME-01 the owner's other days", () => {
  const builders = { from: "2026-12-12", to: "2027-01-10", reason: "Builders' holiday" };
  const short = { from: "2026-12-11", to: "2026-12-11", reason: "Year's end", opens: "08:00", closes: "12:00" };
  const other = { ...hours, otherDays: [builders, short] };

  test.each([
    ["a short day ends early", "2026-12-11T11:59", isOpenUntil("2026-12-11", "12:00")],
    ["the next opening is behind the closed days", "2026-12-11T12:00", opensOn("2026-12-11", "2027-01-11")],
    ["on the last closed day", "2027-01-10T23:59", opensOn("2027-01-10", "2027-01-11")],
    ["after it", "2027-01-11T08:00", isOpenUntil("2027-01-11", "18:00")],
  ])("%s", (_what, moment, state) => {
    expect(openingState(other, at(moment))).toEqual(state);
  });

  test("override public holidays and Sundays", () => {
    expect(hoursOn(other, dayOf("2026-12-25"))).toEqual(builders);
    const sunday = { from: "2026-11-29", to: "2026-11-29", reason: "Open day", opens: "10:00", closes: "14:00" };
    expect(openingState({ ...hours, otherDays: [sunday] }, at("2026-11-29T10:00"))).toEqual(isOpenUntil("2026-11-29", "14:00"));
  });
});

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
const closed = (from: string, to: string): OpeningHours => ({ ...hours, otherDays: [{ from, to, reason: "Away" }] });

const line = (moment: string, of = hours) => openingInWords(openingState(of, at(moment)), of, labels).line;

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

test("HOME-01 a business that never opens is closed, without more words", () => {
  expect(line("2026-11-23T20:00", { ...hours, days: WEEK.map((day) => ({ day, name: day })) })).toBe("Closed");
});

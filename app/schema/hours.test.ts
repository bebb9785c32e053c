import { describe, expect, test } from "vitest";
import { createFields } from "./fields.ts";
import { hoursSchema } from "./hours.ts";

const fields = createFields({
  picture: () => undefined,
  icon: () => undefined,
  brandIcon: () => undefined,
  hasPage: () => false,
  fill: (text) => text,
  markdown: () => [],
  kinds: new Set(),
  films: new Map(),
});

const schema = hoursSchema(fields);

const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const week = WEEK.map((day) => (day === "Sunday" ? { day } : { day, opens: "08:00", closes: "18:00" }));
const summary = { days: "Monday to Saturday", times: "8am to 6pm", closed: "We're closed on Sundays." };

/** What is wrong with a week whose first days are these. */
const problems = (...first: object[]) =>
  schema.safeParse({ summary, days: [...first, ...week.slice(first.length)] }).error?.issues.map(({ path, message }) => [path, message]);

test("HOME-01 the hours in words are days and times, each at hand and joined", () => {
  expect(schema.parse({ summary, days: week }).summary).toEqual({ ...summary, whole: "Monday to Saturday 8am to 6pm" });
});

test.each([
  ["Mon-Sat", "8am to 6pm"],
  ["Monday to Saturday", "08:00 to 18:00"],
  ["Mon, Tues, Wed, Thurs & Fri", "8.00 am - 6 PM"],
  ["Weekdays and Saturdays", "08h00-18h00"],
  ["Six days a week", "by arrangement, 5 days ahead"],
  ["Mon-Sat, closed on Sun", "8am to 6pm"],
])("HOME-01 the words '%s %s' agree with the days", (days, times) => {
  expect(schema.safeParse({ summary: { ...summary, days, times }, days: week }).error).toBeUndefined();
});

test.each([
  ["Mon-Sun", "8am to 6pm", "days", "names 'Sun', but Sunday has no hours. Make the words and the days agree."],
  ["Mon-Sat", "8am to 5pm", "times", "says '5pm', but no day opens or closes then. Make the words and the days agree."],
  ["Mon-Sat", "8am to 6am", "times", "says '6am', but no day opens or closes then. Make the words and the days agree."],
  ["Mon-Sat", "07:30 to 18:00", "times", "says '07:30', but no day opens or closes then. Make the words and the days agree."],
  ["Mon-Sat", "8.15am to 6pm", "times", "says '8.15am', but no day opens or closes then. Make the words and the days agree."],
])("HOME-01 DATA-02 the words '%s %s' that differ from the days are reported", (days, times, field, message) => {
  const { error } = schema.safeParse({ summary: { ...summary, days, times }, days: week });
  expect(error?.issues.map(({ path, message: told }) => [path, told])).toEqual([[["summary", field], message]]);
});

test.each([
  ["opens without closes", { opens: "08:00" }],
  ["closes without opens", { closes: "18:00" }],
])("DATA-02 a day with %s is reported", (what, times) => {
  expect(problems({ day: "Monday", ...times })).toEqual([[["days", 0], `has ${what}. Give both, or neither on a day that is closed.`]]);
});

test.each(["07:00", "08:00"])("DATA-02 a day that opens at 08:00 and closes at %s is reported", (closes) => {
  expect(problems({ day: "Monday", opens: "08:00", closes })).toEqual([
    [["days", 0, "closes"], "must be later than opens, on the same day. A day ends at 23:59 at the latest."],
  ]);
});

test("DATA-02 two Mondays and no Tuesday are reported, and so are days in another order", () => {
  const message = (day: string) => `must be '${day}': list the seven days once each, Monday first.`;
  expect(problems({ day: "Monday" }, { day: "Monday" })).toEqual([[["days", 1, "day"], message("Tuesday")]]);
  expect(problems({ day: "Tuesday" }, { day: "Monday" })).toEqual([
    [["days", 0, "day"], message("Monday")],
    [["days", 1, "day"], message("Tuesday")],
  ]);
});

test("DATA-02 a sentence without its full stop is reported, since texts put it between others", () => {
  const { error } = schema.safeParse({ summary: { ...summary, closed: "Closed on Sundays" }, days: week });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [["summary", "closed"], "must be a whole sentence, with its full stop."],
  ]);
});

test.each([
  ["00:00", "23:59"],
  ["09:09", "19:00"],
])("DATA-02 a day can last from %s to %s", (opens, closes) => {
  expect(problems({ day: "Monday", opens, closes })).toBeUndefined();
});

test.each(["24:00", "29:00", "30:00", "08:60", "8:00", "108:00", "08:000", "08.00"])("DATA-02 %s is no time of day", (opens) => {
  expect(problems({ day: "Monday", opens, closes: "23:59" })).toContainEqual([
    ["days", 0, "opens"],
    expect.stringMatching(/such as 08:00/),
  ]);
});

test.each([6, 8])("DATA-02 a week of %i days is reported", (count) => {
  const { error } = schema.safeParse({ summary, days: [...week, ...week].slice(0, count) });
  expect(error?.issues.map(({ path, code }) => [path, code])).toEqual([[["days"], count < 7 ? "too_small" : "too_big"]]);
});

/** What is wrong with the hours when one of their lists is this. */
const told = (list: "holidaysWorked" | "otherDays", entries: unknown) =>
  schema.safeParse({ summary, days: week, [list]: entries }).error?.issues.map(({ path, message }) => [path.join("."), message]);

describe("HOME-01 the public holidays on which somebody works", () => {
  test("are none if the file does not say, and are known by their place in the Act's list", () => {
    expect(schema.parse({ summary, days: week }).holidaysWorked).toEqual([]);
    const entries = [{ holiday: "Heritage Day" }, { holiday: "Family Day", opens: "09:00", closes: "13:00" }];
    expect(schema.parse({ summary, days: week, holidaysWorked: entries }).holidaysWorked).toEqual([
      { holiday: 6 },
      { holiday: 11, opens: "09:00", closes: "13:00" },
    ]);
  });

  test.each(["Heritage", "Easter Monday", "heritage day", ""])("DATA-02 '%s' is reported, with the names that there are", (holiday) => {
    expect(told("holidaysWorked", [{ holiday }])).toEqual([
      ["holidaysWorked.0.holiday", expect.stringMatching(/Heritage Day.*Family Day/)],
    ]);
  });

  test("DATA-02 a holiday twice is reported, and so are its hours in the wrong order, or one of them alone", () => {
    const entries = [{ holiday: "Youth Day" }, { holiday: "Heritage Day" }, { holiday: "Youth Day" }];
    expect(told("holidaysWorked", entries)).toEqual([
      ["holidaysWorked.2.holiday", "is 'Youth Day', which entry 1 of the list is already. Take one of the two out."],
    ]);
    expect(told("holidaysWorked", [{ holiday: "Youth Day", opens: "13:00", closes: "09:00" }])).toEqual([
      ["holidaysWorked.0.closes", expect.stringMatching(/^must be later than opens/)],
    ]);
    expect(told("holidaysWorked", [{ holiday: "Youth Day", opens: "09:00" }])).toEqual([
      ["holidaysWorked.0", "has opens without closes. Give both, or neither when the weekday's hours hold."],
    ]);
  });
});

describe("HOME-01 the owner's other days", () => {
  const builders = { from: "2026-12-12", to: "2027-01-10", reason: "Builders' holiday" };
  const short = { day: "2026-12-11", reason: "Year's end", opens: "08:00", closes: "12:00" };

  test("are one day or several, closed or with hours", () => {
    expect(schema.parse({ summary, days: week, otherDays: [builders, short] }).otherDays).toEqual([
      builders,
      { from: "2026-12-11", to: "2026-12-11", reason: "Year's end", opens: "08:00", closes: "12:00" },
    ]);
  });

  test.each(["2026-02-29", "2026-13-01", "11 December", "2026-12-1"])("DATA-02 %s, which is no day, is reported", (day) => {
    expect(told("otherDays", [{ ...short, day }])).toEqual([["otherDays.0.day", expect.anything()]]);
  });

  test("DATA-02 29 February in a leap year is a day", () => {
    expect(told("otherDays", [{ ...short, day: "2028-02-29" }])).toBeUndefined();
  });

  test.each([
    ["no day", { reason: "Away" }, "otherDays.0", "has no day. Give day, or both from and to."],
    ["a first day alone", { from: "2026-12-12", reason: "Away" }, "otherDays.0", "has from without to. Give day, or both from and to."],
    ["a last day alone", { to: "2026-12-12", reason: "Away" }, "otherDays.0", "has to without from. Give day, or both from and to."],
    ["a day and a last day", { day: "2026-12-12", to: "2026-12-14", reason: "Away" }, "otherDays.0", /^has a day and from or to as well/],
    [
      "the last day first",
      { from: "2027-01-10", to: "2026-12-12", reason: "Away" },
      "otherDays.0.to",
      /^is 2026-12-12, which is before from, 2027-01-10/,
    ],
    [
      "a wrong year",
      { from: "2026-12-12", to: "2028-01-10", reason: "Away" },
      "otherDays.0.to",
      /^makes 395 days from 2026-12-12; at most 120/,
    ],
    ["no reason", { day: "2026-12-12" }, "otherDays.0.reason", /./],
    ["hours in the wrong order", { ...short, opens: "13:00" }, "otherDays.0.closes", /^must be later than opens/],
    [
      "one hour alone",
      { ...short, opens: undefined },
      "otherDays.0",
      /^has closes without opens. Give both, or neither when you are closed/,
    ],
  ])("DATA-02 an entry with %s is reported", (_what, entry, place, message) => {
    expect(told("otherDays", [entry])).toEqual([[place, typeof message === "string" ? message : expect.stringMatching(message)]]);
  });

  test.each([
    ["the first of them", "2026-12-11", "2026-12-12", "2026-12-12"],
    ["the last of them", "2027-01-10", "2027-01-11", "2027-01-10"],
    ["some of them", "2026-12-20", "2026-12-22", "2026-12-20"],
    ["all of them", "2026-12-01", "2027-01-31", "2026-12-12"],
  ])("DATA-02 two entries that share %s are reported", (_what, from, to, shared) => {
    expect(told("otherDays", [builders, { from, to, reason: "Away" }])).toEqual([
      ["otherDays.1", `has ${shared}, which 'Builders' holiday' (entry 1 of the list) has already. A day can be in one entry.`],
    ]);
  });

  test("entries next to each other share no day", () => {
    expect(told("otherDays", [builders, { day: "2027-01-11", reason: "Away" }, short])).toBeUndefined();
  });

  test("DATA-02 a wrong entry hides no other problem of the list", () => {
    expect(told("otherDays", [{ reason: "Away" }, builders, { day: "2027-01-10", reason: "Away" }])?.[0]?.[0]).toBe("otherDays.0");
  });
});

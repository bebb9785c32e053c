import { describe, expect, test } from "vitest";
import { references } from "../../tests/fixtures/business.ts";
import { resolveWith } from "./fields.ts";
import { hoursSchema } from "./hours.ts";

resolveWith(references);

const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const week = WEEK.map((day) => (day === "Sunday" ? { day } : { day, opens: "08:00", closes: "18:00" }));
const good = { closed: "We're closed on Sundays.", days: week };

/** What is wrong with the hours when some of their fields are these. */
const problems = (changes: object) =>
  hoursSchema.safeParse({ ...good, ...changes }).error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`);

const firstDay = (day: object) => ({ days: [day, ...week.slice(1)] });

describe("DATA-02 what is wrong with a day is reported:", () => {
  test.each([
    [{ day: "Monday", opens: "08:00" }, "days.0 has one time without the other. Give both, or neither."],
    [{ day: "Monday", closes: "18:00" }, "days.0 has one time without the other. Give both, or neither."],
    [
      { day: "Monday", opens: "18:00", closes: "08:00" },
      "days.0.closes must be later than opens, on the same day. A day ends at 23:59 at the latest.",
    ],
    [{ day: "Monday", opens: "8:00", closes: "18:00" }, "days.0.opens must be a time of day such as 08:00"],
    [{ day: "Monday", opens: "08:00", closes: "24:00" }, "days.0.closes must be a time of day such as 08:00"],
    [{ day: "Tuesday" }, "days must list the seven days once each, Monday first."],
  ])("%j", (day, message) => {
    expect(problems(firstDay(day))).toContain(message);
  });

  test("a week of six days", () => {
    expect(problems({ days: week.slice(1) })).toContain("days must list the seven days once each, Monday first.");
  });
});

describe("HOME-01 the public holidays on which somebody works", () => {
  test("are in the Act's order, each once; without the field there are none", () => {
    expect(hoursSchema.parse(good).holidaysWorked).toEqual([]);
    const holidaysWorked = ["Family Day", "Heritage Day", "Heritage Day"];
    expect(hoursSchema.parse({ ...good, holidaysWorked }).holidaysWorked).toEqual(["Heritage Day", "Family Day"]);
  });

  test("DATA-02 a name that the Act does not have is reported", () => {
    expect(problems({ holidaysWorked: ["Easter Monday"] })?.[0]).toMatch(/Heritage Day.*Family Day/);
  });
});

describe("HOME-01 the owner's other days", () => {
  const builders = { from: "2026-12-12", to: "2027-01-10", reason: "Builders’ holiday" };
  const short = { from: "2026-12-11", reason: "Year’s end", opens: "08:00", closes: "12:00" };

  test("are one day or several, closed or with hours", () => {
    expect(hoursSchema.parse({ ...good, otherDays: [builders, short] }).otherDays).toEqual([
      builders,
      { from: "2026-12-11", to: "2026-12-11", reason: "Year’s end", opens: "08:00", closes: "12:00" },
    ]);
  });

  test.each([
    ["no day", [{ reason: "Away" }], /^otherDays.0.from /],
    ["the last day first", [{ ...builders, to: "2026-01-10" }], "otherDays.0.to is before the first day. Check the years."],
    ["a date that is none", [{ ...short, from: "2026-02-29" }], /^otherDays.0.from /],
    ["hours in the wrong order", [{ ...short, opens: "13:00" }], /^otherDays.0.closes must be later than opens/],
  ])("DATA-02 with %s are reported", (_what, otherDays, message) => {
    expect(problems({ otherDays })).toEqual([typeof message === "string" ? message : expect.stringMatching(message)]);
  });
});

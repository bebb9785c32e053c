import { expect, test } from "vitest";
import { hoursSchema } from "./business.ts";
import { createFields } from "./fields.ts";

const schema = hoursSchema(
  createFields({
    picture: () => undefined,
    icon: () => undefined,
    brandIcon: () => undefined,
    hasPage: () => false,
    fill: (text) => text,
    markdown: () => [],
  }),
);

const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const week = WEEK.map((day) => (day === "Sunday" ? { day } : { day, opens: "08:00", closes: "18:00" }));
const summary = { days: "Monday to Saturday", times: "8am to 6pm" };

/** What is wrong with a week whose first days are these. */
const problems = (...first: object[]) =>
  schema.safeParse({ summary, days: [...first, ...week.slice(first.length)] }).error?.issues.map(({ path, message }) => [path, message]);

test("HOME-01 the hours in words are days and times, each at hand and joined", () => {
  expect(schema.parse({ summary, days: week }).summary).toEqual({ ...summary, whole: "Monday to Saturday 8am to 6pm" });
});

test.each([
  ["opens without closes", { opens: "08:00" }],
  ["closes without opens", { closes: "18:00" }],
])("DATA-02 a day with %s is told of", (what, times) => {
  expect(problems({ day: "Monday", ...times })).toEqual([[["days", 0], `has ${what}. Give both, or neither on a day that is closed.`]]);
});

test.each(["07:00", "08:00"])("DATA-02 a day that opens at 08:00 and closes at %s is told of", (closes) => {
  expect(problems({ day: "Monday", opens: "08:00", closes })).toEqual([
    [["days", 0, "closes"], "must be later than opens, on the same day. A day ends at 23:59 at the latest."],
  ]);
});

test("DATA-02 two Mondays and no Tuesday are told of, and so are days in another order", () => {
  const message = (day: string) => `must be '${day}': list the seven days once each, Monday first.`;
  expect(problems({ day: "Monday" }, { day: "Monday" })).toEqual([[["days", 1, "day"], message("Tuesday")]]);
  expect(problems({ day: "Tuesday" }, { day: "Monday" })).toEqual([
    [["days", 0, "day"], message("Monday")],
    [["days", 1, "day"], message("Tuesday")],
  ]);
});

import { describe, expect, test } from "vitest";
import { openingState, timeInWords } from "./opening-state.ts";

const day = (name: string) => ({ day: name as "Monday", opens: "08:00", closes: "18:00" });
const week = [...["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"].map(day), { day: "Sunday" as const }];

/** A moment in Cape Town, two hours ahead of UTC. 2 September 2024 is a Monday. */
const at = (moment: string) => new Date(`${moment}:00+02:00`);

describe("CONST-01 HOME-01 open Mon-Sat 8am to 6pm", () => {
  test.each([
    ["2024-09-02T08:00", { isOpen: true, today: "Monday", until: "18:00" }],
    ["2024-09-02T17:59", { isOpen: true, today: "Monday", until: "18:00" }],
    ["2024-09-02T07:59", { isOpen: false, today: "Monday", opens: { day: "Monday", time: "08:00", isToday: true } }],
    ["2024-09-02T18:00", { isOpen: false, today: "Monday", opens: { day: "Tuesday", time: "08:00", isToday: false } }],
    ["2024-09-07T18:00", { isOpen: false, today: "Saturday", opens: { day: "Monday", time: "08:00", isToday: false } }],
    ["2024-09-08T12:00", { isOpen: false, today: "Sunday", opens: { day: "Monday", time: "08:00", isToday: false } }],
    ["2024-09-08T07:00", { isOpen: false, today: "Sunday", opens: { day: "Monday", time: "08:00", isToday: false } }],
    ["2024-09-09T00:00", { isOpen: false, today: "Monday", opens: { day: "Monday", time: "08:00", isToday: true } }],
  ])("at %s", (moment, state) => {
    expect(openingState(week, at(moment))).toEqual(state);
  });

  test("one open day a week opens again on that day", () => {
    const mondays = week.map((entry) => (entry.day === "Monday" ? entry : { day: entry.day }));
    expect(openingState(mondays, at("2024-09-02T20:00"))).toEqual({
      isOpen: false,
      today: "Monday",
      opens: { day: "Monday", time: "08:00", isToday: false },
    });
  });

  test("a business that never opens says no time", () => {
    const closed = week.map(({ day }) => ({ day }));
    expect(openingState(closed, at("2024-09-02T20:00"))).toEqual({ isOpen: false, today: "Monday" });
  });
});

test.each([
  ["08:00", "8am"],
  ["18:00", "6pm"],
  ["08:30", "8.30am"],
  ["12:00", "12pm"],
  ["00:05", "12.05am"],
])("%s is said %s", (time, words) => {
  expect(timeInWords(time)).toBe(words);
});

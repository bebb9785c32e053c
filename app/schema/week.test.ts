import { expect, test } from "vitest";
import { timeInWords, weekInWords } from "./week.ts";

/** A week from the times of its days, such as `08:00 18:00`, or nothing. */
const weekOf = (...times: string[]) =>
  Array.from({ length: 7 }, (_, index) => {
    const [opens, closes] = times[index]?.split(" ") ?? [];
    return { opens, closes };
  });

const FULL = "08:00 18:00";

test.each([
  [weekOf(FULL, FULL, FULL, FULL, FULL, FULL), "Mon-Sat", "8am to 6pm", "Mon-Sat 8am to 6pm"],
  [weekOf(FULL, FULL, FULL, FULL, FULL, "08:00 13:00"), "Mon-Fri", "8am to 6pm, Sat 8am to 1pm", "Mon-Fri 8am to 6pm"],
  [weekOf(FULL, FULL, "", FULL, FULL), "Mon-Tue", "8am to 6pm, Thu-Fri 8am to 6pm", "Mon-Tue 8am to 6pm"],
  [weekOf("", "07:30 12:00"), "Tue", "7.30am to 12pm", "Tue 7.30am to 12pm"],
  [weekOf(), "", "", ""],
])("HOME-01 the hours in words follow from the days: %#", (week, days, times, first) => {
  expect(weekInWords(week, "en-ZA")).toEqual({ days, times, first, whole: [days, times].join(" ").trim() });
});

test("HOME-01 in another language they are in its words", () => {
  expect(weekInWords(weekOf(FULL, FULL, FULL, FULL, FULL, "08:00 13:00"), "af").whole).toBe("Ma.-Vr. 08:00–18:00, Sa. 08:00–13:00");
});

test.each([
  ["08:00", "8am"],
  ["18:00", "6pm"],
  ["08:30", "8.30am"],
  ["12:00", "12pm"],
  ["00:05", "12.05am"],
])("%s is said %s", (time, words) => {
  expect(timeInWords(time, "en-ZA")).toBe(words);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { dayInWords } from "./build-pages.ts";

const MONTHS = "January February March April May June July August September October November December".split(" ");

test("BLOG-06 any day from 1990 to 2100 is written as the specification writes its days, and can be read back", () => {
  const days = fc.date({ min: new Date("1990-01-01T00:00:00Z"), max: new Date("2100-12-31T00:00:00Z"), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, "2024-08-19".length);
      const [, number = "", ending, month = "", year] = /^(\d+)(st|nd|rd|th) (\w+) (\d{4})$/.exec(dayInWords(day)) ?? [];
      expect(`${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, "0")}-${number.padStart(2, "0")}`).toBe(day);
      const isTeen = ["11", "12", "13"].includes(number);
      expect(ending).toBe(isTeen ? "th" : ({ 1: "st", 2: "nd", 3: "rd" }[Number(number.at(-1))] ?? "th"));
    }),
    { numRuns: 1000 },
  );
});

import { expect, test } from "vitest";
import { business } from "../tests/fixtures/business.ts";
import { dropPastDays } from "./site-source.ts";

test("HOME-01 what is over when the site is built is left out; what ends today is not over", () => {
  const [past, ending, coming] = [
    { from: "2026-11-01", to: "2026-11-21", reason: "Over" },
    { from: "2026-11-20", to: "2026-11-22", reason: "Ends today" },
    { from: "2026-12-14", to: "2027-01-04", reason: "To come" },
  ];
  const hours = { ...business.hours, otherDays: [past, ending, coming] };
  dropPastDays(hours, new Date("2026-11-22T12:00:00Z"));
  expect(hours.otherDays).toEqual([ending, coming]);
});

import { expect, test } from "vitest";
import { statusAfter } from "./status.ts";

const FILE = "content/business.yaml";
const REFUSED = {
  said: "This can't be saved yet.",
  isWrong: true,
  problems: ["opens", "closes"].map((time) => ({ file: FILE, field: `hours.days[1].${time}`, message: "must be a time." })),
};
const remove = (time: string) => ({ type: "remove", file: FILE, path: ["hours", "days", 1, time] }) as const;

test("DESK-03 the problems of two fields that one press corrects are both cleared", () => {
  const once = statusAfter(REFUSED, remove("opens"));
  expect(once).toEqual({ ...REFUSED, problems: REFUSED.problems.slice(1) });
  expect(statusAfter(once, remove("closes"))).toEqual({ said: "", isWrong: false, problems: [] });
});

test("DESK-03 an error without a field stays until the next call", () => {
  const error = { ...REFUSED, problems: [] };
  expect(statusAfter(error, remove("opens"))).toEqual(error);
});

import { expect, test } from "vitest";
import { fillPlaceholders } from "./fill-placeholders.ts";

test.each([
  ["one placeholder", "{minutes} min read", { minutes: 5 }, "5 min read"],
  ["several, in any order", "{count}: {number}", { number: 2, count: 3 }, "3: 2"],
  ["one that is named twice", "{day} to {day}", { day: "Monday" }, "Monday to Monday"],
  ["a value with characters that replacing gives a meaning", "until {time}", { time: "$& $1" }, "until $& $1"],
  ["a value that looks like a placeholder", "{from} to {to}", { from: "{to}", to: "18:00" }, "{to} to 18:00"],
  ["zero", "{count} left", { count: 0 }, "0 left"],
  ["a placeholder without a value", "until {time}", {}, "until {time}"],
  ["a value's name as a word", "Open at this time", { time: "18:00" }, "Open at this time"],
])("a label with %s", (_, label, values, filled) => {
  expect(fillPlaceholders(label, values)).toBe(filled);
});

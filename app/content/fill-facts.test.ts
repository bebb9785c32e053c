import { expect, test } from "vitest";
import { fillFacts } from "./fill-facts.ts";

const facts = new Map([
  ["name", "*Cool* Air"],
  ["phone", "021 555 1234"],
]);

test("DATA-03 facts in double braces are filled in, with spaces inside the braces or without", () => {
  expect(fillFacts("Call {{ phone }} or {{phone}}.", facts)).toBe("Call 021 555 1234 or 021 555 1234.");
});

test.each([
  ["One.\nCall {{fax}} now.", 2, /has \{\{fax\}\}, which isn't one of the business's facts: \{\{name\}\}, \{\{phone\}\}\./],
  ["Call {{}} now.", 1, /has \{\{\}\}, which isn't one/],
  ["One.\n\nCall {{phone now.", 3, /a stray brace at '\{\{phone'/],
  ["Call phone}} now.", 1, /a stray brace/],
  ["{{name}}:\ncall {phone} now.", 2, /at '\{phone\}'\. Write the words themselves, or name a fact in two braces, such as \{\{phone\}\}/],
])("DATA-02 %j is reported with its line", (text, line, message) => {
  expect(() => fillFacts(text, facts)).toThrow(expect.objectContaining({ line, message: expect.stringMatching(message) }));
});

test("DATA-02 a control's words may have the blanks that the page fills in, and no others", () => {
  const blanks = ["time", "day"];
  expect(fillFacts("{{phone}} {day} {time}", facts, blanks)).toBe("021 555 1234 {day} {time}");
  expect(() => fillFacts("Until {tme}", facts, blanks)).toThrow(/at '\{tme\}'\. It can be \{time\} and \{day\}, or/);
});

test("DATA-02 a fact within the facts is reported", () => {
  expect(() => fillFacts("{{name}} cools.", "unread")).toThrow(/this file sets the facts/);
});

test.each([
  ["Call {{phone}}. Or write to {{email}}. We answer.", "Call 021 555 1234. We answer."],
  ["{{email}}", ""],
  ["Quotes are free. {{deposit}} We guarantee the work.", "Quotes are free. We guarantee the work."],
])("OWN-04 %j says no more than what is set", (text, filled) => {
  expect(fillFacts(text, new Map([...facts, ["email", undefined], ["deposit", undefined]]))).toBe(filled);
});

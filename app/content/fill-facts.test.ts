import { expect, test } from "vitest";
import { escapeMarkdown, fillFacts } from "./fill-facts.ts";

const facts = new Map([
  ["name", "*Cool* Air"],
  ["phone", "021 555 1234"],
]);

test("DATA-03 facts in double braces are filled in, with spaces inside the braces or without", () => {
  expect(fillFacts("Call {{ phone }} or {{phone}}.", facts)).toBe("Call 021 555 1234 or 021 555 1234.");
});

test("DATA-03 a fact with marks of Markdown is shown as it is", () => {
  expect(fillFacts("Ask {{name}}.", facts, escapeMarkdown)).toBe("Ask \\*Cool\\* Air.");
});

test.each([
  ["One.\nCall {{fax}} now.", 2, /has \{\{fax\}\}, which is no fact of the business\. It can be \{\{name\}\}, \{\{phone\}\}\./],
  ["Call {{}} now.", 1, /has \{\{\}\}, which is no fact/],
  ["One.\n\nCall {{phone now.", 3, /braces that do not match, at 'Call \{\{phone now\.'/],
  ["Call phone}} now.", 1, /braces that do not match/],
])("DATA-02 %j is reported with its line", (text, line, message) => {
  expect(() => fillFacts(text, facts)).toThrow(expect.objectContaining({ line, message: expect.stringMatching(message) }));
});

test.each([
  ["We do all nine services.", /says 'all nine services', but there are ten\. Write \{\{serviceCount\}\}/],
  ["One.\nOur 9 services.", /says 'Our 9 services'/],
])("OWN-02 DATA-02 %j is reported where there are ten services", (text, message) => {
  const counts = new Map([...facts, ["serviceCount", "ten"]]);
  expect(() => fillFacts(text, counts)).toThrow(message);
  expect(fillFacts("All ten services, and two services a year.", counts)).toContain("All ten");
});

test("DATA-02 a fact within the facts is reported", () => {
  expect(() => fillFacts("{{name}} cools.", new Map())).toThrow(/this file states the facts/);
});

test.each([
  ["Call {{phone}}. Or write to {{email}}. We answer.", "Call 021 555 1234. We answer."],
  ["{{email}}", ""],
  ["One.\n- Phone {{phone}}\n- {{email}}\nTwo.", "One.\n- Phone 021 555 1234\nTwo."],
  ["| Phone | {{phone}} |\n| Mail | {{email}} |", "| Phone | 021 555 1234 |"],
  ["## Mail\n{{email}}\n## Prices\nFair.", "## Prices\nFair."],
  ["## Papers\n### Mail\n{{email}}\n### Cards\nAsk.", "## Papers\n### Cards\nAsk."],
])("OWN-04 %j says no more than what is set", (text, filled) => {
  expect(fillFacts(text, new Map([...facts, ["email", undefined]]))).toBe(filled);
});

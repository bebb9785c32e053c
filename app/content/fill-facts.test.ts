import { expect, test } from "vitest";
import { fillFacts } from "./fill-facts.ts";

const facts = new Map([
  ["name", "*Cool* Air"],
  ["phone", "021 555 1234"],
]);

test("DATA-03 facts in double braces are filled in, with spaces inside the braces or without", () => {
  expect(fillFacts("Call {{ phone }} or {{phone}}.", facts)).toBe("Call 021 555 1234 or 021 555 1234.");
});

test("DATA-03 a fact with marks of Markdown is shown as it is", () => {
  expect(fillFacts("Ask {{name}}.", facts, { isMarkdown: true })).toBe("Ask \\*Cool\\* Air.");
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
  expect(fillFacts("{{phone}} {day} {time}", facts, { blanks })).toBe("021 555 1234 {day} {time}");
  expect(() => fillFacts("Until {tme}", facts, { blanks })).toThrow(/at '\{tme\}'\. It can be \{time\} and \{day\}, or/);
});

test("DATA-02 a fact within the facts is reported", () => {
  expect(() => fillFacts("{{name}} cools.", new Map())).toThrow(/this file sets the facts/);
});

test.each([
  ["Call {{phone}}. Or write to {{email}}. We answer.", "Call 021 555 1234. We answer."],
  ["{{email}}", ""],
  ["One.\n- Phone {{phone}}\n- {{email}}\n\nTwo.", "One.\n- Phone 021 555 1234\n\nTwo."],
  ["| Phone | {{phone}} |\n| Mail | {{email}} |", "| Phone | 021 555 1234 |"],
  ["## Mail\n{{email}}\n## Prices\nFair.", "## Prices\nFair."],
  ["We answer within\nan hour at {{email}}. Call us\nany time.\n\nOr come.", "Call us any time.\n\nOr come."],
  ["> We answer within\n> an hour at {{email}}. Call us\n> any time.\n>\n> Or come.", "> Call us any time.\n>\n> Or come."],
  ["One.\n> Write\n> to {{email}}. Or call.", "One.\n> Or call."],
  ["- Write\n  to {{email}}. Or\n  call.\n- Come.", "- Or call.\n- Come."],
  ["## Mail\nWrite to {{email}}.\nOr call.", "## Mail\nOr call."],
  ["Quotes are free. {{deposit}} We guarantee the work.", "Quotes are free. We guarantee the work."],
  ["{{deposit}} [Our terms](/terms) say more.", "[Our terms](/terms) say more."],
  ["**Ask.** Write to {{email}}. Or call.", "**Ask.** Or call."],
  ["- **Mail.** {{email}}\n- **Phone.** {{phone}}", "- **Phone.** 021 555 1234"],
  ["## Papers\n### Mail\n{{email}}\n### Cards\nAsk.", "## Papers\n### Cards\nAsk."],
])("OWN-04 %j says no more than what is set", (text, filled) => {
  expect(fillFacts(text, new Map([...facts, ["email", undefined], ["deposit", undefined]]))).toBe(filled);
});

test.each([
  "**Ask us. Write to {{email}} first.** We answer.",
  "**Write to {{email}}. Or ask us.** We answer.",
  "[Our page. Write to {{email}} first](/contact) or call.",
  "[Write to {{email}}. Our page](/contact) says more.",
])("OWN-04 DATA-02 %j is reported rather than cut in the middle of its bold words or its link", (text) => {
  expect(() => fillFacts(text, new Map([...facts, ["email", undefined]]))).toThrow(/Put the fact in a sentence of its own/);
});

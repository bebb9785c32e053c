import { describe, expect, test } from "vitest";
import { markFacts } from "./fill-facts.ts";
import { readMarkdown } from "./markdown.ts";

const hasPage = (path: string) => ["/services", "/step-by-step installation"].includes(path);
const facts = new Map([
  ["name", "*Cool* Air"],
  ["phone", "021 555 1234"],
  ["email", undefined],
  ["deposit", undefined],
]);
const references = { hasPage, isLeftOut: (path: string) => path === "/gutters", markFacts: (text: string) => markFacts(text, facts) };
const read = (text: string) => readMarkdown(text, references);

test("reads paragraphs, headings, lists, quotations, notes, tables, links and emphasis", () => {
  const text = `First *line*
goes on.

## What **we** do

- one
- two

1. first

> Said.

> **Stop.** Call us.

| Code | Meaning |
| --- | --- |
| E16 | [signal](/services#x) |
`;
  expect(read(text)).toEqual([
    ["p", "First ", ["em", "line"], " goes on."],
    ["h2", "what-we-do", "What ", ["strong", "we"], " do"],
    ["ul", ["li", "one"], ["li", "two"]],
    ["ol", ["li", "first"]],
    ["blockquote", ["p", "Said."]],
    ["note", ["p", ["strong", "Stop."], " Call us."]],
    [
      "table",
      ["thead", ["tr", ["th", "Code"], ["th", "Meaning"]]],
      ["tbody", ["tr", ["td", "E16"], ["td", ["a", "/services#x", "signal"]]]],
    ],
  ]);
});

test("headings of the same words get anchors of their own", () => {
  expect(read("## Same\n\n### Same\n\n## Other\n\n## Same").map((node) => node[1])).toEqual(["same", "same-2", "other", "same-3"]);
  expect(read("## Questions")[0]?.[1]).toBe("questions-2"); // pages have a part of their own at #questions
});

test.each([
  ["Heat & cold", "heat-cold"],
  ["“Why?” and *how*", "why-and-how"],
  ["… and more …", "and-more"],
  ["Café crème", "cafe-creme"],
  ["24-hour help", "24-hour-help"],
  ["?!", "part"],
])("the anchor of the heading %s has small letters, digits and single hyphens", (heading, anchor) => {
  expect(read(`## ${heading}`)[0]?.[1]).toBe(anchor);
});

test("a telephone number stays on one line, a day with its month, and a text's last number with the word before", () => {
  expect(read("Call 021 000\u00a00001 or\n0860 103 089 on 22 November, from 8 to 6.")).toEqual([
    ["p", "Call 021\u00a0000\u00a00001 or 0860\u00a0103\u00a0089 on 22\u00a0November, from 8 to\u00a06."],
  ]);
});

test("a list's item holds its first paragraph as a line, and further paragraphs, lists and quotations as blocks", () => {
  expect(read("- one\n\n  more\n\n  - two\n- > said\n\n  after\n- - three")).toEqual([
    [
      "ul",
      ["li", "one", ["p", "more"], ["ul", ["li", "two"]]],
      ["li", ["blockquote", ["p", "said"]], ["p", "after"]],
      ["li", ["ul", ["li", "three"]]],
    ],
  ]);
});

test("a list of bold terms becomes a definition list, without the terms' full stops", () => {
  expect(read("- **Filter:** rinse it.\n- **The *drain*.** Look.\n- **Noise?** Call.")).toEqual([
    [
      "terms",
      ["li", ["strong", "Filter"], ["span", " rinse it."]],
      ["li", ["strong", "The ", ["em", "drain"], ""], ["span", " Look."]],
      ["li", ["strong", "Noise?"], ["span", " Call."]],
    ],
  ]);
  expect(read("- **Rinse** it.\n- **Look:** there.")[0]?.[0]).toBe("ul");
});

test("a table may have no rows below its head, and empty cells in them", () => {
  expect(read("| a | b |\n| --- | --- |")).toEqual([["table", ["thead", ["tr", ["th", "a"], ["th", "b"]]], ["tbody"]]]);
  expect(read("| a | b |\n| --- | --- |\n| | c |")).toEqual([
    ["table", ["thead", ["tr", ["th", "a"], ["th", "b"]]], ["tbody", ["tr", ["td"], ["td", "c"]]]],
  ]);
});

test.each([
  "https://elsewhere.test/50%?a=b#c",
  "mailto:hello@protea.test",
  "tel:+27283110123",
  "/services#included",
  "/services?from=home",
  "/services?from=home#included",
  "#included",
  "?from=home",
])("the link %s stays as it is written", (link) => {
  expect(read(`[words](${link})`)).toEqual([["p", ["a", link, "words"]]]);
});

test("a path with a space may be linked", () => {
  expect(read("[Openview](</step-by-step%20installation>)")).toEqual([["p", ["a", "/step-by-step%20installation", "Openview"]]]);
});

test("OWN-02 of a link to a hidden page the words stay", () => {
  expect(read("Ask for [clean *gutters*](/gutters#price).")).toEqual([["p", "Ask for ", "clean gutters", "."]]);
});

test("DATA-02 every dead link of a text is reported with its line", () => {
  expect(() => read("[one](/one)\n\n- [two](/two)\n- [services](/services)")).toThrow(
    expect.objectContaining({ errors: [expect.objectContaining({ line: 1 }), expect.objectContaining({ line: 3 })] }),
  );
});

describe("DATA-02 what cannot be shown is an error with its line", () => {
  test.each([
    ["HTML", "Text.\n\n<b>bold</b>", 3, /'html'/],
    ["a picture", "![alt](x.png)", 1, /'image'/],
    ["a first-level heading", "\n\n# Title", 3, /heading/],
    ["a fourth-level heading", "#### Title", 1, /heading/],
    ["a dead link", "One.\n\n[gone](/gone)", 3, /'\/gone', but there is no page at that address/],
    ["a dead link that names a part of the page", "[gone](/gone#services)", 1, /'\/gone#services', but there is no page at that address/],
    ["a dead link that names an address elsewhere", "[gone](/gone?to=https://a.test)", 1, /but there is no page at that address/],
    ["a link without encryption", "[gone](http://a.test)", 1, /begin with https:/],
    ["a malformed link", "One.\n\n[half](/50%)", 3, /'\/50%', but there is no page at that address/],
    [
      "a link without its last bracket",
      "One.\n\nSee [words](/services and more.",
      3,
      /unclosed link at '\[words\]\(\/services and more\.'/,
    ],
    ["a link without its second bracket", "See [words(/services) now.", 1, /unclosed link at '\[words\(\/services\) now\.'/],
    ["a link with a space in it", "See [words] (/services).", 1, /unclosed link/],
    ["a link to nowhere", "[here]()", 1, /links to ''/],
    ["a script", "[here](JaVaScRiPt:alert)", 1, /links to 'JaVaScRiPt:alert'/],
    ["another host without its protocol", "[here](//evil.example)", 1, /there is no page at that address/],
    ["a page after two slashes, which is a host to a browser", "[here](//services)", 1, /there is no page at that address/],
    ["code", "Use `code`.", 1, /'inlineCode'/],
    ["a block of code", "One.\n\n```\ncode\n```", 3, /'code'/],
    ["a line break", "One.\n\nTwo,  \nthree.", 3, /has a line break within a paragraph\. Start a new paragraph instead\./],
    ["a line across", "One.\n\n---\n\nTwo.", 3, /'thematicBreak'/],
    ["a picture in a list", "- one\n- ![alt](x.png)", 2, /'image'/],
    ["a line across in a quotation", "> One.\n>\n> ---", 3, /'thematicBreak'/],
  ])("%s", (_what, text, line, message) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ line, message: expect.stringMatching(message) }));
  });
});

test("DATA-03 a fact with marks of Markdown is shown as it is", () => {
  expect(read("Ask {{name}}.")).toEqual([["p", "Ask *Cool* Air."]]);
});

test.each([
  ["Call {{phone}}. Or write to {{email}}. We answer.", "Call {{phone}}. We answer."],
  ["One.\n- Phone {{phone}}\n- {{email}}\n\nTwo.", "One.\n- Phone {{phone}}\n\nTwo."],
  ["One.\n\n- {{email}}\n\nTwo.", "One.\n\nTwo."],
  ["| How | |\n| - | - |\n| Phone | {{phone}} |\n| Mail | {{email}} |", "| How | |\n| - | - |\n| Phone | {{phone}} |"],
  ["## Mail\n{{email}}\n## Prices\nFair.", "## Prices\nFair."],
  ["We answer within\nan hour at {{email}}. Call us\nany time.\n\nOr come.", "Call us any time.\n\nOr come."],
  ["> We answer within\n> an hour at {{email}}. Call us\n> any time.\n>\n> Or come.", "> Call us any time.\n>\n> Or come."],
  ["One.\n> Write\n> to {{email}}. Or call.", "One.\n> Or call."],
  ["One.\n> Write to {{email}}.\n\nTwo.", "One.\n\nTwo."],
  ["- Write\n  to {{email}}. Or\n  call.\n- Come.", "- Or call.\n- Come."],
  ["## Mail\nWrite to {{email}}.\nOr call.", "## Mail\nOr call."],
  ["Free. {{deposit}} [Our terms](/services) say more.", "Free. [Our terms](/services) say more."],
  ["Write to [us](mailto:{{email}}). Or call.", "Or call."],
  ["**Ask.** Write to {{email}}. Or call.", "**Ask.** Or call."],
  ["- **Mail.** {{email}}\n- **Phone.** {{phone}}", "- **Phone.** {{phone}}"],
  ["## Papers\n### Mail\n{{email}}\n### Cards\nAsk.", "## Papers\n### Cards\nAsk."],
  ["One.\n## Papers\n### Mail\n{{email}}", "One."],
])("OWN-04 %j says no more than what is set", (text, said) => {
  expect(read(text)).toEqual(read(said));
});

test.each([
  "**Ask us. Write to {{email}} first.** We answer.",
  "**Write to {{email}}. Or ask us.** We answer.",
  "[Our page. Write to {{email}} first](/services) or call.",
  "[Write to {{email}}. Our page](/services) says more.",
])("OWN-04 DATA-02 %j is reported rather than cut in the middle of its bold words or its link", (text) => {
  expect(() => read(text)).toThrow(/Put the fact in a sentence of its own/);
});

test("DATA-02 an unknown fact is reported with its line", () => {
  expect(() => read("One.\n\nCall\n{{fax}}.")).toThrow(expect.objectContaining({ line: 4, message: expect.stringMatching(/\{\{fax\}\}/) }));
});

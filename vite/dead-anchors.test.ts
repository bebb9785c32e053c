import { expect, test } from "vitest";
import type { PageData } from "../app/pages.ts";
import { contentFolder } from "../tests/support/folders.ts";
import { findDeadAnchors } from "./dead-anchors.ts";

const PAGES = new Map<string, object>([
  [
    "/terms",
    {
      layout: "text",
      body: [
        ["p", "x"],
        ["h2", "the-end", "The end"],
      ],
      faqs: [{ id: 1 }, { id: 7 }],
    },
  ],
  ["/plumbing", { layout: "service" }],
  ["/areas-we-serve", { layout: "areas-we-serve", regions: [{ id: "cape-flats" }] }],
]);
const find = (text: string, file = "pages/terms.md") =>
  findDeadAnchors(contentFolder({ [file]: text }), PAGES as Map<string, PageData>, new Set(["/terms#question-5"])).map(
    ({ file, line, field, message }) => [`${file}:${line}`, field, message].join(" "),
  );

test.each([
  "[x](/terms#the-end)",
  "[x](#the-end)",
  "[x](/terms?from=here#question-7)",
  "[x](/terms#questions)",
  "[x](/areas-we-serve#cape-flats)",
  "[x](/plumbing#steps)",
  "[x](https://example.com/#any)",
  "[x](/of-another-check#any)",
  "[x](/terms#question-5)",
])("DATA-02 %s is no dead link", (link) => {
  expect(find(`---\ntitle: x\n---\n${link}\n`)).toEqual([]);
});

test("DATA-02 a link to a heading or question that isn't there is reported with its place and with what there is", () => {
  const has = "but that page has no such heading or question. It has: the-end, questions, question-1, question-7.";
  expect(find("---\ntitle: x\n---\n\nOne.\n\n[Two](#start) and [three](/terms#100%).\n")).toEqual([
    `content/pages/terms.md:7 body links to '/terms#start', ${has}`,
    `content/pages/terms.md:7 body links to '/terms#100%', ${has}`,
  ]);
  expect(find("colour: '#10213a'\nlinks:\n  - link: /terms#question-9\n", "labels.yaml")).toEqual([
    `content/labels.yaml:3 links[0].link links to '/terms#question-9', ${has}`,
  ]);
});

import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { isTakenAnchor } from "./page-anchors.ts";

/** The ids that components write: as an attribute, as a constant, as a block of a legal page. */
const ID = /\bid="([\w-]+)"|_ID = "([\w-]+)"|\b(?:text|list)Block\("([\w-]+)"|\bid: "([\w-]+)"/g;

/** What a stylesheet's element, a pattern inside an icon and the like are called is no anchor of a page. */
const components = globSync(["app/*.tsx", "app/{routes,sections,ui}/**/*.{ts,tsx}", "app/browser/document-page.ts"], {
  ignore: ["**/*.test.*"],
});

test("DATA-02 no heading of a text can have an id that a component writes", () => {
  const ids = components.flatMap((file) => [...readFileSync(file, "utf8").matchAll(ID)].map((match) => match.slice(1).find(Boolean) ?? ""));
  expect(ids).toEqual(expect.arrayContaining(["main", "root", "call-us", "introduction", "questions", "next"]));
  expect(ids.filter((id) => !isTakenAnchor(id))).toEqual([]);
});

test.each(["question-1", "article-question-12", "question-3-answer", "payment-information-question-4"])(
  "a question's anchor, %s, is taken",
  (id) => {
    expect(isTakenAnchor(id)).toBe(true);
  },
);

test.each(["payment", "questions-and-answers", "question", "the-question-1a"])("%s is free", (id) => {
  expect(isTakenAnchor(id)).toBe(false);
});

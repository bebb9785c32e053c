import { expect, test } from "vitest";
import { type Claim, reportDuplicates } from "./duplicates.ts";
import type { Problem } from "./problem.ts";

const claim = (file: string, value: unknown, field: Claim["field"] = ["url"]): Claim => ({
  source: { file, value: {}, lineOf: () => 2 },
  field,
  value,
});

function problemsOf(claims: Claim[]): Problem[] {
  const problems: Problem[] = [];
  reportDuplicates(claims, (problem) => problems.push(problem), new Map([["/", "content/pages/home.md"]]));
  return problems;
}

test("DATA-02 what another file has, and what a page has, is reported with who has it", () => {
  expect(problemsOf([claim("a.md", "/a"), claim("b.md", "/a"), claim("c.md", "/"), claim("d.md", "/a", ["redirectFrom", 1])])).toEqual([
    { file: "b.md", line: 2, field: "url", message: "is '/a', which a.md:2 has already. Choose another." },
    { file: "c.md", line: 2, field: "url", message: "is '/', which content/pages/home.md has already. Choose another." },
    { file: "d.md", line: 2, field: "redirectFrom[1]", message: "is '/a', which a.md:2 has already. Take it out." },
  ]);
});

test("DATA-02 what is missing, is no text and no number, or stands in a file that can't be read, is reported elsewhere", () => {
  const unread = { ...claim("b.md", "/a"), source: undefined };
  expect(problemsOf([claim("a.md", "/a"), unread, ...[undefined, undefined, [], []].map((value) => claim("c.md", value))])).toEqual([]);
});

import { describe, expect, test } from "vitest";
import { z } from "zod";
import { contentFolder } from "../../tests/support/content-folder.ts";
import { createFields } from "../schema/fields.ts";
import type { Problem } from "./problem.ts";
import { check, readSource, type Source } from "./source.ts";

/** Reads one file with this text, and what is said to be wrong with it. */
function read(name: string, text: string): { source: Source | undefined; problems: Problem[] } {
  const problems: Problem[] = [];
  const source = readSource(contentFolder({ [name]: text }), `content/${name}`, (problem) => void problems.push(problem));
  return { source, problems };
}

/** The source of a text in order. */
function sourceOf(name: string, text: string): Source {
  const { source, problems } = read(name, text);
  expect(problems).toEqual([]);
  if (!source) throw new Error("The text has no source.");
  return source;
}

describe("a YAML file", () => {
  const text = `title: One
items:
  - name: First
    text: |
      Line one.
      Line two.
  - name: Second
closing:
  heading: >-
    Ready
    now?
`;

  test("is read as plain values, named by its path", () => {
    expect(sourceOf("a.yaml", text)).toMatchObject({
      file: "content/a.yaml",
      value: {
        title: "One",
        items: [{ name: "First", text: "Line one.\nLine two.\n" }, { name: "Second" }],
        closing: { heading: "Ready now?" },
      },
    });
  });

  test.each<[field: (string | number)[], line: number]>([
    [["title"], 1],
    [["items"], 3],
    [["items", 0], 3],
    [["items", 1, "name"], 7],
    [["closing", "heading"], 9],
  ])("DATA-02 the field %j is found in line %i", (field, line) => {
    expect(sourceOf("a.yaml", text).lineOf(field)).toBe(line);
  });

  test.each<[field: (string | number)[], line: number]>([
    [["items", 1, "place"], 7],
    [["items", 1, "place", "name"], 7],
    [["items", 2], 3],
    [["place"], 1],
    [[], 1],
  ])("DATA-02 the field %j, which is not there, is reported in line %i, where the nearest group around it begins", (field, line) => {
    expect(sourceOf("a.yaml", text).lineOf(field)).toBe(line);
  });

  test("DATA-02 a line of a field's own text is found", () => {
    const { lineOf } = sourceOf("a.yaml", text);
    expect([lineOf(["items", 0, "text"], 1), lineOf(["items", 0, "text"], 2)]).toEqual([5, 6]);
  });

  test("an empty one has no fields", () => {
    const { value, lineOf } = sourceOf("a.yaml", "# Nothing yet.\n");
    expect([value, lineOf(["title"])]).toEqual([{}, 1]);
  });

  test("DATA-02 a field that is not there is reported in the file's first line, above its comments", () => {
    expect(sourceOf("a.yaml", "# The business.\ntitle: One\n").lineOf(["name"])).toBe(1);
  });

  test("may hold a list", () => {
    const { value, lineOf } = sourceOf("a.yaml", "- a: 1\n- a: 2\n");
    expect([value, lineOf([1, "a"])]).toEqual([[{ a: 1 }, { a: 2 }], 2]);
  });

  test("DATA-02 everything in it that is not YAML is reported, with its line, and nothing of it is used", () => {
    const { source, problems } = read("a.yaml", "a: 1\na: 2\nb: 1\nb: 2\n");
    const message = expect.stringMatching(/^has the field '[ab]' twice\..*\.$/); // in one line
    expect(source).toBeUndefined();
    expect(problems).toEqual([
      { file: "content/a.yaml", line: 2, message },
      { file: "content/a.yaml", line: 4, message },
    ]);
  });
});

describe("a Markdown file", () => {
  const text = "---\ntitle: One\nplace: Here\n---\nFirst.\n\nThird.\n";

  test("is read as its front matter, with its text as the body", () => {
    expect(sourceOf("a.md", text)).toMatchObject({
      file: "content/a.md",
      value: { title: "One", place: "Here", body: "First.\n\nThird.\n" },
    });
  });

  test("DATA-02 fields and lines of the body are found by their lines in the file", () => {
    const { lineOf } = sourceOf("a.md", text);
    expect([lineOf(["title"]), lineOf(["place"]), lineOf(["body"]), lineOf(["body"], 1), lineOf(["body"], 3)]).toEqual([2, 3, 5, 5, 7]);
  });

  test("DATA-02 a field that is not there is reported where the front matter's fields begin", () => {
    expect(sourceOf("a.md", text).lineOf(["image"])).toBe(2);
  });

  test("DATA-02 a line of a text in its front matter is found", () => {
    expect(sourceOf("a.md", "---\ntext: |\n  One.\n  Two.\n---\n").lineOf(["text"], 2)).toBe(4);
  });

  test.each([
    ["lines that end as on Windows", "---\r\ntitle: One\r\nplace: Here\r\n---\r\nFirst.\r\n\r\nThird.\r\n", "First.\n\nThird.\n"],
    ["a byte order mark", `\uFEFF${text}`, "First.\n\nThird.\n"],
    ["spaces after the line that ends its front matter", text.replace("---\nFirst", "--- \t\nFirst"), "First.\n\nThird.\n"],
    ["a line across in its text", text.replace("Third.", "---\n"), "First.\n\n---\n\n"],
    ["no line end at its end", text.trimEnd(), "First.\n\nThird."],
  ])("may have %s", (_what, other, body) => {
    const { value, lineOf } = sourceOf("a.md", other);
    expect(value).toEqual({ title: "One", place: "Here", body });
    expect([lineOf(["place"]), lineOf(["body"], 3)]).toEqual([3, 7]);
  });

  test("keeps a byte order mark that is not at its beginning", () => {
    expect(sourceOf("a.md", "---\ntitle: One\n---\nA\uFEFFB").value).toEqual({ title: "One", body: "A\uFEFFB" });
  });

  test("a line in its front matter that only begins with --- does not end it", () => {
    expect(sourceOf("a.md", "---\na: 1\n---b: 2\n---\nText.").value).toEqual({ a: 1, "---b": 2, body: "Text." });
  });

  test.each(["---\ntitle: One\n---", "---\ntitle: One\n---\n", "---\ntitle: One\n---\n\n \n"])(
    "has no body without a text: %j",
    (withoutText) => {
      expect(sourceOf("a.md", withoutText).value).toEqual({ title: "One" });
    },
  );

  test.each([
    "First.\n",
    "First.\n---\ntitle: One\n---\n",
    " ---\ntitle: One\n---\n",
    "---\ntitle: One\n",
    "---\ntitle: One---\n",
    "--- title: One\n---\n",
  ])("DATA-02 without front matter at its beginning it is reported: %j", (without) => {
    const { source, problems } = read("a.md", without);
    expect(source).toBeUndefined();
    expect(problems).toEqual([{ file: "content/a.md", line: 1, message: expect.stringMatching(/no front matter/) }]);
  });

  test("DATA-02 malformed front matter is reported, by the file's lines, and nothing of the file is used", () => {
    const { source, problems } = read("a.md", "---\na: 1\na: 2\n---\nText.\n");
    expect(source).toBeUndefined();
    expect(problems).toEqual([{ file: "content/a.md", line: 3, message: expect.stringMatching(/twice/) }]);
  });
});

test.each(["content/none.yaml", "content/none.md"])("DATA-02 %s, which is not there, is reported", (file) => {
  const problems: Problem[] = [];
  expect(readSource(contentFolder({}), file, (problem) => void problems.push(problem))).toBeUndefined();
  expect(problems).toEqual([{ file, message: expect.stringMatching(/cannot be read/) }]);
});

test("DATA-03 launch marks are left out of what is read, and lines stay", () => {
  const { value, lineOf } = sourceOf(
    "a.md",
    "---\n# launch: Is it so?\ntitle: One <!-- launch: Is it? -->\n---\nFirst. <!-- launch: Far? -->\n",
  );
  expect(value).toEqual({ title: "One", body: "First.\n" });
  expect([lineOf(["title"]), lineOf(["body"])]).toEqual([3, 5]);
});

describe("DATA-02 what does not fit its schema", () => {
  const { text, whole, day, url, webAddress, markdown, list, group } = createFields({
    picture: () => undefined,
    icon: () => undefined,
    brandIcon: () => undefined,
    kinds: new Set(),
    films: new Map(),
    hasPage: () => false,
    fill: (words) => words,
    markdown: (words) => {
      const line = words.split("\n").indexOf("WRONG");
      if (line >= 0) throw Object.assign(new Error("is wrong"), { line: line + 1 });
      return [words];
    },
  });

  /** What is said to be wrong with fields of their own file. */
  function told(schema: z.ZodType, value: unknown): Problem[] {
    const problems: Problem[] = [];
    const source: Source = { file: "content/a.yaml", value, lineOf: () => 7 };
    expect(check(source, schema, (problem) => void problems.push(problem))).toBeUndefined();
    return problems;
  }

  const number = z.number().min(-2.5).max(2.5);
  const name = text("Its name.", { min: 3, max: 5 });
  const count = whole("How many.", { min: 2, max: 4 });
  const names = list("Its names.", name, { min: 2, max: 3 });

  test.each<[what: string, schema: z.ZodType, value: unknown, message: RegExp]>([
    ["no text", name, undefined, /is missing.* must be text\.$/],
    ["no number", number, undefined, /is missing.* must be a number\.$/],
    ["no whole number", count, undefined, /is missing.* must be a (whole )?number\.$/],
    ["no list", names, undefined, /is missing.* must be a list\.$/],
    ["no group", group({}), undefined, /is missing.* must be a group of fields\.$/],
    ["a number instead of text", name, 2024, /must be text, but is a number\. .*quotes/],
    ["yes instead of text", name, true, /must be text, but is yes or no\. .*quotes/],
    ["nothing after the colon", name, null, /must be text, but is empty\. .*quotes/],
    ["a list instead of text", name, ["One", "Two", "Three"], /must be text, but is a list\. /],
    ["a group instead of text", name, { a: 1 }, /must be text, but is a group of fields\. /],
    ["text instead of a number", number, "2", /must be a number, but is text\.$/],
    ["text instead of a whole number", count, "2", /must be a (whole )?number, but is text\.$/],
    ["a part of a number", count, 2.5, /must be a whole number, but is a number\.$/],
    ["text instead of named groups", z.record(z.string(), group({})), "One", /must be a group of fields, but is text\.$/],
    ["text instead of a list", names, "One", /must be a list, but is text\.$/],
    ["a list instead of a group", group({}), [], /must be a group of fields, but is a list\.$/],
    ["a short text", name, "On", /too short: at least 3 characters .*, there are 2\.$/],
    ["a long text", name, "Longer", /too long: at most 5 characters .*, there are 6\.$/],
    ["a short list", names, ["One"], /too short: at least 2 entries .*, there are 1\.$/],
    ["a long list", names, ["One", "Two", "Three", "Four"], /too long: at most 3 entries .*, there are 4\.$/],
    ["a small number", number, -3, /too small: at least -2\.5 are .*, it is -3\.$/],
    ["a large number", number, 3, /too large: at most 2\.5 are .*, it is 3\.$/],
    ["a small whole number", count, 1, /too small: at least 2 are .*, it is 1\.$/],
    ["a large whole number", count, 5, /too large: at most 4 are .*, it is 5\.$/],
    ["a word that is none of those allowed", z.enum(["Monday", "Sunday"]), "Someday", /^must be 'Monday' or 'Sunday'\.$/],
    ["another word than the only one", z.literal("Blog"), "Blogs", /^must be 'Blog'\.$/],
    ["a day that is none", day("Its day."), "19 August", /such as '2024-08-19'/],
    ["an e-mail address that is none", z.email(), "hello", /such as hello@example\.com/],
    ["a web address that is none", webAddress("Its address."), "www.protea.test", /https:\/\//],
    ["a text in another form", z.string().regex(/^a$/, { error: "must be a" }), "b", /^must be a$/],
    [
      "a path in another form, where one odd path is allowed",
      url("Its path.").or(z.literal("/odd path")),
      "/No",
      /such as \/plumbing-services/,
    ],
    ["a number where one of two texts is allowed", url("Its path.").or(z.literal("/odd path")), 7, /must be text, but is a number\./],
    ["a text in a form that the schema does not explain", z.string().regex(/^a$/), "b", /^(?!.*(https|hello@|2024))./],
    ["a name that refers to nothing", z.string().refine(() => false, { error: "names nothing" }), "a", /^names nothing$/],
  ])("%s is reported, with a remedy", (_what, schema, value, message) => {
    expect(told(group({ field: schema }), value === undefined ? {} : { field: value })).toEqual([
      { file: "content/a.yaml", line: 7, field: "field", message: expect.stringMatching(message) },
    ]);
  });

  test.each([
    [1e300, /^is too large: /],
    [-1e300, /^is too small: /],
  ])("%d is reported as a number, not as a text", (value, message) => {
    const messages = told(count, value).map((problem) => problem.message);
    expect(messages).not.toEqual([]);
    for (const each of messages) expect(each).toMatch(message);
  });

  test("misspelt fields are reported by their names", () => {
    expect(told(group({ place: name.optional() }), { plaice: "One", tile: "Two" })).toEqual([
      { file: "content/a.yaml", line: 7, field: "", message: expect.stringMatching(/no field called 'plaice' or 'tile'/) },
    ]);
  });

  test("a field is named as an author finds it", () => {
    const days = group({ hours: group({ days: z.array(group({ opens: name })) }) });
    expect(told(days, { hours: { days: [{ opens: "One" }, { opens: "Two" }, {}] } }).map(({ field }) => field)).toEqual([
      "hours.days[2].opens",
    ]);
    expect(told(z.array(group({ title: name })), [{}, { title: "One" }, {}]).map(({ field }) => field)).toEqual(["[0].title", "[2].title"]);
  });

  test("each problem has its own line, in a text that of the text's line", () => {
    const source = sourceOf("a.yaml", "name: On\ncount: 9\ntext: |\n  One.\n  WRONG\n");
    const problems: Problem[] = [];
    expect(check(source, group({ name, count, text: markdown("Its text.") }), (problem) => void problems.push(problem))).toBeUndefined();
    expect(problems.map(({ line, field }) => [line, field])).toEqual([
      [1, "name"],
      [2, "count"],
      [5, "text"],
    ]);
    expect(problems[2]?.message).toBe("is wrong");
  });

  test("what fits is given as the schema resolves it, and nothing is told", () => {
    const problems: Problem[] = [];
    const source: Source = { file: "content/a.yaml", value: { name: " One ", text: "Two" }, lineOf: () => 7 };
    expect(check(source, group({ name, text: markdown("Its text.") }), (problem) => void problems.push(problem))).toEqual({
      name: "One",
      text: ["Two"],
    });
    expect(problems).toEqual([]);
  });
});

import { writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { references } from "../../tests/fixtures/business.ts";
import { contentFolder } from "../../tests/support/folders.ts";
import { day, group, list, markdown, resolveWith, text, whole } from "../schema/fields.ts";
import type { Problem } from "./problem.ts";
import { check, parseSource, readSource, type Source } from "./source.ts";

/** Parses a text, and notes what is said to be wrong with it: `line message`. */
function read(file: string, text: string) {
  const problems: string[] = [];
  return { source: parseSource(file, text, ({ line, message }) => void problems.push(`${line} ${message}`)), problems };
}

/** The source of a text without a problem. */
function sourceOf(file: string, text: string): Source {
  const { source, problems } = read(file, text);
  expect(problems).toEqual([]);
  return source as Source;
}

describe("a YAML file", () => {
  const text = `title: One
items:
  - name: First
    text: |
      Line one.
      Line two.
  - name: Second
`;

  test("is read as plain values", () => {
    const value = { title: "One", items: [{ name: "First", text: "Line one.\nLine two.\n" }, { name: "Second" }] };
    expect(sourceOf("a.yaml", text).value).toEqual(value);
    expect(sourceOf("a.yaml", "# Nothing yet.\n").value).toEqual({});
  });

  test.each<[field: (string | number)[], textLine: number | undefined, line: number]>([
    [["title"], undefined, 1],
    [["items", 1, "name"], undefined, 7],
    [["items", 0, "text"], 2, 6],
    [["items", 1, "no such field"], undefined, 7],
    [["no such field"], undefined, 1],
  ])("DATA-02 the field %j, line %s of its text, is in line %i", (field, textLine, line) => {
    expect(sourceOf("a.yaml", text).lineOf(field, textLine)).toBe(line);
  });
});

describe("a Markdown file", () => {
  const text = "---\ntitle: One\nplace: Here\n---\nFirst.\n\n---\n";

  test.each([
    ["", text],
    [" with line ends of Windows", text.replaceAll("\n", "\r\n")],
    [" with a byte order mark", `\uFEFF${text}`],
    [" with spaces after its lines ---", text.replaceAll("---\n", "--- \t\n").replace(/--- \t\n$/, "---\n")],
  ])("is read as its front matter, with its text as the body%s", (_what, written) => {
    const { value, lineOf } = sourceOf("a.md", written);
    expect(value).toEqual({ title: "One", place: "Here", body: "First.\n\n---\n" });
    expect([lineOf(["place"]), lineOf(["image"]), lineOf(["body"]), lineOf(["body"], 3)]).toEqual([3, 2, 5, 7]);
  });

  test("has no body without a text", () => {
    expect(sourceOf("a.md", "---\ntitle: One\n---\n\n \n").value).toEqual({ title: "One" });
  });

  test.each(["First.\n", "First.\n---\ntitle: One\n---\n", "---\ntitle: One\n", ""])(
    "DATA-02 %j, without front matter, is reported",
    (without) => {
      expect(read("a.md", without).problems).toEqual([expect.stringMatching(/^1 has no front matter\./)]);
    },
  );

  test("DATA-02 a mistake in its front matter is reported by the file's lines", () => {
    expect(read("a.md", "---\na: 1\na: 2\n---\nText.\n").problems).toEqual([expect.stringMatching(/^3 is not well-formed YAML/)]);
  });
});

describe("DATA-02 a mistake that owners make in YAML is reported once, with its line and a remedy:", () => {
  test.each([
    ["a colon in a text", "a: 1\nlead: We come: always\n", 2],
    ["a tab before a field", "items:\n  - title: A\n\tdesc: x\nz: 1\n", 3],
    ["quotes around a part of a text", 'a: "hello" he said\n', 1],
    ["a reserved character before a text", "a: @home\n", 1],
    ["a quote that is not closed", 'a: "hello\nb: 2\n', 3],
    ["a line without a colon", "a: one\nb\nc: 2\n", 2],
    ["a field twice", "a: 1\nb: 1\na: 2\n", 3],
    ["a wrong indent", "a: 1\n  b: 2\nc: 3\n", 1],
  ])("%s", (_what, text, line) => {
    const { source, problems } = read("a.yaml", text);
    expect(problems).toEqual([
      expect.stringMatching(`^${line} is not well-formed YAML: .* Put a text with a colon, #, quote or @ in quotes`),
    ]);
    expect(source).toBeUndefined();
  });

  test.each([
    ["' #' in a text", "a: We are #1 here\nb: *Great\n", /^1 is cut off after 'We are': .* Put the text in quotes\.$/],
    ["an asterisk before a text", "a: *Great\n", /^1 has '\*Great', which YAML reads as a reference\. Put the text in quotes\.$/],
  ])("%s, although it is well-formed", (_what, text, message) => {
    const { source, problems } = read("a.yaml", text);
    expect(problems).toEqual([expect.stringMatching(message)]);
    expect(source).toBeUndefined();
  });
});

test.each([
  ["is not there", undefined, /^is missing/],
  ["is saved in the encoding of old Windows", Buffer.from("a: Caf\u00e9", "latin1"), /^is not saved as UTF-8/],
])("DATA-02 a file that %s is reported", (_what, bytes, message) => {
  const problems: Problem[] = [];
  const root = contentFolder({ "other.yaml": "" });
  if (bytes) writeFileSync(`${root}/content/a.yaml`, bytes);
  expect(readSource(root, "content/a.yaml", (problem) => void problems.push(problem))).toBeUndefined();
  expect(problems).toEqual([{ file: "content/a.yaml", message: expect.stringMatching(message) }]);
});

describe("DATA-02 what does not fit its schema is reported, with a remedy:", () => {
  resolveWith({
    ...references,
    markdown: (words) => {
      const line = words.split("\n").indexOf("WRONG");
      if (line >= 0) throw Object.assign(new Error("is wrong"), { line: line + 1 });
      return [words];
    },
  });

  /** What is said to be wrong with fields of their own file. */
  function problemsOf(schema: z.ZodType, yaml: string): string[] {
    const problems: string[] = [];
    check(sourceOf("a.yaml", yaml), schema, ({ line, field, message }) => void problems.push(`${line} ${field}: ${message}`));
    return problems;
  }

  const name = text("Its name.", { min: 3, max: 5 });
  const count = whole("How many.", { min: 2, max: 4 });
  const names = list("Its names.", name).min(2).max(3);

  test.each<[yaml: string, schema: z.ZodType, problem: RegExp]>([
    ["other: 1", name, /^1 field: is missing\. Add it: it must be text\.$/],
    ["another: 1", group({}), /^1 field: is missing\. Add it: it must be a group of fields\.$/],
    ["field: 2024", name, /^1 field: must be text\. Put it in quotes\.$/],
    ["field: {{phone}}", name, /must be text\. Put it in quotes\.$/],
    ["field: two", count, /must be a number\.$/],
    ["field: 2.5", count, /must be a whole number\.$/],
    ["field: One", names, /must be a list\.$/],
    ['field: ""', z.string().min(1), /is empty: fill it in\.$/],
    ["field: On", name, /is too short or small: at least 3\.$/],
    ["field: Longer", name, /is too long or large: at most 5\.$/],
    ["field: [One]", names, /is too short or small: at least 2\.$/],
    ["field: 5", count, /is too long or large: at most 4\.$/],
    ["field: Someday", z.enum(["Monday", "Sunday"]), /: must be 'Monday' or 'Sunday'\.$/],
    ["field: 19 August", day("Its day."), /such as '2024-08-19'/],
    ["field: hello", z.email(), /such as hello@example\.com/],
  ])("%s", (yaml, schema, problem) => {
    expect(problemsOf(z.looseObject({ field: schema }), yaml)).toEqual([expect.stringMatching(problem)]);
  });

  test("misspelt fields, by their names", () => {
    expect(problemsOf(group({ place: name.optional() }), "plaice: One\ntile: Two")).toEqual([
      "1 : has no field called 'plaice' or 'tile'. Delete it, or correct its spelling.",
    ]);
  });

  test("each with its own line, a text with the text's line", () => {
    const schema = group({ days: z.array(group({ opens: name })), count, text: markdown("Its text.") });
    const problems = problemsOf(schema, "days:\n  - opens: One\n  - opens: On\ncount: 9\ntext: |\n  One.\n  WRONG\n");
    expect(problems.map((problem) => problem.split(":")[0])).toEqual(["3 days[1].opens", "4 count", "7 text"]);
  });
});

import { type Document, isNode, isScalar, LineCounter, parseDocument, visit } from "yaml";
import type { z } from "zod";
import { FRONT_MATTER } from "./front-matter.ts";
import { withoutLaunchMarks } from "./launch-marks.ts";
import type { Problem } from "./problem.ts";
import { readTextFile } from "./read-text-file.ts";
import { remembered } from "./remembered.ts";
import { forbiddenCharacters } from "./text-characters.ts";

/** A content file as it was read: its fields, and the line of each. */
export interface Source {
  /** Path from the repository's root. */
  file: string;
  /** The fields: YAML as plain values; a Markdown file's text is its `body`. */
  value: unknown;
  /** The line of a field, or of the nearest group around it; with `textLine`, that line of the field's own text. */
  lineOf(field: readonly PropertyKey[], textLine?: number): number | undefined;
}

/** How often a file may repeat a part of itself by an alias: `*name` for what `&name` marks. A few lines of aliases can make billions. */
const MAX_ALIASES = 100;

/**
 * Reads a YAML file, or a Markdown file with YAML front matter.
 *
 * @param root The repository's root.
 * @param file Path from there.
 * @param report Called for what is no text, malformed YAML, and missing front matter, when the source is `undefined`, and for unseen characters.
 */
export function readSource(root: string, file: string, report: (problem: Problem) => void): Source | undefined {
  const text = readTextFile(root, file, report);
  const source = text === undefined ? undefined : parseSource(file, withoutLaunchMarks(text), report);
  // The fields are still returned: what refers to the file is not wrong.
  if (source) forbiddenCharacters(source).forEach(report);
  return source;
}

function parseSource(file: string, text: string, report: (problem: Problem) => void): Source | undefined {
  if (!file.endsWith(".md")) return parseYaml(file, text, 0, report);

  const match = FRONT_MATTER.exec(text);
  if (!match) {
    report({ file, line: 1, message: "has no front matter. The file must begin with a line ---, its fields, and another line ---." });
    return undefined;
  }
  const source = parseYaml(file, match[1] ?? "", 1, report);
  if (!source) return undefined;
  const fields = source.value;
  if (typeof fields !== "object" || Array.isArray(fields)) {
    report({ file, line: 2, message: "has no fields between its lines ---. Each field is a name, a colon and what it says." });
    return undefined;
  }

  const body = text.slice(match[0].length);
  const bodyLine = match[0].split("\n").length;
  if (body.trim() === "") return source;
  if (Object.hasOwn(fields as object, "body")) {
    const message = "is a field, but the text below the line --- is the body already. Put all of it there.";
    report({ file, line: source.lineOf(["body"]), field: "body", message });
    return undefined;
  }
  return {
    file,
    value: { ...fields, body },
    lineOf: (field, textLine) => (field[0] === "body" ? bodyLine + (textLine ?? 1) - 1 : source.lineOf(field, textLine)),
  };
}

function parseYaml(file: string, text: string, linesBefore: number, report: (problem: Problem) => void): Source | undefined {
  const parsed = parseDeep(text);
  if (!parsed) {
    report({ file, message: TOO_DEEP });
    return undefined;
  }
  const { document, lineCounter } = parsed;
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + linesBefore;

  let value: unknown;
  const mistakes = mistakesIn(document, text);
  try {
    if (mistakes.length === 0) value = document.toJS({ maxAliasCount: MAX_ALIASES }) ?? {};
  } catch (error) {
    // What is left to go wrong here is the number of aliases, and of parts within parts.
    mistakes.push({ offset: 0, message: error instanceof ReferenceError ? TOO_MANY_ALIASES : TOO_DEEP });
  }
  for (const { offset, message } of mistakes.slice(0, MAX_MISTAKES)) report({ file, line: lineAt(offset), message });
  if (mistakes.length > 0) return undefined;

  return {
    file,
    value,
    lineOf(field, textLine = 0) {
      for (let depth = field.length; depth > 0; depth--) {
        const node = document.getIn(field.slice(0, depth), true);
        if (isNode(node) && node.range) return lineAt(node.range[0]) + textLine;
      }
      return linesBefore + 1;
    },
  };
}

/** One mistake in YAML makes a parser see many. */
const MAX_MISTAKES = 10;

/** Parses YAML; `null` for what is nested so deep that the parser itself fails. */
const parseDeep = remembered((text) => {
  const lineCounter = new LineCounter();
  try {
    // The parser would compare every field with every other, which takes seconds for a file of thousands.
    return { document: parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: false, logLevel: "error" }), lineCounter };
  } catch {
    return null;
  }
});

interface Mistake {
  /** Where in the text. */
  offset: number;
  message: string;
}

const TOO_DEEP = "has lists or groups inside each other so deep that no field can be meant. Check brackets, hyphens and indents.";
const TOO_MANY_ALIASES = `repeats parts of itself by aliases (*name) more than ${MAX_ALIASES} times. Write the words themselves.`;

/** What is wrong with YAML, whatever the fields are: what its parser says, and what it lets pass. */
function mistakesIn(document: Document.Parsed, text: string): Mistake[] {
  if (document.errors.some(({ message }) => message.includes("call stack"))) return [{ offset: 0, message: TOO_DEEP }];
  const mistakes: Mistake[] = document.errors.map(({ message, pos }) => ({
    offset: pos[0],
    message: `is not well-formed YAML: ${message}. Check colons, quotes and indents.`,
  }));
  const behind = /[ \t]+#/y;
  const anchors = new Set<string | undefined>();
  let aliases = 0;
  try {
    visit(document, {
      Alias: (_key, { source, range }) => {
        aliases++;
        if (anchors.has(source)) return;
        const message = `has '*${source}', which YAML takes for a reference to another place of the file. Put a text that begins with * in quotes.`;
        mistakes.push({ offset: range?.[0] ?? 0, message });
      },
      Seq: (_key, { anchor }) => void anchors.add(anchor),
      Map: (_key, { items, anchor }) => {
        anchors.add(anchor);
        const names = new Set<unknown>();
        for (const { key } of items) {
          const name = isScalar(key) ? key.value : undefined;
          const message = `has the field '${String(name)}' twice. Take one of the two out.`;
          if (name !== undefined && names.has(name)) mistakes.push({ offset: (isScalar(key) && key.range?.[0]) || 0, message });
          names.add(name);
        }
      },
      Scalar: (_key, { type, value, range, anchor }) => {
        anchors.add(anchor);
        behind.lastIndex = range?.[1] ?? text.length;
        if (type !== "PLAIN" || typeof value !== "string" || !behind.test(text)) return;
        const message = `is cut off behind '${value.slice(-40)}': YAML takes what follows ' #' for a comment. Put the text in quotes, or the comment on a line of its own.`;
        mistakes.push({ offset: range?.[0] ?? 0, message });
      },
    });
  } catch {
    mistakes.push({ offset: 0, message: TOO_DEEP });
  }
  if (aliases > MAX_ALIASES) mistakes.push({ offset: 0, message: TOO_MANY_ALIASES });
  return mistakes;
}

/** Checks a source against its schema. Reports every field that does not fit, and then returns `undefined`. */
export function check<Schema extends z.ZodType>(
  source: Source,
  schema: Schema,
  report: (problem: Problem) => void,
): z.infer<Schema> | undefined {
  const result = schema.safeParse(source.value, { error: explain });
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const textLine = issue.code === "custom" ? (issue.params?.line as number | undefined) : undefined;
    report({ file: source.file, line: source.lineOf(issue.path, textLine), field: fieldName(issue.path), message: issue.message });
  }
  return undefined;
}

/** `["hours", "days", 2, "opens"]` as an author writes it: `hours.days[2].opens`. */
function fieldName(field: readonly PropertyKey[]): string {
  return field
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");
}

/** Says in an author's words what zod found: what is wrong, and how to fix it. */
const explain: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? `is missing. Add it: it must be ${kindName(issue.expected)}.`
        : `must be ${kindName(issue.expected)}, but is ${kindName(typeName(issue.input))}.${issue.expected === "string" ? " Put it in quotes." : ""}`;
    case "unrecognized_keys":
      return `has no field called ${issue.keys.map((key) => `'${key}'`).join(" or ")}. Take it out, or fix its spelling.`;
    case "too_small":
      return `is too ${issue.origin === "number" || issue.origin === "int" ? "small" : "short"}: at least ${issue.minimum}${unit(issue.origin)} are needed${found(issue.origin, issue.input)}.`;
    case "too_big":
      return `is too ${issue.origin === "number" || issue.origin === "int" ? "large" : "long"}: at most ${issue.maximum}${unit(issue.origin)} are allowed${found(issue.origin, issue.input)}.`;
    case "invalid_value":
      return `must be ${issue.values.map((value) => `'${String(value)}'`).join(" or ")}.`;
    case "invalid_format":
      if (issue.format === "date")
        return `must be a day such as '2024-08-19'${isWrittenAsDay(issue.input) ? `; there is no ${issue.input}` : ""}.`;
      if (issue.format === "email") return "must be an e-mail address such as hello@example.com.";
      if (issue.format === "url") return "must be a full address that begins with https://.";
      return undefined;
    case "invalid_union":
      return issue.errors[0]?.[0]?.message;
    default:
      return undefined;
  }
};

const isWrittenAsDay = (input: unknown): boolean => /^\d{4}-\d{2}-\d{2}$/.test(String(input));

const kindName = (type: string): string =>
  ({
    string: "text",
    number: "a number",
    int: "a whole number",
    array: "a list",
    object: "a group of fields",
    record: "a group of fields",
    boolean: "yes or no",
    null: "empty",
    date: "a date",
  })[type] ?? type;

const typeName = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);

const unit = (origin: string): string => (origin === "string" ? " characters" : origin === "array" ? " entries" : "");

const found = (origin: string, input: unknown): string =>
  origin === "string" || origin === "array" ? `, there are ${(input as string | unknown[]).length}` : `, it is ${String(input)}`;

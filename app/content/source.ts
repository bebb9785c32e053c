import { readFileSync } from "node:fs";
import path from "node:path";
import { type Document, isNode, LineCounter, parseDocument, visit, type YAMLError } from "yaml";
import type { z } from "zod";
import type { Report } from "./problem.ts";

/** A content file as it was read: its fields, and the line of each. */
export interface Source {
  file: string;
  /** The fields: YAML as plain values; a Markdown file's text is its `body`. */
  value: unknown;
  /** The line of a field, or of the nearest group around it; with `textLine`, that line of the field's own text. */
  lineOf(field: readonly PropertyKey[], textLine?: number): number | undefined;
}

/** The front matter of a Markdown file: its lines `---`, and the YAML between them. */
export const FRONT_MATTER = /^---[^\S\n]*\n([\s\S]*?)\n---[^\S\n]*(?:\n|$)/;

/** Control characters, which no page, feed or card can hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const CONTROL_CHARACTER = /[\0-\x08\v\f\x0e-\x1f\x7f]/;

/** Reads a YAML file, or a Markdown file with YAML front matter, by its path from the root; `undefined` if it can't, which it reports. */
export function readSource(root: string, file: string, report: Report): Source | undefined {
  try {
    const bytes = readFileSync(path.join(root, file));
    return parseSource(file, new TextDecoder("utf-8", { fatal: true }).decode(bytes), report);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    const encoding = "is not saved as UTF-8. Save it again as UTF-8: editors offer it under 'Save as' or 'Encoding'.";
    report({ file, message: isMissing ? "is missing. Put the file back." : encoding });
    return undefined;
  }
}

/** The same for a file's text. */
export function parseSource(file: string, written: string, report: Report): Source | undefined {
  const text = written.replace(/\r\n?/g, "\n");
  const hidden = text.search(CONTROL_CHARACTER);
  if (hidden >= 0) {
    const message = `has a character that cannot be seen, before '${text.slice(hidden + 1, hidden + 21)}'. Type the words again.`;
    report({ file, line: text.slice(0, hidden).split("\n").length, message });
    return undefined;
  }
  if (!file.endsWith(".md")) return parseYaml(file, text, 0, report);

  const [matter, fields = ""] = FRONT_MATTER.exec(text) ?? [];
  if (matter === undefined) {
    report({ file, line: 1, message: "has no front matter. The file must begin with a line ---, its fields, and another line ---." });
    return undefined;
  }
  const source = parseYaml(file, fields, 1, report);
  const body = text.slice(matter.length);
  if (!source || body.trim() === "") return source;
  const bodyLine = matter.split("\n").length;
  return {
    file,
    value: { ...(source.value as object), body },
    lineOf: (field, textLine) => (field[0] === "body" ? bodyLine + (textLine ?? 1) - 1 : source.lineOf(field, textLine)),
  };
}

function parseYaml(file: string, text: string, linesBefore: number, report: Report): Source | undefined {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, logLevel: "error" });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + linesBefore;
  const mistakes = mistakesIn(document, text);
  // One mistake makes the parser see others on its line.
  const byLine = new Map(mistakes.toReversed().map(({ offset, message }) => [lineAt(offset), message]));
  for (const [line, message] of [...byLine].reverse()) report({ file, line, message });
  if (mistakes.length > 0) return undefined;
  return {
    file,
    value: document.toJS() ?? {},
    lineOf(field, textLine = 0) {
      for (let depth = field.length; depth > 0; depth--) {
        const node = document.getIn(field.slice(0, depth), true);
        if (isNode(node) && node.range) return lineAt(node.range[0]) + textLine;
      }
      return linesBefore + 1;
    },
  };
}

/** What is wrong with YAML, whatever the fields are: what its parser says, and what it lets pass. */
function mistakesIn(document: Document.Parsed, text: string): { offset: number; message: string }[] {
  const tabs = document.errors.length > 0 ? [...text.matchAll(/^ *\t/gm)] : []; // other errors follow from them
  if (tabs.length > 0) return tabs.map(({ index }) => ({ offset: index, message: TAB }));
  const mistakes = document.errors.map((error) => ({ offset: error.pos[0], message: explainYaml(error, text) }));
  if (mistakes.length > 0) return mistakes;
  const comment = /[ \t]+#/y;
  visit(document, {
    Alias: (_key, { source, range }) => {
      mistakes.push({ offset: range?.[0] ?? 0, message: `has '*${source}', which YAML reads as a reference. Put the text in quotes.` });
    },
    Scalar: (_key, { type, value, range }) => {
      comment.lastIndex = range?.[1] ?? text.length;
      if (type !== "PLAIN" || typeof value !== "string" || !comment.test(text)) return;
      const message = `is cut off after '${value.slice(-40)}': YAML reads what follows ' #' as a comment. Put the text in quotes.`;
      mistakes.push({ offset: range?.[0] ?? 0, message });
    },
  });
  return mistakes;
}

const TAB = "begins with a tab. Use spaces instead; if the line belongs to a text, put the text in quotes.";

function explainYaml({ code, pos, message }: YAMLError, text: string): string {
  switch (code) {
    case "BLOCK_AS_IMPLICIT_KEY":
    case "MULTILINE_IMPLICIT_KEY":
      return 'has a colon in a text. Put the text in quotes: "Like this: see?" If it is a field of its own, check its indent.';
    case "DUPLICATE_KEY":
      return `has the field '${/[^:\s]*/.exec(text.slice(pos[0]))?.[0]}' twice. Take one of the two out.`;
    case "BAD_SCALAR_START":
    case "UNEXPECTED_TOKEN":
      return 'has a character that means something else in YAML. Put the text in quotes; inside it, write a quote as \\".';
    case "MISSING_CHAR":
      return message.includes("quote")
        ? "is inside quotes that are never closed, further up. Close them."
        : "has no colon. A field is a name, a colon, a space and its text.";
    default:
      return `is not well-formed YAML: ${message}. Check colons, quotes and indents.`;
  }
}

/** Checks a source against its schema. Reports every field that does not fit, and then returns `undefined`. */
export function check<Result>(source: Source, schema: z.ZodType<Result>, report: Report): Result | undefined {
  const result = schema.safeParse(source.value, { error: explain });
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const textLine = issue.code === "custom" ? (issue.params?.line as number | undefined) : undefined;
    report({ file: source.file, line: source.lineOf(issue.path, textLine), field: fieldName(issue.path), message: issue.message });
  }
  return undefined;
}

/** `["hours", "days", 2, "opens"]` as an author writes it: `hours.days[2].opens`. */
export const fieldName = (field: readonly PropertyKey[]): string =>
  field
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");

/** Says in an author's words what zod found: what is wrong, and how to fix it. */
const explain: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type": {
      const expected = kindName(issue.expected);
      if (issue.input === undefined) return `is missing. Add it: it must be ${expected}.`;
      const quotes = issue.expected === "string" ? " Put it in quotes." : "";
      return `must be ${expected}, but is ${kindName(typeName(issue.input))}.${quotes}`;
    }
    case "unrecognized_keys":
      return `has no field called ${issue.keys.map((key) => `'${key}'`).join(" or ")}. Take it out, or fix its spelling.`;
    case "too_small":
      return `is too ${isNumber(issue.origin) ? "small" : "short"}: at least ${issue.minimum}${unit(issue.origin)} are needed${found(issue.input)}.`;
    case "too_big":
      return `is too ${isNumber(issue.origin) ? "large" : "long"}: at most ${issue.maximum}${unit(issue.origin)} are allowed${found(issue.input)}.`;
    case "invalid_value":
      return `must be ${issue.values.map((value) => `'${String(value)}'`).join(" or ")}.`;
    case "invalid_format":
      return FORMATS[issue.format];
    case "invalid_union":
      return issue.errors[0]?.[0]?.message;
    default:
      return undefined;
  }
};

const FORMATS: Record<string, string> = {
  date: "must be a day that exists, such as '2024-08-19'.",
  email: "must be an e-mail address such as hello@example.com.",
  url: "must be a full address that begins with https://.",
};

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
  })[type] ?? type;

const typeName = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);

const isNumber = (origin: string): boolean => origin === "number" || origin === "int";

const unit = (origin: string): string => (origin === "string" ? " characters" : origin === "array" ? " entries" : "");

const found = (input: unknown): string =>
  typeof input === "string" || Array.isArray(input) ? `, there are ${input.length}` : `, it is ${String(input)}`;

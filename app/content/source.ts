import { readFileSync } from "node:fs";
import path from "node:path";
import { isNode, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import type { Problem } from "./problem.ts";

/** A content file as it was read: its fields, and the line of each. */
export interface Source {
  /** Path from the repository's root. */
  file: string;
  /** The fields: YAML as plain values; a Markdown file's text is its `body`. */
  value: unknown;
  /** The line of a field, or of the nearest group around it; with `textLine`, that line of the field's own text. */
  lineOf(field: readonly PropertyKey[], textLine?: number): number | undefined;
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---[^\S\r\n]*(?:\r?\n|$)/;

/**
 * Reads a YAML file, or a Markdown file with YAML front matter.
 *
 * @param root The repository's root.
 * @param file Path from there.
 * @param report Called for malformed YAML and for missing front matter; the source is then `undefined`.
 */
export function readSource(root: string, file: string, report: (problem: Problem) => void): Source | undefined {
  let text: string;
  try {
    text = readFileSync(path.join(root, file), "utf8").replace(/^\uFEFF/, "");
  } catch {
    report({ file, message: "cannot be read. The file must exist and be plain text in UTF-8." });
    return undefined;
  }
  if (!file.endsWith(".md")) return parseYaml(file, text, 0, report);

  const match = FRONT_MATTER.exec(text);
  if (!match) {
    report({ file, line: 1, message: "has no front matter. The file must begin with a line ---, its fields, and another line ---." });
    return undefined;
  }
  const source = parseYaml(file, match[1] ?? "", 1, report);
  if (!source) return undefined;

  const body = text.slice(match[0].length);
  const bodyLine = match[0].split("\n").length;
  if (body.trim() === "") return source;
  return {
    file,
    value: { ...(source.value as object), body },
    lineOf: (field, textLine) => (field[0] === "body" ? bodyLine + (textLine ?? 1) - 1 : source.lineOf(field, textLine)),
  };
}

function parseYaml(file: string, text: string, linesBefore: number, report: (problem: Problem) => void): Source | undefined {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + linesBefore;

  for (const error of document.errors) {
    report({ file, line: lineAt(error.pos[0]), message: `is not well-formed YAML: ${error.message}. Check colons, quotes and indents.` });
  }
  if (document.errors.length > 0) return undefined;

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
      if (issue.format === "date") return "must be a day such as '2024-08-19'.";
      if (issue.format === "email") return "must be an e-mail address such as hello@example.com.";
      if (issue.format === "url") return "must be a full address that begins with https://.";
      return undefined;
    case "invalid_union":
      return issue.errors[0]?.[0]?.message;
    default:
      return undefined;
  }
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
    date: "a date",
  })[type] ?? type;

const typeName = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);

const unit = (origin: string): string => (origin === "string" ? " characters" : origin === "array" ? " entries" : "");

const found = (origin: string, input: unknown): string =>
  origin === "string" || origin === "array" ? `, there are ${(input as string | unknown[]).length}` : `, it is ${String(input)}`;

import { readFileSync } from "node:fs";
import path from "node:path";
import { type Document, isNode, LineCounter, parseDocument, visit } from "yaml";
import type { z } from "zod";
import { fieldName, type Report } from "./problem.ts";

/** A content file as read: its fields, and the line of each. */
export interface Source {
  file: string;
  /** The fields: YAML as plain values; a Markdown file's text is its `body`. */
  value: unknown;
  /** The line of a field, or of its nearest enclosing group; with `textLine`, that line of the field's text. */
  lineOf(field: readonly PropertyKey[], textLine?: number): number | undefined;
}

/** The front matter of a Markdown file: its lines `---`, and the YAML between them. */
export const FRONT_MATTER = /^\uFEFF?---[^\S\n]*\n([\s\S]*?)\n---[^\S\n]*(?:\n|$)/;

/** Reads a YAML file, or a Markdown file with YAML front matter, by its path from the root. Reports failure and returns `undefined`. */
export function readSource(root: string, file: string, report: Report): Source | undefined {
  try {
    return parseSource(file, new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path.join(root, file))), report);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    if (!isMissing && !(error instanceof TypeError)) throw error;
    report({ file, message: isMissing ? "is missing. Put the file back." : "is not saved as UTF-8. Save it again as UTF-8." });
    return undefined;
  }
}

/** The same for a file's text, which may have a byte order mark or Windows line endings. `mayComment` allows comments after a text. */
export function parseSource(file: string, written: string, report: Report, mayComment = false): Source | undefined {
  const text = written.replace(/^\uFEFF|\r(?=\n)/g, "");
  if (!file.endsWith(".md")) return parseYaml(file, text, 0, report, mayComment);

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

function parseYaml(file: string, text: string, linesBefore: number, report: Report, mayComment = false): Source | undefined {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, logLevel: "error" });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + linesBefore;
  const mistake = mistakeIn(document, mayComment ? "" : text);
  if (mistake) {
    report({ file, line: lineAt(mistake.offset), message: mistake.message });
    return undefined;
  }
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

/** The first mistake in the YAML itself: one that its parser finds, or one that it lets pass. */
function mistakeIn(document: Document.Parsed, text: string): { offset: number; message: string } | undefined {
  const [error] = document.errors;
  const remedy = "Put a text with a colon, #, quote or @ in quotes, and check its indent.";
  if (error) return { offset: error.pos[0], message: `is not well-formed YAML: ${error.message}. ${remedy}` };
  let mistake: ReturnType<typeof mistakeIn>;
  const comment = /[ \t]+#/y;
  visit(document, {
    Alias: (_key, { source, range }) => {
      mistake ??= { offset: range?.[0] ?? 0, message: `has '*${source}', which YAML reads as a reference. Put the text in quotes.` };
    },
    Scalar: (_key, { type, value, range }) => {
      comment.lastIndex = range?.[1] ?? text.length;
      if (type !== "PLAIN" || typeof value !== "string" || !comment.test(text)) return;
      const message = `is cut off after '${value.slice(-40)}': YAML reads what follows ' #' as a comment. Put the text in quotes.`;
      mistake ??= { offset: range?.[0] ?? 0, message };
    },
  });
  return mistake;
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

/** Zod's errors in authors' terms: what is wrong, and how to fix it. */
const explain: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type": {
      const expected = KINDS[issue.expected] ?? issue.expected;
      if (issue.input == null) return `is missing. Add it: it must be ${expected}.`;
      return `must be ${expected}.${issue.expected === "string" ? " Put it in quotes." : ""}`;
    }
    case "unrecognized_keys":
      return `has no field called ${issue.keys.map((key) => `'${key}'`).join(" or ")}. Delete it, or correct its spelling.`;
    case "too_small":
      return issue.origin === "string" && issue.minimum === 1
        ? "is empty: fill it in."
        : `is too short or small: at least ${issue.minimum}.`;
    case "too_big":
      return `is too long or large: at most ${issue.maximum}.`;
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

const KINDS: Partial<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  array: "a list",
  object: "a group of fields",
  record: "a group of fields",
  boolean: "yes or no",
};

/**
 * Changes single values of a content file and leaves every other byte as it is: comments, order, quotes, line ends. The `yaml` package finds
 * where a value stands; writing the whole document back with it would change 27 of the site's 49 files beyond the edit.
 *
 * The result is read again before it is returned: {@link spliced} throws rather than return text that says anything but the change.
 */
import { isDeepStrictEqual } from "node:util";
import { isCollection, isNode, isPair, isScalar, isSeq, type Node, parseDocument, type Range, type Scalar, stringify } from "yaml";
import { FRONT_MATTER } from "../app/content/source.ts";
import { edited, type FieldEdit, moved, type Path } from "./field-edit.ts";

/** The longest line of a folded text. */
const WIDTH = 130;

/** A file's text with a change made in it. */
export const spliced = (text: string, edit: FieldEdit): string => (edit.type === "body" ? withBody(text, edit.body) : change(text, edit));

/** Replaces the text below a Markdown file's front matter. */
function withBody(text: string, body: string): string {
  const [frontMatter] = FRONT_MATTER.exec(text) ?? [];
  if (frontMatter === undefined) throw new Error("The file has no front matter.");
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  const old = text.slice(frontMatter.length);
  const blankLines = old.trim() === "" ? lineEnd : /^\s*/.exec(old)?.[0];
  return frontMatter + blankLines + body.trim().replace(/\r?\n/g, lineEnd) + (/\s*$/.exec(old)?.[0] || lineEnd);
}

/** What a file says: its fields, and the text below them as `body` if it is a Markdown file that has one. */
export function readFields(text: string): unknown {
  const { before, text: yaml, after } = partsOf(text);
  const fields = parseDocument(yaml).toJS() as unknown;
  const body = before === "" ? "" : after.replace(/^---[^\n]*\n?/, "");
  return body.trim() === "" ? fields : { ...(fields as object), body };
}

/** The YAML of a file while it is changed. */
interface Yaml {
  text: string;
  lineEnd: string;
  at: (path: Path) => unknown;
  replace: (range: readonly [number, number], written: string) => string;
}

/** Splits a Markdown file round its front matter; a YAML file is all `text`. */
function partsOf(text: string): { before: string; text: string; after: string } {
  const match = FRONT_MATTER.exec(text);
  if (!match) return { before: "", text, after: "" };
  const start = text.indexOf("\n") + 1;
  const end = start + (match[1] as string).length + 1; // with its last line end
  return { before: text.slice(0, start), text: text.slice(start, end), after: text.slice(end) };
}

type YamlEdit = Exclude<FieldEdit, { type: "body" }>;

/** Makes a change in the first of several ways that parses to exactly the expected value. */
function change(file: string, edit: YamlEdit): string {
  const { before, text, after } = partsOf(file);
  const document = parseDocument(text);
  if (document.errors[0]) throw new Error(`The file is not well-formed YAML: ${document.errors[0].message}`);
  const yaml: Yaml = {
    text,
    lineEnd: text.includes("\r\n") ? "\r\n" : "\n",
    at: (path) => (path.length === 0 ? document.contents : document.getIn(path, true)),
    replace: ([start, end], written) => text.slice(0, start) + written + text.slice(end),
  };
  const wanted = edited(document.toJS(), edit);
  for (const written of waysTo(edit, yaml)) if (parsesTo(written, wanted)) return before + written + after;
  throw new Error("The change can't be written without changing something else.");
}

/** The ways to write a change, the most fitting first. */
function waysTo(edit: YamlEdit, yaml: Yaml): string[] {
  switch (edit.type) {
    case "set":
      return setValue(yaml, edit.path, edit.value);
    case "insert":
      return [withEntries(yaml, edit.list, (entries, written) => entries.toSpliced(edit.index, 0, written(edit.value)))];
    case "move":
      return [withEntries(yaml, edit.list, (entries) => moved(entries, edit.from, edit.to))];
    case "remove":
      return [removeEntry(yaml, edit.path)];
    default:
      return edit satisfies never;
  }
}

/** Replaces a value, or adds the field to its group, as its last one. A text keeps its form (plain, quoted, folded) if that can hold the new one. */
function setValue(yaml: Yaml, path: Path, value: unknown): string[] {
  const node = yaml.at(path);
  if (isScalar(node)) return scalarForms(yaml, node, value).map((form) => yaml.replace(scalarRange(yaml, node), form));
  if (isSeq(node) && Array.isArray(value)) return [withEntries(yaml, path, (_, written) => value.map((item) => written(item)))];
  return [withEntries(yaml, path.slice(0, -1), (entries, written) => [...entries, written(value, path.at(-1))])];
}

/** Removes an entry of a list, or a field of a group, with the comments right above it. */
function removeEntry(yaml: Yaml, path: Path): string {
  const key = path.at(-1) as string | number;
  return withEntries(yaml, path.slice(0, -1), (entries, _, names) => {
    const index = typeof key === "number" ? key : names.indexOf(key);
    const [above = ""] = /^(?:[ \t]*(?:#.*)?\r?\n)*/.exec(entries[index] ?? "") ?? [];
    const others = above.replace(/(?:[ \t]*#.*\r?\n)+$/, ""); // what a blank line parts from it
    return others.includes("#") ? entries.with(index, others) : entries.toSpliced(index, 1);
  });
}

function parsesTo(yaml: string, wanted: unknown): boolean {
  const document = parseDocument(yaml);
  try {
    return document.errors.length === 0 && isDeepStrictEqual(document.toJS() ?? {}, wanted ?? {});
  } catch {
    return false; // a plain text that begins with `*` refers to another place of the file
  }
}

const startAndEnd = (node: Node): readonly [number, number] => {
  const [start, end] = node.range as Range;
  return [start, end];
};

/** The characters of an entry of a group or list. */
function entryRange(item: unknown): readonly [number, number] {
  if (!isPair(item)) return startAndEnd(item as Node);
  const [start, end] = startAndEnd(item.key as Node);
  return [start, isNode(item.value) ? startAndEnd(item.value)[1] : end];
}

/** Writes a value as an entry of a list, or for a key as a field of a group. */
type Written = (value: unknown, key?: string | number) => string;

/** Changes the entries of the group or list at a path, each with its lines, its comments and the blank lines above it. */
function withEntries(yaml: Yaml, path: Path, change: (entries: string[], written: Written, names: unknown[]) => readonly string[]): string {
  const node = yaml.at(path);
  if (!isCollection(node)) throw new Error(`${path.join(".")} has no entries.`);
  const { text, lineEnd } = yaml;
  const ranges = node.items.map(entryRange);
  const names = node.items.map((item) => (isPair(item) && isScalar(item.key) ? item.key.value : undefined));
  if (node.flow) {
    const field: Written = (value, key) => (key === undefined ? flow(value) : `${key}: ${flow(value)}`);
    const entries = change(
      ranges.map((range) => text.slice(...range)),
      field,
      names,
    ).join(", ");
    return yaml.replace(startAndEnd(node), isSeq(node) ? `[${entries}]` : `{ ${entries} }`);
  }
  const [[start] = [0]] = ranges;
  const first = isSeq(node) ? text.lastIndexOf("-", start - 1) : start;
  const line = text.lastIndexOf("\n", first - 1) + 1;
  const indent = " ".repeat(first - line);
  const isBehindHyphen = text.slice(line, first).trim() !== ""; // of the list that it is in
  const begin = isBehindHyphen ? first : startOfComments(text, line, path.length === 0);
  const ends = ranges.map(([, end]) => endOfLine(text, end));
  const [end] = ends.slice(-1) as [number];
  const entries = ends.map((end, index) => text.slice(index === 0 ? begin : ends[index - 1], end));
  if (isBehindHyphen) entries[0] = indent + entries[0];
  const lines: Written = (value, key) => indented(key === undefined ? entryForm(value, entries) : fieldForm(key, value), indent, lineEnd);
  const written = change(entries, lines, names)
    .map((entry) => (entry.endsWith("\n") ? entry : entry + lineEnd))
    .join("");
  const whole = isBehindHyphen ? written.trimStart() : written;
  if (whole !== "") return yaml.replace([begin, end], text[end - 1] === "\n" ? whole : whole.trimEnd());
  if (path.length === 0) return yaml.replace([begin, end], isSeq(node) ? `[]${lineEnd}` : "");
  const colon = text.slice(0, begin).search(/[ \t]*(?:#[^\n]*)?(?:\r?\n[ \t]*(?:#[^\n]*)?)*$/);
  return yaml.replace([colon, end], (isSeq(node) ? " []" : " {}") + lineEnd);
}

/** Where the comments right above a line start; the first line of the file belongs to all of it. */
function startOfComments(text: string, line: number, isFile: boolean): number {
  const [comments = ""] = /(?:(?<![^\n])[ \t]*#[^\n]*\n)*$/.exec(text.slice(0, line)) ?? [];
  const start = line - comments.length;
  return isFile && start === 0 && comments ? text.indexOf("\n") + 1 : start;
}

/** The end of an entry's last line. */
function endOfLine(text: string, offset: number): number {
  const end = text.indexOf("\n", text.slice(0, offset).trimEnd().length);
  return end < 0 ? text.length : end + 1;
}

/** A scalar's own characters. A folded text's include its lines, but not the last line end. */
function scalarRange({ text }: Yaml, node: Scalar): readonly [number, number] {
  const [start, end] = startAndEnd(node);
  if (!node.type?.startsWith("BLOCK")) return [start, end];
  return [start, end - (/\s*$/.exec(text.slice(start, end))?.[0].length ?? 0)];
}

/** The forms that a value can have, the most fitting first. */
function scalarForms({ text, lineEnd }: Yaml, node: Scalar, value: unknown): string[] {
  if (typeof value !== "string") return [JSON.stringify(value)];
  const double = JSON.stringify(value);
  const single = `'${value.replaceAll("'", "''")}'`;
  if (node.type === "QUOTE_DOUBLE") return [`"${value}"`, double];
  if (node.type === "QUOTE_SINGLE") return [single, double];
  if (node.type === "BLOCK_FOLDED" || node.type === "BLOCK_LITERAL") {
    const [start, end] = scalarRange({ text } as Yaml, node);
    const [head = "", ...lines] = text.slice(start, end).split(/\r?\n/);
    const indent = /^ */.exec(lines[0] ?? "")?.[0] ?? "";
    const body =
      node.type === "BLOCK_LITERAL" ? value.split("\n").map((line) => (line === "" ? "" : indent + line)) : folded(lines, indent, value);
    return [[head, ...body].join(lineEnd), double];
  }
  return [value, double, single];
}

/** Wraps a text. Lines at its beginning and end that the change does not touch stay as they are. */
function folded(lines: readonly string[], indent: string, value: string): string[] {
  const textOf = (line = "") => ` ${line.trim()}`;
  let left = ` ${value} `;
  let [first, last] = [0, lines.length];
  while (first < last && left.startsWith(`${textOf(lines[first])} `)) {
    left = left.slice(textOf(lines[first]).length);
    first += 1;
  }
  while (last > first && left.endsWith(`${textOf(lines[last - 1])} `)) {
    left = `${left.slice(0, -textOf(lines[last - 1]).length - 1)} `;
    last -= 1;
  }
  const wrapped: string[] = [];
  for (const word of left === " " ? [] : left.slice(1, -1).split(" ")) {
    const line = wrapped.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= WIDTH) wrapped[wrapped.length - 1] = `${line} ${word}`;
    else wrapped.push(indent + word);
  }
  return [...lines.slice(0, first), ...wrapped, ...lines.slice(last)];
}

const flow = (value: unknown): string => stringify(value, { collectionStyle: "flow", lineWidth: 0, flowCollectionPadding: true }).trim();

const indented = (written: string, indent: string, lineEnd: string): string =>
  written
    .split("\n")
    .map((line) => (line === "" ? line : indent + line))
    .join(lineEnd);

/** An entry of a list: within brackets where others are. */
function entryForm(value: unknown, others: readonly string[]): string {
  const isFlow = typeof value === "object" && others.some((entry) => /^\s*- [[{]/m.test(entry));
  return isFlow ? `- ${flow(value)}` : stringify([value], { lineWidth: 0 }).trimEnd();
}

/** A field of a group: a point's two numbers on one line. */
function fieldForm(key: string | number, value: unknown): string {
  const isPoint = Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "number");
  return isPoint ? `${key}: [${value.join(", ")}]` : stringify({ [key]: value }, { lineWidth: 0 }).trimEnd();
}

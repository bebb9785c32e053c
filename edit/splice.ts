/**
 * Changes single values of a content file and leaves every other byte as it is: comments, order, quotes, line ends. The `yaml` package finds
 * where a value stands; writing the whole document back with it would change 27 of the site's 49 files beyond the edit.
 *
 * Every function takes a file's text and returns the new text. It reads the result again before it returns it, and throws rather than return
 * text that says anything but the change.
 */
import { isDeepStrictEqual } from "node:util";
import {
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Range,
  type Scalar,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { FRONT_MATTER } from "../app/content/source.ts";
import { edited, type FieldEdit, moved, type Path } from "./field-edit.ts";

/** The longest line of a folded text. */
const WIDTH = 130;

/** Replaces a value, or adds the field to its group, as its last one. A text keeps its form (plain, quoted, folded) if that can hold the new one. */
export function setValue(text: string, path: Path, value: unknown): string {
  return change(text, { type: "set", path, value }, (yaml) => {
    const node = yaml.at(path);
    if (!isNode(node)) return [addField(yaml, path, value)];
    if (isScalar(node) && typeof value === "string")
      return scalarForms(yaml, node, value).map((form) => yaml.replace(scalarRange(yaml, node), form));
    if (isScalar(node) && (typeof value !== "object" || value === null))
      return [yaml.replace(scalarRange(yaml, node), JSON.stringify(value))];
    const form = valueForm(yaml, path, value);
    return [yaml.replace(valueRange(yaml, node), isCollection(node) && node.flow && form.startsWith(" ") ? form.trim() : form)];
  });
}

/** Inserts an entry into a list. `index` may be the list's length. */
export function insertItem(text: string, list: Path, index: number, value: unknown): string {
  return change(text, { type: "insert", list, index, value }, (yaml) => {
    const node = yaml.at(list);
    if (!isSeq(node)) throw new Error(`${list.join(".")} is not a list.`);
    if (node.flow) return [inBrackets(yaml, node, (items) => items.toSpliced(index, 0, flow(value)))];
    const { indent, blocks } = listBlocks(yaml, list);
    const isFlow = node.items.some((item) => isCollection(item) && item.flow) && typeof value === "object";
    const written = isFlow ? `- ${flow(value)}` : stringify([value], { lineWidth: 0 }).trimEnd();
    const block = indented(written, indent, yaml.lineEnd) + yaml.lineEnd;
    const place = blocks[index]?.[0] ?? blocks.at(-1)?.[1] ?? yaml.text.length;
    const lineBreak = place > 0 && yaml.text[place - 1] !== "\n" ? yaml.lineEnd : "";
    return [yaml.replace([place, place], lineBreak + (lineBreak ? block.trimEnd() : block))];
  });
}

/** Removes an entry of a list, or a field of a group, with the comments right above it. */
export function removeEntry(text: string, path: Path): string {
  const parent = path.slice(0, -1);
  const key = path.at(-1) as string | number;
  return change(text, { type: "remove", path }, (yaml) => {
    const node = yaml.at(parent);
    if (!isCollection(node)) throw new Error(`${parent.join(".")} has no entries.`);
    const index = typeof key === "number" ? key : node.items.findIndex((item) => keyOf(item) === key);
    if (node.flow) return [inBrackets(yaml, node, (items) => items.toSpliced(index, 1))];
    const { blocks } = listBlocks(yaml, parent);
    const block = blocks[index];
    if (!block) throw new Error(`There is no ${path.join(".")}.`);
    // Behind the hyphen of the list that it is in, the next entry takes the place of the first.
    const next = columnOf(yaml.text, block[0]) > 0 ? blocks[index + 1]?.[0] : undefined;
    const end = next === undefined ? block[1] : next + yaml.text.slice(next).search(/\S/);
    if (node.items.length > 1 || parent.length === 0)
      return [yaml.replace([block[0], end], node.items.length > 1 ? "" : isSeq(node) ? `[]${yaml.lineEnd}` : "")];
    return [yaml.replace(valueRange(yaml, node), isSeq(node) ? " []" : " {}")];
  });
}

/** Moves an entry of a list, with the comments right above it, so that it has the index `to` afterwards. */
export function moveItem(text: string, list: Path, from: number, to: number): string {
  return change(text, { type: "move", list, from, to }, (yaml) => {
    const node = yaml.at(list);
    if (!isSeq(node)) throw new Error(`${list.join(".")} is not a list.`);
    if (node.flow) return [inBrackets(yaml, node, (items) => moved(items, from, to))];
    const { blocks } = listBlocks(yaml, list);
    const [start, end] = [blocks[0]?.[0] ?? 0, blocks.at(-1)?.[1] ?? 0];
    const written = blocks.map((block) => yaml.text.slice(...block));
    const isOpenEnded = !written.at(-1)?.endsWith("\n");
    const lines = moved(written, from, to).map((block) => (block.endsWith("\n") ? block : block + yaml.lineEnd));
    const joined = lines.join("");
    return [yaml.replace([start, end], isOpenEnded ? joined.trimEnd() : joined)];
  });
}

/** Replaces the text below a Markdown file's front matter. */
export function setBody(text: string, body: string): string {
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

/** Makes a change in the first of several ways that parses to exactly the expected value. */
function change(file: string, edit: FieldEdit, ways: (yaml: Yaml) => string[]): string {
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
  for (const written of ways(yaml)) if (parsesTo(written, wanted)) return before + written + after;
  throw new Error("The change can't be written without changing something else.");
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

const keyOf = (item: unknown): unknown => (isPair(item) && isScalar(item.key) ? item.key.value : undefined);

/** An entry of a group or list. */
function entryRange(item: unknown): readonly [number, number] {
  if (!isPair(item)) return startAndEnd(item as Node);
  const [start] = startAndEnd(item.key as Node);
  return [start, isNode(item.value) ? startAndEnd(item.value)[1] : startAndEnd(item.key as Node)[1]];
}

/** A group or list within brackets, with its entries changed. */
function inBrackets(yaml: Yaml, node: YAMLMap | YAMLSeq, change: (entries: string[]) => string[]): string {
  const entries = change(node.items.map((item) => yaml.text.slice(...entryRange(item)))).join(", ");
  return yaml.replace(startAndEnd(node), isSeq(node) ? `[${entries}]` : `{ ${entries} }`);
}

/** A scalar's own characters. A folded text's include its lines, but not the last line end. */
function scalarRange({ text }: Yaml, node: Scalar): readonly [number, number] {
  const [start, end] = startAndEnd(node);
  if (!node.type?.startsWith("BLOCK")) return [start, end];
  return [start, end - (/\s*$/.exec(text.slice(start, end))?.[0].length ?? 0)];
}

/** A group's or list's characters, from behind the colon of its field. */
function valueRange({ text }: Yaml, node: Node): readonly [number, number] {
  const [start, end] = startAndEnd(node);
  const colon = text.slice(0, start).search(/[ \t]*(?:#[^\n]*)?(?:\r?\n[ \t]*(?:#[^\n]*)?)*$/);
  const used = text.slice(start, end);
  return [isCollection(node) && !node.flow && text[colon - 1] === ":" ? colon : start, end - (/\s*$/.exec(used)?.[0].length ?? 0)];
}

/** The forms that a text can have, the most fitting first. */
function scalarForms({ text, lineEnd }: Yaml, node: Scalar, value: string): string[] {
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
  const words = value.split(" ");
  const wordsOf = (line: string) => line.trim().split(" ");
  let [first, firstWord] = [0, 0];
  while (first < lines.length) {
    const line = wordsOf(lines[first] as string);
    if (!isDeepStrictEqual(words.slice(firstWord, firstWord + line.length), line)) break;
    firstWord += line.length;
    first += 1;
  }
  let [last, lastWord] = [lines.length, words.length];
  while (last > first) {
    const line = wordsOf(lines[last - 1] as string);
    if (lastWord - line.length < firstWord || !isDeepStrictEqual(words.slice(lastWord - line.length, lastWord), line)) break;
    lastWord -= line.length;
    last -= 1;
  }
  const wrapped: string[] = [];
  for (const word of words.slice(firstWord, lastWord)) {
    const line = wrapped.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= WIDTH) wrapped[wrapped.length - 1] = `${line} ${word}`;
    else wrapped.push(indent + word);
  }
  return [...lines.slice(0, first), ...wrapped, ...lines.slice(last)];
}

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "number");

const flow = (value: unknown): string => stringify(value, { collectionStyle: "flow", lineWidth: 0, flowCollectionPadding: true }).trim();

const indented = (written: string, indent: string, lineEnd: string): string =>
  written
    .split("\n")
    .map((line) => (line === "" ? line : indent + line))
    .join(lineEnd);

/** A group or list as the value of its field: on lines of its own, or `[]`. */
function valueForm(yaml: Yaml, path: Path, value: unknown): string {
  const isText = typeof value === "string" && value.includes("\n");
  const written = isText ? JSON.stringify(value) : stringify(value, { lineWidth: 0 }).trimEnd();
  const isShort = typeof value !== "object" || value === null || Object.keys(value).length === 0;
  if (typeof path.at(-1) === "number") return isShort ? written : flow(value);
  if (isShort) return ` ${written}`;
  if (isNumbers(value)) return ` [${value.join(", ")}]`;
  return yaml.lineEnd + indented(written, `${listBlocks(yaml, path.slice(0, -1)).indent}  `, yaml.lineEnd);
}

const columnOf = (text: string, offset: number): number => offset - (text.lastIndexOf("\n", offset - 1) + 1);

/** Adds a field behind the last one of its group. */
function addField(yaml: Yaml, path: Path, value: unknown): string {
  const parent = path.slice(0, -1);
  const key = path.at(-1) as string;
  const group = yaml.at(parent);
  if (!isMap(group)) throw new Error(`${parent.join(".")} is not a group of fields.`);
  if (group.flow) return inBrackets(yaml, group, (fields) => [...fields, `${key}: ${flow(value)}`]);
  const { indent, blocks } = listBlocks(yaml, parent);
  const place = blocks.at(-1)?.[1] ?? yaml.text.length;
  const block = `${indent}${key}:${valueForm(yaml, path, value)}`;
  const isAtLineStart = place === 0 || yaml.text[place - 1] === "\n";
  return yaml.replace([place, place], isAtLineStart ? block + yaml.lineEnd : yaml.lineEnd + block);
}

/**
 * The lines of each entry of a list or group that is not within brackets: from the comments right above it to its last line. A comment above the
 * first entry belongs to the list, not to the entry, if a blank line parts them or the list begins the file.
 */
function listBlocks(yaml: Yaml, path: Path): { indent: string; blocks: [number, number][] } {
  const node = yaml.at(path);
  if (!isCollection(node)) throw new Error(`${path.join(".")} is not a list.`);
  const { text } = yaml;
  const starts = node.items.map((item) => {
    const [start] = entryRange(item);
    return isSeq(node) ? text.lastIndexOf("-", start - 1) : start;
  });
  const column = starts.length > 0 ? columnOf(text, starts[0] as number) : 0;
  const blocks = starts.map((start, index): [number, number] => [
    blockStart(text, start, index === 0 && path.length === 0),
    blockEnd(text, entryRange(node.items[index])[1]),
  ]);
  // The first entry of a list within a list, or of a group within a list, begins behind the hyphen of that list.
  const [[first], [start]] = [blocks, starts];
  if (first && start !== undefined && text.slice(start - column, start).trim() !== "") first[0] = start;
  return { indent: " ".repeat(column), blocks };
}

/** The start of an entry's first line, or of the comments right above it. */
function blockStart(text: string, offset: number, isFirstOfFile: boolean): number {
  let start = text.lastIndexOf("\n", offset - 1) + 1;
  for (;;) {
    const above = text.lastIndexOf("\n", start - 2) + 1;
    const line = text.slice(above, start);
    if (start === 0 || !/^[ \t]*#/.test(line)) return start;
    if (isFirstOfFile && above === 0) return start;
    start = above;
  }
}

/** The end of an entry's last line. */
function blockEnd(text: string, offset: number): number {
  const trimmed = offset - (/\s*$/.exec(text.slice(0, offset))?.[0].length ?? 0);
  const end = text.indexOf("\n", trimmed);
  return end < 0 ? text.length : end + 1;
}

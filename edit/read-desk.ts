import { readFileSync } from "node:fs";
import path from "node:path";
import { icons } from "lucide";
import type { Nodes } from "mdast";
import { parseMarkdown } from "../app/content/markdown.ts";
import { fileSchemas, type Layout, pages } from "../app/pages.ts";
import { contentFiles } from "../vite/dead-anchors.ts";
import type { Site } from "../vite/site-source.ts";
import type { FieldSchema } from "./client/field-schema.ts";
import { asShown, type IndexedText, normalised } from "./client/find-field.ts";
import { LAUNCH_FILE } from "./content-files.ts";
import { LAUNCH_GROUPS, type LaunchQuestion, readLaunchQuestions } from "./launch.ts";
import { jsonSchemaOf } from "./schemas.ts";
import { versionOf } from "./session.ts";
import { readFields } from "./splice.ts";

/** A content file as the desk shows it. */
export interface DeskFile {
  file: string;
  /** The fields as they are in the file, a Markdown text as `body`. */
  fields: unknown;
  /** What the form is made from. */
  schema: FieldSchema | undefined;
  version: string;
  /** The path of the page that it is the file of; none while it is hidden. */
  page: string | undefined;
  /** Whether the site can do without its page. */
  isOptional: boolean;
}

/** The data of the desk's page. */
export interface DeskContent {
  files: DeskFile[];
  texts: IndexedText[];
  pictures: { name: string; alt: string }[];
  pages: { path: string; title: string }[];
  kinds: string[];
  /** What texts name in double braces. */
  facts: Record<string, string>;
  /** In how many places texts name each. */
  factUses: Record<string, number>;
  /** What an owner answers before the site goes live. */
  launch: LaunchQuestion[];
  launchGroups: typeof LAUNCH_GROUPS;
  /** The names of the icons that a field can have. */
  icons: string[];
}

/** The lucide icons' names, as on lucide.dev. */
const ICONS = Object.keys(icons).map((name) => name.replace(/(?<=[a-z])(?=[A-Z\d])|(?<=[A-Z\d])(?=[A-Z][a-z])/g, "-").toLowerCase());

/** The files and their texts, by what they were made from: most files stay as they are between two reads. */
const known = new Map<string, { file: DeskFile; texts: IndexedText[] }>();

/** Reads every content file for the desk. */
export function readDesk(root: string, { content, pictures, pages: built }: Site): DeskContent {
  const facts = Object.fromEntries([...content.facts].flatMap(([name, fact]) => (fact ? [[name, fact]] : [])));
  const names = new Set(pictures.keys());
  const shared = JSON.stringify([facts, ...names]);
  const read = contentFiles(root).map((file) => {
    const text = readFileSync(path.join(root, file), "utf8");
    const key = versionOf(file + shared + text);
    const made = known.get(key) ?? { file: deskFile(file, text), texts: textsOf(file, readFields(text), facts, names) };
    known.set(key, made);
    return made;
  });
  const files = read.map(({ file }) => file);
  return {
    files,
    texts: read.flatMap(({ texts }) => texts),
    pictures: [...pictures].map(([name, { alt }]) => ({ name, alt })),
    pages: [...built.values()].map(({ path: address, title }) => ({ path: address, title })),
    kinds: content.kinds.map(({ name }) => name),
    facts,
    factUses: usesIn(files),
    launchGroups: LAUNCH_GROUPS,
    icons: ICONS,
    launch: readLaunchQuestions(root),
  };
}

function deskFile(file: string, text: string): DeskFile {
  const fields = readFields(text);
  return {
    file,
    fields,
    schema: jsonSchemaOf(file),
    version: versionOf(text),
    page: pageOfFile(file, fields),
    isOptional: isOptional(file),
  };
}

/** In how many places of the site's texts each fact is named. */
function usesIn(files: readonly DeskFile[]): Record<string, number> {
  const uses: Record<string, number> = {};
  const texts = JSON.stringify(files.filter(({ file }) => file !== LAUNCH_FILE).map(({ fields }) => fields));
  for (const [, name = ""] of texts.matchAll(/\{\{(\w+)\}\}/g)) uses[name] = (uses[name] ?? 0) + 1;
  return uses;
}

/** The checks say what else a file is needed for. */
function isOptional(file: string): boolean {
  const [, folder, name = ""] = /^content\/(pages|services|posts|articles)\/([\w-]+)\.md$/.exec(file) ?? [];
  if (folder !== "pages") return folder !== undefined;
  const layout = Object.hasOwn(pages, name) ? pages[name as Layout] : undefined;
  return layout ? "isOptional" in layout && layout.isOptional === true : !Object.hasOwn(fileSchemas, name);
}

/** The path of the page that a file is of. */
function pageOfFile(file: string, fields: unknown): string | undefined {
  const { url, hidden } = fields as { url?: unknown; hidden?: unknown };
  if (hidden === true) return undefined;
  if (typeof url === "string" && file.endsWith(".md")) return url;
  const [, name] = /^content\/pages\/([\w-]+)\.md$/.exec(file) ?? [];
  return name && (name === "home" ? "/" : `/${name}`);
}

/** Every text of a file as its page shows it. */
function textsOf(
  file: string,
  fields: unknown,
  facts: Readonly<Record<string, string>>,
  pictures: ReadonlySet<string>,
  at: IndexedText["path"] = [],
): IndexedText[] {
  if (typeof fields === "number") return [{ file, path: at, text: String(fields), form: "text" }];
  if (typeof fields === "string") {
    if (pictures.has(fields)) return [{ file, path: at, text: fields, form: "picture" }];
    if (file.endsWith(".md") && at[0] === "body")
      return blocksOf(asShown(fields, facts)).map((text) => ({ file, path: at, text, form: "markdown" }));
    return [{ file, path: at, text: normalised(asShown(fields, facts)), form: "text" }];
  }
  if (typeof fields !== "object" || fields === null) return [];
  return Object.entries(fields).flatMap(([key, value]) =>
    textsOf(file, value, facts, pictures, [...at, Array.isArray(fields) ? Number(key) : key]),
  );
}

/** The words of each paragraph, heading, list item and table cell. */
function blocksOf(markdown: string): string[] {
  const childrenOf = (node: Nodes): readonly Nodes[] => ("children" in node ? node.children : []);
  const words = (node: Nodes): string => ("value" in node ? node.value : childrenOf(node).map(words).join(""));
  const blocks = (node: Nodes): string[] =>
    ["paragraph", "heading", "tableCell"].includes(node.type) ? [normalised(words(node))] : childrenOf(node).flatMap(blocks);
  return blocks(parseMarkdown(markdown)).filter((text) => text !== "");
}

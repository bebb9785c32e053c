import type { PageKind } from "../../schema/page.ts";
import { codeAnchors, questionAnchors } from "../page-anchors.ts";
import type { Problem } from "../problem.ts";
import type { Source } from "../source.ts";

/** A content file that fits its schema, and the page that shows it. */
export interface CheckedFile {
  source: Source;
  item: unknown;
  /** None for what many pages show. */
  page?: { path: string; kind: PageKind } | undefined;
}

/** A link or a heading of a file. */
interface Found {
  field: PropertyKey[];
  /** Of the field's own text, from 1. */
  textLine?: number | undefined;
  /** A link's address, or a heading's anchor. */
  value: string;
}

/** A link to a part of a page leads to a part that the page has; of two texts on a page, no headings have one anchor. */
export function anchorProblems(files: readonly CheckedFile[], faqIds: readonly number[]): Problem[] {
  const problems: Problem[] = [];
  const anchors = new Map<string, Set<string>>();
  for (const file of files) {
    if (!file.page) continue;
    const ids = new Set([...codeAnchors(file.page.kind), ...questionsOf(file, faqIds)]);
    for (const { field, value } of headingsOf(file)) {
      const message = `gives a heading the anchor '${value}', which another part of the page has already. Choose other words.`;
      if (ids.has(value)) problems.push(problemAt(file, { field, value }, message));
      ids.add(value);
    }
    anchors.set(file.page.path, ids);
  }
  for (const file of files) {
    for (const link of linksOf(file)) {
      const [address = "", id = ""] = link.value.split("#", 2);
      const path = readable(address.replace(/\?.*$/s, "")) || file.page?.path || "";
      const known = anchors.get(path);
      if (!known || known.has(readable(id))) continue;
      const message = `leads to '${link.value}', but ${path} has no part called '${id}'. It has ${namesOf(known)}.`;
      problems.push(problemAt(file, link, message));
    }
  }
  return problems;
}

const problemAt = ({ source: { file, lineOf } }: CheckedFile, { field, textLine }: Found, message: string): Problem => ({
  file,
  line: lineOf(field, textLine),
  field: field.join("."),
  message,
});

/** What an author can link to. */
const namesOf = (anchors: ReadonlySet<string>): string =>
  [...anchors]
    .filter((id) => !/^(root|stylesheet|main)$|question-\d/.test(id))
    .map((id) => `#${id}`)
    .join(", ") || "none";

/** The anchors of the questions on a file's page. */
function questionsOf({ page, item }: CheckedFile, faqIds: readonly number[]): string[] {
  switch (page?.kind) {
    case "terms":
      return questionAnchors("question", faqIds);
    case "service":
      return questionAnchors("question", faqIds.slice(0, (item as { faqCount: number }).faqCount));
    case "article":
      return questionAnchors(
        "article-question",
        (item as { questions: unknown[] }).questions.map((_, index) => index + 1),
      );
    case "helpcenter-faqs":
      return (item as { sections: { id: string }[] }).sections.flatMap(({ id }) => questionAnchors(`${id}-question`, faqIds));
    default:
      return [];
  }
}

function headingsOf(file: CheckedFile): Found[] {
  const inTexts = textsOf(file).flatMap(({ field, item }) => nodesOf(item, ["h2", "h3"]).map((value) => ({ field, value })));
  if (file.page?.kind !== "helpcenter-faqs") return inTexts;
  const { sections } = file.item as { sections: { id: string }[] };
  return [...inTexts, ...sections.map(({ id }, index) => ({ field: ["sections", index, "id"], value: id }))];
}

const linksOf = (file: CheckedFile): Found[] =>
  textsOf(file).flatMap(({ field, raw, item }) => {
    const found =
      typeof item === "string" ? (/^\/\S*#/.test(item) ? [item] : []) : nodesOf(item, ["a"]).filter((href) => /^[/#][^#]*#|^#/.test(href));
    return found.map((value) => ({ field, value, textLine: Array.isArray(item) ? lineIn(raw, value) : undefined }));
  });

/** The line of a text that has an address, from 1; the first where Markdown writes it otherwise. */
const lineIn = (text: string, address: string): number =>
  Math.max(
    0,
    text.split("\n").findIndex((line) => line.includes(address)),
  ) + 1;

/** Each text of a file as it was written, with what became of it. */
function textsOf({ source, item }: CheckedFile): { field: PropertyKey[]; raw: string; item: unknown }[] {
  return visit(source.value, item, []);

  function visit(raw: unknown, made: unknown, field: PropertyKey[]): ReturnType<typeof textsOf> {
    if (typeof raw === "string") return [{ field, raw, item: made }];
    if (typeof raw !== "object" || raw === null || typeof made !== "object" || made === null) return [];
    const parts = made as Record<string, unknown>;
    return Object.entries(raw).flatMap(([name, part]) => visit(part, parts[name], [...field, Array.isArray(raw) ? Number(name) : name]));
  }
}

/** The second item of each node of these kinds in a text: a link's address, a heading's anchor. */
function nodesOf(node: unknown, kinds: readonly string[]): string[] {
  if (!Array.isArray(node)) return [];
  const inner = node.flatMap((child) => nodesOf(child, kinds));
  return kinds.includes(node[0]) && typeof node[1] === "string" ? [node[1], ...inner] : inner;
}

function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

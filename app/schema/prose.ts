/**
 * Running text as data, which Markdown becomes at build time; compact, because the browser fetches it as JSON. A node is a string, or an array of
 * an element's name and its children. A link's second item is its address, a heading's its anchor. A `note` is a quotation that begins in bold,
 * such as a warning; each item of `terms` is a `strong` term and a `span` that explains it.
 */
export type ProseNode =
  | string
  | [Block | Inline | TablePart, ...ProseNode[]]
  | ["a", href: string, ...ProseNode[]]
  | ["h2" | "h3", id: string, ...ProseNode[]];

type Block = "p" | "ul" | "ol" | "terms" | "li" | "blockquote" | "note";
type Inline = "strong" | "em" | "span";
type TablePart = "table" | "thead" | "tbody" | "tr" | "th" | "td";

export type Prose = ProseNode[];

/** The words of a text, without its marks. */
export const proseText = (nodes: readonly ProseNode[]): string => nodes.map(nodeText).join("").replace(/\s+/g, " ").trim();

/** The ids that components give to parts of a service's page, and to parts of other pages with text. No heading of a text gets one of them. */
export const SERVICE_IDS = ["included", "steps", "reasons", "related"];
export const OTHER_IDS = ["main", "root", "stylesheet", "questions", "article-questions", "testimonials", "column", "next"];

/** An anchor: words in small letters without accents, joined by hyphens. */
export const anchorOf = (words: string): string =>
  words
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9\s-]/g, "")
    .replace(/^[\s-]+|[\s-]+$/g, "")
    .replace(/\s+/g, "-");

/** The number of words that a reader reads in a text: runs of characters between white space. */
export const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** A text's headings of some levels, in order, for the table of contents beside it. */
export function proseHeadings(nodes: readonly ProseNode[], levels = ["h2"]): { id: string; title: string; level: string }[] {
  return nodes.flatMap((node) =>
    typeof node !== "string" && levels.includes(node[0])
      ? [{ id: node[1] as string, title: proseText(node.slice(2) as ProseNode[]), level: node[0] }]
      : [],
  );
}

/** A text in parts, each from a second-level heading to the next. */
export const proseParts = (nodes: Prose): Prose[] => partsAt(nodes, "h2").filter((part) => part.length > 0);

/** A text without the part under a second-level heading, and that part with its heading; all of it, and nothing, where none is named so. */
export function splitAt(nodes: Prose, heading: string | undefined): [rest: Prose, part: Prose] {
  const isNamed = (part: Prose) => proseHeadings(part).some(({ title }) => title === proseText([heading ?? ""]));
  const parts = proseParts(nodes);
  return [parts.filter((part) => !isNamed(part)).flat(), parts.find(isNamed) ?? []];
}

/** What stands before the first heading of a level, and each part that begins with one. */
export function partsAt(nodes: Prose, level: "h2" | "h3"): [head: Prose, ...parts: Prose[]] {
  const starts = nodes.flatMap((node, index) => (node[0] === level ? [index] : []));
  return [nodes.slice(0, starts[0]), ...starts.map((start, index) => nodes.slice(start, starts[index + 1]))];
}

/** Spreads pictures evenly over a text: each goes below an h2, or below the first block if there are too few. */
export function picturesBelow<T>(nodes: Prose, pictures: T[]): Map<ProseNode | undefined, T> {
  const headings = nodes.filter((node) => node[0] === "h2");
  const step = headings.length / (pictures.length + 1);
  return new Map(pictures.map((picture, index) => [headings[Math.round(step * (index + 1))] ?? nodes[0], picture]));
}

/** The telephone numbers that a text links to, each once. */
export function phonesIn(nodes: readonly ProseNode[]): { display: string; href: string }[] {
  const all = nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    const [name, href] = node;
    return name === "a" && href.startsWith("tel:") ? [{ display: proseText([node]), href }] : phonesIn(node.slice(1) as ProseNode[]);
  });
  return all.filter(({ href }, index) => all.findIndex((other) => other.href === href) === index);
}

/** A node's words, with spaces around those of a block. */
export function nodeText(node: ProseNode): string {
  if (typeof node === "string") return node;
  const firstChild = node[0] === "a" || node[0] === "h2" || node[0] === "h3" ? 2 : 1;
  const children = node.slice(firstChild) as ProseNode[];
  const text = children.map(nodeText).join("");
  return ["a", "strong", "em"].includes(node[0]) ? text : ` ${text} `;
}

import type { Heading, ListItem, Nodes, Parents, Root, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import { readablePath } from "../browser/page-address.ts";
import type { References } from "../schema/fields.ts";
import { anchorOf, nodeText, OTHER_IDS, type Prose, type ProseNode, partsAt, proseText, SERVICE_IDS } from "../schema/prose.ts";
import { typeset } from "../schema/typeset.ts";
import { namesUnset, withoutUnset } from "./fill-facts.ts";

/** A problem in a Markdown text, with its line, from 1. */
type MarkdownProblem = Error & { line: number };

const REMEDY = "Link to an existing page, or take out the brackets and the address. Other links begin with https://, mailto: or tel:.";

/** What a text refers to; `markFacts` is described in app/content/fill-facts.ts. */
type TextReferences = Pick<References, "hasPage" | "isLeftOut"> & { markFacts(text: string): string };

/** Parses the dialect of content/: CommonMark with tables. */
export const parseMarkdown = (source: string): Root =>
  fromMarkdown(source, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });

/**
 * Reads Markdown into the site's own nodes. Links to a page that is left out become plain text. What names an unset fact is left out: a sentence
 * or a table's row, and then what is empty without it (OWN-04).
 *
 * @throws MarkdownProblem for what the site doesn't render (HTML, pictures, first-level headings …), unclosed links, and links to no page; an
 * AggregateError for several of these links, as when a page is deleted. Anchors are checked once all pages are known (vite/dead-anchors.ts).
 */
export function readMarkdown(source: string, references: TextReferences): Prose {
  const isCut = namesUnset([references.markFacts(source)]); // throws for unknown facts, with their line
  const tree = parseMarkdown(source);
  const anchors = new Set([...SERVICE_IDS, ...OTHER_IDS]);
  const deadLinks: MarkdownProblem[] = [];
  const inlines = inlineReader(references, deadLinks);

  const block = (node: RootContent): ProseNode => {
    switch (node.type) {
      case "paragraph":
        return ["p", ...said(node)];
      case "heading":
        return heading(node);
      case "list":
        return list(
          node.ordered,
          node.children.map(item).filter(({ length }) => length > 0 || !isCut),
        );
      case "blockquote":
        return quotation(blocksOf(node.children));
      case "table":
        return table(node.children.map(({ children }) => children.map(inlines)));
      default:
        return refuse(node);
    }
  };

  /** An item's first paragraph is rendered without a <p>. */
  const item = ({ children }: ListItem): ProseNode[] =>
    children.flatMap((child, index) => (child.type === "paragraph" && index === 0 ? said(child) : blocksOf([child])));

  /** Blocks without those that have no words left. */
  const blocksOf = (nodes: RootContent[]): ProseNode[] => nodes.map(block).filter((node) => !isCut || nodeText(node).trim() !== "");

  const said = (parent: Parents): ProseNode[] => withoutUnset(inlines(parent));

  const heading = (node: Heading): ProseNode => {
    const { depth } = node;
    if (depth !== 2 && depth !== 3) throw at(node, "has a heading that isn't ## or ###. The page's main heading is in the front matter.");
    const children = said(node);
    return [depth === 2 ? "h2" : "h3", newAnchor(proseText(children), anchors), ...children];
  };

  const blocks = blocksOf(tree.children);
  const prose = blocks.filter((node, index) => !(isCut && isEmptyPart(node, blocks.slice(index + 1))));
  if (prose.length === 0) throw at(tree, "is empty. Write the text.");
  if (deadLinks.length > 1) throw new AggregateError(deadLinks);
  if (deadLinks[0]) throw deadLinks[0];
  return prose;
}

/** Reads the words and links of a block, and collects the links to no page. */
function inlineReader({ hasPage, isLeftOut, markFacts }: TextReferences, deadLinks: MarkdownProblem[]) {
  const inlines = (parent: Parents): ProseNode[] =>
    parent.children.map((node): ProseNode => {
      switch (node.type) {
        case "text": {
          const open = /\[[^\]]*\] ?\(.{0,30}|\[[^\]]*$/.exec(node.value)?.[0];
          if (open) throw at(node, `has an unclosed link at '${open}'. Write links as [words](/path).`);
          return typeset(markFacts(node.value).replace(/[ \t\n]+/g, " ")); // keeps no-break spaces
        }
        case "strong":
          return ["strong", ...inlines(node)];
        case "emphasis":
          return ["em", ...inlines(node)];
        case "link": {
          const address = markFacts(node.url);
          if (namesUnset([address])) return address;
          const path = readablePath(address.replace(/[#?].*$/, ""));
          if (isLeftOut(path) || isLeftOut(address)) return proseText(inlines(node));
          // Braces remain if the facts are invalid, which is reported elsewhere.
          const isDead = !/^(https:\/\/|mailto:|tel:|[#?]|\{\{)/.test(address) && (address.startsWith("//") || !hasPage(path));
          if (isDead) deadLinks.push(at(node, `links to '${address}', but there is no page at that address. ${REMEDY}`));
          return ["a", address, ...inlines(node)];
        }
        default:
          return refuse(node);
      }
    });

  return inlines;
}

/** An anchor that no other heading has. */
function newAnchor(heading: string, taken: Set<string>): string {
  const words = anchorOf(heading) || "part";
  let id = words;
  for (let copy = 2; taken.has(id); copy++) id = `${words}-${copy}`;
  taken.add(id);
  return id;
}

/** A list, or what its bold terms mean. */
function list(isOrdered: boolean | null | undefined, items: ProseNode[][]): ProseNode {
  const terms = items.flatMap(asTerm);
  if (!isOrdered && terms.length === items.length) return ["terms", ...terms];
  return [isOrdered ? "ol" : "ul", ...items.map((item): ProseNode => ["li", ...item])];
}

/** A quotation, or a note if it begins in bold. */
function quotation(blocks: ProseNode[]): ProseNode {
  const beginsBold = blocks[0]?.[0] === "p" && blocks[0][1]?.[0] === "strong";
  return [beginsBold ? "note" : "blockquote", ...blocks];
}

/** A table without the rows that name an unset fact. */
function table(rows: ProseNode[][][]): ProseNode {
  const row = (cells: ProseNode[][], name: "th" | "td"): ProseNode => ["tr", ...cells.map((cell): ProseNode => [name, ...cell])];
  const [head = [], ...body] = rows.filter((cells) => !namesUnset(cells.flat()));
  return ["table", ["thead", row(head, "th")], ["tbody", ...body.map((cells) => row(cells, "td"))]];
}

/** Whether a block is a heading that has nothing below it. */
function isEmptyPart([name]: ProseNode, following: Prose): boolean {
  const [below] = partsAt(following, "h2");
  return name === "h2" ? below.every(([next]) => next === "h3") : name === "h3" && (below[0]?.[0] ?? "h3") === "h3";
}

/** An item that begins with a bold term and a full stop or colon, dropped as term and meaning go on separate lines. Empty if not one. */
function asTerm([term, ...meaning]: ProseNode[]): ProseNode[] {
  const words = term?.[0] === "strong" ? (term.slice(1) as ProseNode[]) : [];
  const last = words.pop();
  if (typeof last !== "string" || !/[.:?!]$/.test(last)) return [];
  return [["li", ["strong", ...words, last.replace(/[.:]$/, "")], ["span", ...meaning]]];
}

function refuse(node: Nodes): never {
  if (node.type === "break") throw at(node, "has a line break within a paragraph. Start a new paragraph instead.");
  throw at(node, `has Markdown of the type '${node.type}', which the site doesn't render. Use plain text instead.`);
}

const at = (node: Nodes, message: string): MarkdownProblem => Object.assign(new Error(message), { line: node.position?.start.line ?? 1 });

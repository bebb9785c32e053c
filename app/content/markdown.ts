import type { Nodes, Parents, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import { type Prose, type ProseNode, proseText } from "../schema/prose.ts";

/** What is wrong with a Markdown text, and in which of its lines, from 1. */
class MarkdownProblem extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/**
 * Reads Markdown into the site's own nodes.
 *
 * @param hasPage Whether a page of the site lives at a path; a link to any other is an error.
 * @throws MarkdownProblem for what the site does not render (HTML, pictures, first-level headings …) and for dead links.
 */
export function readMarkdown(source: string, hasPage: (path: string) => boolean): Prose {
  const tree = fromMarkdown(source, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  const anchors = new Set<string>();
  return tree.children.map(block);

  function block(node: RootContent): ProseNode {
    switch (node.type) {
      case "paragraph":
        return ["p", ...inlines(node)];
      case "heading":
        return heading(node.depth, inlines(node), node);
      case "list":
        return [node.ordered ? "ol" : "ul", ...node.children.map((item): ProseNode => ["li", ...listItem(item.children)])];
      case "blockquote":
        return ["blockquote", ...node.children.map(block)];
      case "table": {
        const [head, ...rows] = node.children;
        if (head?.children.some(({ children }) => children.length === 0))
          throw at(node, "has a table with an empty cell in its head. Name every column.");
        const row = (cells: (typeof rows)[number], name: "th" | "td"): ProseNode => [
          "tr",
          ...cells.children.map((cell): ProseNode => [name, ...inlines(cell)]),
        ];
        return ["table", ["thead", ...(head ? [row(head, "th")] : [])], ["tbody", ...rows.map((cells) => row(cells, "td"))]];
      }
      default:
        return refuse(node);
    }
  }

  /** A short item is a line of its own, not a paragraph inside the item. */
  function listItem(children: RootContent[]): ProseNode[] {
    return children.flatMap((child, index) => (child.type === "paragraph" && index === 0 ? inlines(child) : [block(child)]));
  }

  function inlines(parent: Parents): ProseNode[] {
    return parent.children.map((node): ProseNode => {
      switch (node.type) {
        case "text":
          return node.value.replace(/\s+/g, " ");
        case "strong":
          return ["strong", ...inlines(node)];
        case "emphasis":
          return ["em", ...inlines(node)];
        case "link":
          return ["a", linkTarget(node.url, node), ...inlines(node)];
        default:
          return refuse(node);
      }
    });
  }

  function heading(depth: number, children: ProseNode[], node: Nodes): ProseNode {
    if (depth !== 2 && depth !== 3) {
      throw at(node, "has a heading of another level than ## or ###. The page's main heading is in the front matter.");
    }
    const words = slug(children.map(wordsOf).join(""));
    let id = words;
    for (let copy = 2; anchors.has(id); copy++) id = `${words}-${copy}`;
    anchors.add(id);
    return [depth === 2 ? "h2" : "h3", id, ...children];
  }

  function linkTarget(url: string, node: Nodes): string {
    if (/^(https:|mailto:|tel:)/.test(url)) return url;
    const path = decodePath(url.replace(/[#?].*$/, ""));
    if (path === undefined) throw at(node, `links to '${url}', which is not well-formed. Fix it, or write a percent sign as %25.`);
    if (path !== "" && !hasPage(path)) {
      throw at(node, `links to '${url}', but no page lives there. Fix the path, or add the page.`);
    }
    return url;
  }
}

/** The path without its percent-encoding; `undefined` when that is malformed. */
function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The words of a node of running text. */
const wordsOf = (node: ProseNode): string => (typeof node === "string" ? node : proseText(node.slice(1) as ProseNode[]));

/** The anchor of a heading: its words in small letters, joined by hyphens. */
function slug(words: string): string {
  return words
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9\s-]/g, "")
    .trim()
    .replace(/\s+/g, "-");
}

function refuse(node: Nodes): never {
  throw at(
    node,
    `has ${node.type === "html" ? "HTML" : `a part of the kind '${node.type}'`}, which the site does not render. Use plain Markdown instead.`,
  );
}

function at(node: Nodes, message: string): MarkdownProblem {
  return new MarkdownProblem(message, node.position?.start.line ?? 1);
}

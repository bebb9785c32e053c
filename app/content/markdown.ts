import type { Nodes, Parents, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import { anchorOf, type Prose, type ProseNode, proseText } from "../schema/prose.ts";

/** What is wrong with a Markdown text, and in which of its lines, from 1. */
type MarkdownProblem = Error & { line: number };

/**
 * Reads Markdown into the site's own nodes.
 *
 * @param hasPage Whether a page of the site lives at a path; a link to any other is an error.
 * @param isHidden Whether a page is left out for a while: of a link to it, the words stay.
 * @throws MarkdownProblem for what the site does not render (HTML, pictures, first-level headings …), for links that no visitor can follow
 * and for dead links to pages. A page that is taken away leaves several: then an AggregateError of them. What an anchor leads to is checked in
 * the built pages (vite/dead-anchors.ts).
 */
export function readMarkdown(source: string, hasPage: IsPage, isHidden: IsPage = () => false): Prose {
  const tree = fromMarkdown(source, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  if (tree.children.length === 0) throw at(tree, "has no words. Write the text.");
  const reader = new Reader({ hasPage, isHidden });
  const prose = reader.read(tree.children);
  if (reader.deadLinks.length > 1) throw new AggregateError(reader.deadLinks);
  if (reader.deadLinks[0]) throw reader.deadLinks[0];
  return prose;
}

type IsPage = (path: string) => boolean;
type Site = Record<"hasPage" | "isHidden", IsPage>;

class Reader {
  readonly #site: Site;
  readonly #anchors = new Set<string>();
  readonly deadLinks: MarkdownProblem[] = [];

  constructor(site: Site) {
    this.#site = site;
  }

  read(blocks: readonly RootContent[]): Prose {
    return blocks.map((node) => this.#block(node));
  }

  #block(node: RootContent): ProseNode {
    switch (node.type) {
      case "paragraph":
        return ["p", ...this.#inlines(node)];
      case "heading":
        return this.#heading(node.depth, this.#inlines(node), node);
      case "list":
        return [node.ordered ? "ol" : "ul", ...node.children.map((item): ProseNode => ["li", ...this.#listItem(item.children)])];
      case "blockquote":
        return ["blockquote", ...node.children.map((child) => this.#block(child))];
      case "table": {
        const [head, ...rows] = node.children;
        if (head?.children.some(({ children }) => children.length === 0))
          throw at(node, "has a table with an empty cell in its head. Name every column.");
        const row = (cells: (typeof rows)[number], name: "th" | "td"): ProseNode => [
          "tr",
          ...cells.children.map((cell): ProseNode => [name, ...this.#inlines(cell)]),
        ];
        return ["table", ["thead", ...(head ? [row(head, "th")] : [])], ["tbody", ...rows.map((cells) => row(cells, "td"))]];
      }
      default:
        return refuse(node);
    }
  }

  /** A short item is a line of its own, not a paragraph inside the item. */
  #listItem(children: RootContent[]): ProseNode[] {
    return children.flatMap((child, index) => (child.type === "paragraph" && index === 0 ? this.#inlines(child) : [this.#block(child)]));
  }

  #inlines(parent: Parents): ProseNode[] {
    return parent.children.map((node): ProseNode => {
      switch (node.type) {
        case "text": {
          const open = /\[[^\]]*\] ?\(.{0,30}|\[[^\]]*$/.exec(node.value)?.[0];
          if (open) throw at(node, `has a link that is not closed, at '${open}'. A link is written [words](/path).`);
          return keepNumbersWhole(node.value.replace(/[ \t\n]+/g, " ")); // a no-break space stays
        }
        case "strong":
          return ["strong", ...this.#inlines(node)];
        case "emphasis":
          return ["em", ...this.#inlines(node)];
        case "link":
          if (this.#site.isHidden(pathOf(node.url))) return proseText(this.#linkWords(node));
          return ["a", this.#linkTarget(node.url, node), ...this.#linkWords(node)];
        default:
          return refuse(node);
      }
    });
  }

  #heading(depth: number, children: ProseNode[], node: Nodes): ProseNode {
    if (depth !== 2 && depth !== 3) {
      throw at(node, "has a heading of another level than ## or ###. The page's main heading is in the front matter.");
    }
    const words = anchorOf(proseText(children));
    if (words === "") throw at(node, "has a heading without words. Write what the part below it is about, or take the ## out.");
    let id = words;
    for (let copy = 2; this.#anchors.has(id); copy++) id = `${words}-${copy}`;
    this.#anchors.add(id);
    return [depth === 2 ? "h2" : "h3", id, ...children];
  }

  #linkWords(node: Parents): ProseNode[] {
    const words = this.#inlines(node);
    if (!/[\p{L}\p{N}]/u.test(proseText(words))) throw at(node, "has a link without words. Write in the brackets what it leads to.");
    return words;
  }

  #linkTarget(url: string, node: Nodes): string {
    if (url.includes("{{")) return url; // the facts are wrong, which is reported
    if (url === "") throw at(node, "has a link that leads nowhere. Write the page's path in the round brackets.");
    if (/^https:\/\/[^\s/]/.test(url) ? URL.canParse(url) : /^(mailto:|tel:)[^\s:/]+$/.test(url)) return url;
    if (/^[a-z][a-z0-9+.-]*:/i.test(url)) {
      throw at(node, `links to '${url}'. A link leads to a path of the site, or begins with https://, mailto: or tel:.`);
    }
    const path = pathOf(url);
    if (path !== "" && !this.#site.hasPage(path))
      this.deadLinks.push(at(node, `links to '${url}', but no page lives there. Take the link out, or lead it to another page.`));
    return url;
  }
}

/** The path of an address of the site, without its percent-encoding. */
function pathOf(url: string): string {
  const path = url.replace(/[#?].*$/, "");
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * No line ends in a number, or between one and what it counts or names, as in `22 November` and `1 Example Street`. The last number of a
 * text stays with the word before it.
 */
const keepNumbersWhole = (text: string): string =>
  text.replace(/(?<=\d) (?=\d|kW\b|mm\b|m²|°C|\p{Lu}\p{Ll})|(?<=\p{Ll}) (?=\d+\.$)/gu, "\u00a0");

function refuse(node: Nodes): never {
  throw at(
    node,
    `has ${node.type === "html" ? "HTML" : `a part of the kind '${node.type}'`}, which the site does not render. Use plain Markdown instead.`,
  );
}

const at = (node: Nodes, message: string): MarkdownProblem => Object.assign(new Error(message), { line: node.position?.start.line ?? 1 });

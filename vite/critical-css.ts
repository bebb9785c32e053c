import { readFileSync } from "node:fs";
import path from "node:path";
import { parse as parseSelector, type Selector } from "css-what";
import postcss, { type AtRule, type ChildNode, type Root } from "postcss";

/** The names of the site's cascade layers, later ones winning. */
export function cascadeLayers(root: string): string[] {
  const [, names = ""] = /@layer ([^;{]*);/.exec(readFileSync(path.join(root, "app/styles/layers.css"), "utf8")) ?? [];
  return names.split(/,\s*/);
}

/** Attributes that the inline script may set on the root element (app/browser/before-paint.ts, app/browser/hydrated.ts). */
const EARLY_ATTRIBUTES = ["data-theme", "data-failed", "data-saving"];

/**
 * Selects a page's critical CSS from the site's stylesheet: the rules whose elements, classes and data attributes are in its HTML. It omits
 * rules for hover, focus rings (the first key press loads the stylesheet; until then the browser draws its own), print, forced colours,
 * selections and hydrated pages; transitions, page breaks, cursors and how lists snap; and the animations and custom properties that no
 * critical rule uses.
 *
 * @returns A function from the HTML in a page's body to its critical CSS, with the layers in order.
 */
export function criticalCssOf(stylesheet: string, layers: string[]): (html: string) => string {
  const early = postcss.parse(stylesheet);
  // In layer order, tokens first: the W3C validator knows a custom property only once it is set.
  const rank = (node: ChildNode) => (node.type === "atrule" && node.name === "layer" ? layers.indexOf(node.params) : -1);
  early.nodes = early.nodes.toSorted((a, b) => rank(a) - rank(b));
  early.walkComments((comment) => void comment.remove());
  early.walkDecls(/^(transition(-property)?|break-(before|inside|after)|cursor|scroll-snap-\w+|overscroll-behavior(-\w+)?)$/, remove);
  early.walkAtRules((rule) => void (isForLater(rule) && remove(rule)));

  return (html) => {
    const css = early.clone();
    const isInPage = pageMatcher(html);
    css.walkRules((rule) => {
      if ((rule.parent as AtRule).name?.endsWith("keyframes")) return;
      const alternatives = parseSelector(rule.selector);
      const inPage = rule.selectors.filter((_, index) => alternatives[index]?.every(isInPage));
      if (inPage.length > 0) rule.selectors = inPage;
      else remove(rule);
    });
    removeUnused(css);
    return shortenProperties(css.toString());
  };
}

/** Names custom properties `--v0`, `--v1` … in their order, which compresses best; the full stylesheet, loaded later, keeps the long names. */
function shortenProperties(css: string): string {
  const property = /(?<![\w-])--[a-z][\w-]*/g;
  const names = [...new Set(css.match(property))];
  return css.replace(property, (name) => `--v${names.indexOf(name)}`);
}

/** Removes a node, and any enclosing rules that this empties. */
function remove(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== "root" && parent.nodes?.length === 0) remove(parent as ChildNode);
}

/** Whether an at-rule is irrelevant to the first paint, before the page's code has run. */
function isForLater({ name, params }: AtRule): boolean {
  if (name === "layer") return params === "hydrated";
  const isLater = (query: string) => /^\s*(print|\(scripting:\s*none\)|\(forced-colors:\s*active\))/.test(query);
  return name === "page" || (name === "media" && params.split(",").every(isLater));
}

/** Returns a function that tells whether one part of a selector, such as `.card` or `:hover`, can match in a page before hydration. */
function pageMatcher(html: string): (part: Selector) => boolean {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));
  const elements = new Set(["html", "body", ...[...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name]) => name)]);
  const isInPage = (part: Selector): boolean => {
    if (part.type === "tag") return elements.has(part.name);
    if (part.type === "pseudo-element") return part.name !== "selection";
    if (part.type === "pseudo") {
      const alternatives = ["is", "where", "has"].includes(part.name) ? (part.data as Selector[][]) : undefined;
      return alternatives ? alternatives.some((parts) => parts.every(isInPage)) : !["hover", "active", "focus-visible"].includes(part.name);
    }
    if (part.type !== "attribute") return true; // a combinator
    if (part.name === "class") return part.action === "exists" || classes.has(part.value);
    if (!part.name.startsWith("data-") || EARLY_ATTRIBUTES.includes(part.name)) return true;
    return html.includes(part.action === "exists" ? ` ${part.name}=` : ` ${part.name}="${part.value}"`);
  };
  return isInPage;
}

/** Removes unused custom properties and keyframes, then any that only those used. */
function removeUnused(css: Root): void {
  const used = new Set<string>();
  css.walkDecls(({ value }) => value.match(/[\w-]+/g)?.forEach((word) => void used.add(word)));
  const unused: ChildNode[] = [];
  css.walkDecls(/^--/, (declaration) => void (used.has(declaration.prop) || unused.push(declaration)));
  css.walkAtRules("keyframes", (rule) => void (used.has(rule.params) || unused.push(rule)));
  unused.forEach(remove);
  if (unused.length > 0) removeUnused(css);
}

import { type MediaQuery, type Rule, type SelectorComponent, transform } from "lightningcss";

/** The layer of what only a hydrated page shows (app/styles/layers.css). */
const HYDRATED_LAYER = "hydrated";

/** What the inline scripts may write to the root element (app/preferences.ts, app/hydration/boot.ts). */
const EARLY_ATTRIBUTES = ["data-theme", "data-failed"];

const CLASS = /\.(-?[_a-z][\w-]*)/gi;
const KEYFRAMES = /@keyframes ([\w-]+)/g;
const TRANSITION = /(?<=[{;])transition:[^;}]*;?/g;
const PROPERTY = /(?<=[{;])(--[\w-]+):[^;}]*;?/g;

/** The site's whole sheet, as the bundler wrote it, which does not keep the order of the layers. */
export interface Sheet {
  rules: string;
  /** The names of its cascade layers, later ones winning. */
  layers: string[];
}

/**
 * The rules of a sheet that a page's first view needs: those whose elements, classes and data stand in its HTML, and not what needs a
 * pointer, a printer or code, nor the way from one state to another. The whole sheet comes with the code, or at once where there is no
 * JavaScript.
 *
 * @param html The page's body.
 */
export function criticalStyles({ rules, layers }: Sheet, html: string): string {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => (names as string).split(" ")));
  const elements = new Set(["html", "body", ...namesIn(html, /<([a-z][a-z0-9]*)/g)]);
  const isNeeded = (part: SelectorComponent) => {
    if (part.type === "attribute" && part.name.startsWith("data-") && !EARLY_ATTRIBUTES.includes(part.name)) {
      return html.includes(part.operation ? ` ${part.name}="${part.operation.value}"` : ` ${part.name}=`);
    }
    if (part.type === "type") return elements.has(part.name);
    if (part.type === "pseudo-element") return part.kind !== "selection";
    return !(part.type === "pseudo-class" && (part.kind === "hover" || part.kind === "active"));
  };
  const prune = pruner((selector) => selector.every(isNeeded));

  const absentClasses = namesIn(rules, CLASS).filter((name) => !classes.has(name));
  const drawn = prune(rules, absentClasses);
  const isUsed = (name: string) => new RegExp(`animation[^;}]*[:\\s,]${name}[;}\\s,]`).test(drawn);
  const absentAnimations = namesIn(drawn, KEYFRAMES).filter((name) => !isUsed(name));
  const still = prune(drawn, absentAnimations).replace(TRANSITION, "");
  return `@layer ${layers.join()};${inOrder(prune(withoutUnusedProperties(still), []), layers)}`;
}

const namesIn = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name as string))];

/** Takes out of a sheet the rules for some classes or with some animations, and what comes later in any case. */
function pruner(isNeeded: (selector: SelectorComponent[]) => boolean): (sheet: string, unusedSymbols: string[]) => string {
  const isLater = (rule: Rule): boolean => {
    switch (rule.type) {
      case "layer-block":
        return rule.value.name?.join(".") === HYDRATED_LAYER;
      case "media":
        return rule.value.query.mediaQueries.every((query) => query.mediaType === "print" || isWithoutScript(query));
      case "style":
        return !rule.value.selectors.some(isNeeded);
      default:
        return false;
    }
  };
  const visitor = { Rule: (rule: Rule) => (isLater(rule) ? [] : undefined) };
  return (sheet, unusedSymbols) =>
    transform({ filename: "site.css", code: Buffer.from(sheet), minify: true, unusedSymbols, visitor }).code.toString();
}

/** Where no script runs, the whole sheet comes at once. */
function isWithoutScript({ condition }: MediaQuery): boolean {
  if (condition?.type !== "feature" || condition.value.type !== "plain" || condition.value.name !== "scripting") return false;
  const { value } = condition.value;
  return value.type === "ident" && value.value === "none";
}

/** Custom properties that nothing left of the sheet reads; then those that only these were made from. */
function withoutUnusedProperties(sheet: string): string {
  const rest = sheet.replace(PROPERTY, (declaration, name) =>
    sheet.includes(`var(${name})`) || sheet.includes(`var(${name},`) ? declaration : "",
  );
  return rest === sheet ? sheet : withoutUnusedProperties(rest);
}

/** The sheet with its layers' blocks in their order, after what stands in none. */
function inOrder(sheet: string, layers: string[]): string {
  const rank = (block: string) => layers.indexOf(/^@layer ([\w-]+)\{/.exec(block)?.[1] ?? "");
  const blocks = topLevelBlocks(sheet).toSorted((a, b) => rank(a) - rank(b));
  return transform({ filename: "site.css", code: Buffer.from(blocks.join("")), minify: true }).code.toString();
}

function topLevelBlocks(sheet: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of sheet.matchAll(/[{}]/g)) {
    depth += brace === "{" ? 1 : -1;
    if (depth > 0) continue;
    blocks.push(sheet.slice(start, index + 1));
    start = index + 1;
  }
  return blocks;
}

import type { PageData } from "../schema/page.ts";
import { type Prose, proseText } from "../schema/prose.ts";

/** What a page says, besides its title and description. */
export interface PageTexts {
  /** Headings, and names of what the page lists, such as places. */
  headings: string[];
  /** Everything else. */
  texts: string[];
}

/** Fields that name what follows them. */
const HEADINGS = new Set(["heading", "headline", "title", "name", "question", "place", "places"]);

/** Fields that say nothing of the page: those for machines, and the words of its controls. */
const SILENT = new Set([
  "kind",
  "path",
  "url",
  "link",
  "id",
  "icon",
  "icons",
  "day",
  "value",
  "suffix",
  "message",
  "ask",
  "callToAction",
  "closing",
]);

/** Fields that speak of other pages, or say what many pages say. */
const SHARED = new Set([
  "above",
  "kindLinks",
  "kindRow",
  "linkGroups",
  "others",
  "next",
  "related",
  "writer",
  "sidebar",
  "servicesTitle",
  "helpCenterTitle",
  "postTitle",
  "defaultTitle",
]);

/** Words of links, cards that lead to other pages, and testimonials. */
const SHARED_ENDING = /(Label|Cards?|Items|Subject)$/;

/** Finds what a page says of itself, in the page's order. Fields that a page gets later are found by themselves. */
export function pageTexts({ title: _, description: __, ...page }: PageData): PageTexts {
  const found: PageTexts = { headings: [], texts: [] };
  for (const [name, value] of Object.entries(page)) {
    // Many pages show some of the shared questions; /terms shows them all.
    if (name !== "faqs" || page.kind === "terms") collect(name, value, found);
  }
  return found;
}

function collect(name: string, value: unknown, found: PageTexts): void {
  if (SILENT.has(name) || SHARED.has(name) || SHARED_ENDING.test(name)) return;
  if (typeof value === "string") found[HEADINGS.has(name) ? "headings" : "texts"].push(value);
  else if (isProse(value)) collectProse(value, found);
  else if (Array.isArray(value)) for (const item of value) collect(name, item, found);
  else if (isGroup(value)) for (const [part, inner] of Object.entries(value)) collect(part, inner, found);
}

/** A text's nodes are arrays; a list's items are not. */
const isProse = (value: unknown): value is Prose => Array.isArray(value) && value.some(Array.isArray);

/** A group of fields; a picture is none. */
const isGroup = (value: unknown): value is object => typeof value === "object" && value !== null && !("src" in value);

function collectProse(nodes: Prose, { headings, texts }: PageTexts): void {
  for (const node of nodes) (node[0] === "h2" || node[0] === "h3" ? headings : texts).push(proseText([node]));
}

import type { PageKind } from "../schema/page.ts";

/** The ids that every page has: the layout's. */
const LAYOUT = ["root", "stylesheet", "main"];

/** The ids that a page of each kind has besides, whatever its text is. Questions have ids by their number ({@link questionAnchors}). */
const BY_KIND: Record<PageKind, readonly string[]> = {
  home: ["about", "services", "testimonials", "posts", "call-us"],
  aboutus: ["testimonials", "call-us"],
  helpcenter: ["more-help", "call-us"],
  "helpcenter-faqs": ["call-us"],
  terms: ["introduction", "agreements", "restrictions", "questions"],
  privacy: ["overview", "information-use", "voluntary-information", "third-parties", "contact"],
  blogs: ["articles", "call-us"],
  "blog-standard": [],
  "blog-detail": [],
  contact: [],
  services: ["call-us"],
  service: ["included", "steps", "reasons", "questions", "related", "call-us"],
  article: ["article-questions", "next"],
  team: ["call-us"],
  "areas-we-serve": ["call-us"],
  support: ["call-us"],
  accessibility: ["call-us"],
  "site-map": ["pages-business", "pages-services", "pages-blogs", "pages-posts", "pages-articles", "pages-help", "pages-legal"],
  search: ["search", "look-around", "call-us"],
};

const TAKEN = new Set([...LAYOUT, ...Object.values(BY_KIND).flat()]);

/** Whether a heading can't have this anchor, since the code of a page has it. */
export const isTakenAnchor = (id: string): boolean => TAKEN.has(id) || /(?:^|-)question-\d+(?:-answer)?$/.test(id);

/** The anchors that the code of a page has. */
export const codeAnchors = (kind: PageKind): readonly string[] => [...LAYOUT, ...BY_KIND[kind]];

/**
 * The anchors of questions in an accordion.
 *
 * @param name What they begin with.
 */
export const questionAnchors = (name: string, ids: readonly number[]): string[] => ids.map((id) => `${name}-${id}`);

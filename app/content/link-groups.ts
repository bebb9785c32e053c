import type { LinkGroup, PageData, PageKind } from "../schema/page.ts";
import { isListed } from "../seo/sitemap.ts";
import type { Content } from "./read-content.ts";

type GroupName = keyof Content["pages"]["site-map"]["groups"];

/** The group of each kind of page on the site map, in the order in which its pages come. A kind of page that is new needs one. */
const GROUPS: Record<Exclude<PageKind, "blog-detail" | "article" | "search">, GroupName> = {
  home: "business",
  aboutus: "business",
  team: "business",
  "areas-we-serve": "business",
  contact: "business",
  services: "services",
  service: "services",
  blogs: "blogs",
  "blog-standard": "blogs",
  helpcenter: "help",
  "helpcenter-faqs": "help",
  support: "help",
  terms: "legal",
  privacy: "legal",
  accessibility: "legal",
  "site-map": "legal",
};

const ORDER = Object.keys(GROUPS);

/** Every page that search engines should know, in the groups of the site map, by title. */
export function linkGroups({ pages: { "site-map": siteMap }, posts, words }: Content, pages: readonly PageData[]): LinkGroup[] {
  const ofPosts = new Set(posts.map(({ url }) => url));
  const groupOf = ({ kind, path }: PageData): GroupName | undefined => {
    if (kind === "article") return ofPosts.has(path) ? "posts" : "articles";
    return kind === "blog-detail" || kind === "search" ? undefined : GROUPS[kind];
  };
  const listed = pages.filter(isListed).toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  return Object.entries(siteMap.groups).map(([name, heading]) => ({
    id: `pages-${name}`,
    heading,
    links: listed
      .filter((page) => groupOf(page) === name)
      .map(({ kind, title, path }) => ({ title: kind === "home" ? words.article.home : title, path })),
  }));
}

import type { PageKind } from "../../schema/page.ts";

const PARTS: Partial<Record<PageKind, string>> = {
  service: "/services",
  services: "/services",
  article: "/blogs",
  "blog-detail": "/blogs",
  "blog-standard": "/blogs",
  blogs: "/blogs",
};

/** The page in the menu under which pages of a kind are: `/services` for a service, `/blogs` for an article or a post (NAV-01). */
export const partOfSite = (kind: PageKind | undefined): string | undefined => kind && PARTS[kind];

import type { Layout } from "../../schema/page.ts";

const PARTS: Partial<Record<Layout, string>> = {
  service: "/services",
  services: "/services",
  article: "/blogs",
  "blog-detail": "/blogs",
  "blog-standard": "/blogs",
  blogs: "/blogs",
};

/** The page in the menu under which pages of a layout are: `/services` for a service, `/blogs` for an article or a post (NAV-01). */
export const partOfSite = (layout: Layout | undefined): string | undefined => layout && PARTS[layout];

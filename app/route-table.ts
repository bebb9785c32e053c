/** A page's component: `app/routes/{name}.tsx`. */
export type PageName =
  | "home"
  | "about"
  | "help-center"
  | "faqs"
  | "terms"
  | "privacy"
  | "blogs"
  | "blog-standard"
  | "blog-detail"
  | "contact"
  | "services"
  | "service"
  | "article"
  | "team"
  | "areas"
  | "support"
  | "accessibility"
  | "site-map"
  | "search";

/** What is shown at each path, in the order of the specification's table (RT-01 to RT-05, RT-07). */
export const routeTable: Record<string, PageName> = {
  "/": "home",
  "/aboutus": "about",
  "/helpcenter": "help-center",
  "/helpcenter-faqs": "faqs",
  "/terms": "terms",
  "/privacy": "privacy",
  "/blogs": "blogs",
  "/blog-standard": "blog-standard",
  "/blog-detail": "blog-detail",
  "/blog-detail/:id": "blog-detail",
  "/contact": "contact",
  "/services": "services",

  // the lists by kind (LIST-01); content/kinds.yaml says which there are
  "/services/:kind": "services",
  "/blogs/:kind": "blogs",

  // the services (RT-02)
  "/air-conditioning-installation": "service",
  "/air-conditioning-maintenance": "service",
  "/refrigeration-services": "service",
  "/fault-finding-repairs": "service",
  "/plumbing-services": "service",
  "/tiling-painting": "service",
  "/doors-skirting-installation": "service",
  "/cold-room-installation-repairs": "service",
  "/home-renovation-improvement": "service",
  "/electrical-installations-repairs": "service",

  // pages that others link to (RT-07)
  "/team": "team",
  "/areas-we-serve": "areas",
  "/support": "support",

  // about the site itself
  "/accessibility": "accessibility",
  "/site-map": "site-map",
  "/search": "search",

  // posts and articles: those of `articlePaths` and those that the owner adds; whatever else has no page fails with 404 (RT-06)
  "/*": "article",
};

/** The posts and articles that the site has for certain. The browser does without this list. */
export const articlePaths = [
  // the posts of the business's own topics (RT-03)
  "/top-tips-for-a-seamless-air-conditioning-installation",
  "/fridge-cold-room-maintenance",
  "/maintain-your-air-conditioning-system",
  "/air-conditioning-fault-finding",
  "/keeping-your-renovations-in-top-shape",
  "/home-renovation-guide",

  // the articles on home technology; their spelling is the specification's (RT-04)
  "/top-tips-for-a-seamless-dstv-installation",
  "/step-by-step installation",
  "/tv-mounting-blog",
  "/right-cctv-sytem",
  "/maintain-your-air-condition",
  "/common-dstv-issue",
  "/maintaining-youropneview",
  "/why-regular-maintenance-is-key",
  "/the-ultimate-guide-to-home",
];

/** Every path of `routeTable` and of `articlePaths`: those that need content. */
export const routePaths = (): string[] => [...Object.keys(routeTable), ...articlePaths];

/** Paths that lead to another one (RT-07). */
export const redirects: Record<string, string> = { "/contact-us": "/contact" };

/** Paths at which the built site holds files of its own, where no page can live. */
export const reservedPaths = ["/404", "/assets", "/films", "/offline", "/pictures", "/social"];

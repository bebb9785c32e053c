import { content } from "./content.ts";

/** The paths of the requirements, written out so that a change of the route table shows (docs/requirements.md, RT-01 to RT-07). */

/** RT-01. */
export const MAIN_PATHS = [
  "/",
  "/aboutus",
  "/helpcenter",
  "/helpcenter-faqs",
  "/terms",
  "/privacy",
  "/blogs",
  "/blog-standard",
  "/blog-detail",
  "/contact",
  "/services",
];

/** RT-02. */
export const SERVICE_PATHS = [
  "/air-conditioning-installation",
  "/air-conditioning-maintenance",
  "/refrigeration-services",
  "/fault-finding-repairs",
  "/plumbing-services",
  "/tiling-painting",
  "/doors-skirting-installation",
  "/cold-room-installation-repairs",
  "/home-renovation-improvement",
  "/electrical-installations-repairs",
];

/** RT-03. */
export const POST_PATHS = [
  "/top-tips-for-a-seamless-air-conditioning-installation",
  "/fridge-cold-room-maintenance",
  "/maintain-your-air-conditioning-system",
  "/air-conditioning-fault-finding",
  "/keeping-your-renovations-in-top-shape",
  "/home-renovation-guide",
];

/** RT-04. */
export const ARTICLE_PATHS = [
  "/top-tips-for-a-seamless-dstv-installation",
  "/step-by-step%20installation",
  "/tv-mounting-blog",
  "/right-cctv-sytem",
  "/maintain-your-air-condition",
  "/common-dstv-issue",
  "/maintaining-youropneview",
  "/why-regular-maintenance-is-key",
  "/the-ultimate-guide-to-home",
];

/** RT-05. */
export const DETAIL_PATHS = [1, 2, 3, 4, 5, 6].map((id) => `/blog-detail/${id}`);

/** RT-07: what other pages link to. */
const LINKED_PATHS = ["/team", "/areas-we-serve", "/support", "/accessibility", "/site-map", "/search"];

/** Those that search engines may not list. */
export const UNLISTED_PATHS = ["/search"];

/** The lists of one kind: the owner decides which kinds there are (LIST-01). */
export const LIST_PATHS = content.kinds.flatMap(({ name, services, blogs }) => [
  ...(services ? [`/services/${name}`] : []),
  ...(blogs ? [`/blogs/${name}`] : []),
]);

/** Every path that the site has for certain, whatever the owner adds. */
export const ALL_PATHS = [
  ...MAIN_PATHS,
  ...SERVICE_PATHS,
  ...POST_PATHS,
  ...ARTICLE_PATHS,
  ...DETAIL_PATHS,
  ...LINKED_PATHS,
  ...LIST_PATHS,
];

/** A page of each kind: pages of one kind have the same code. */
export const KIND_PATHS = [
  ...MAIN_PATHS,
  ...[SERVICE_PATHS, POST_PATHS, ARTICLE_PATHS, DETAIL_PATHS].flatMap(([first = "/"]) => first),
  ...LINKED_PATHS,
];

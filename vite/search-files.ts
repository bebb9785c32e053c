import { makeSearchIndex } from "../app/content/search-index.ts";
import { LIST_PATHS } from "../app/schema/kind.ts";
import { writeContactCard } from "../app/seo/contact-card.ts";
import { FEED, writeFeed } from "../app/seo/feed.ts";
import { writeRobots, writeSitemap } from "../app/seo/sitemap.ts";
import { writeContactQr } from "./contact-qr.ts";
import type { FileList } from "./generated-files.ts";

/** What search engines, the search page, feed readers, address books and printed pages read. */
export const searchFiles: FileList = ({ content, pages }) => {
  const { business } = content;
  const search = pages.get("/search");
  return [
    { path: "/sitemap.xml", make: () => writeSitemap(business.website, [...pages.values()]) },
    { path: "/robots.txt", make: () => writeRobots(business.website) },
    ...(pages.has(LIST_PATHS.blogs)
      ? [{ path: FEED.path, make: () => writeFeed(business, content.labels.language, [...pages.values()]) }]
      : []),
    { path: "/contact.vcf", make: () => writeContactCard(business) },
    { path: "/contact-qr.svg", make: () => writeContactQr(business, content.pages.contact.saveNumberLabel) },
    // Its name changes with it; the search page's data name it.
    ...(search?.layout === "search"
      ? [{ path: search.index, make: () => makeSearchIndex([...pages.values()], content.pages.search.synonyms).text }]
      : []),
  ];
};

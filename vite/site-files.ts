import { readFileSync } from "node:fs";
import path from "node:path";
import { makeSearchIndex } from "../app/content/search-index.ts";
import { writeContactCard } from "../app/seo/contact-card.ts";
import { FEED, writeFeed } from "../app/seo/feed.ts";
import { writeRobots, writeSitemap } from "../app/seo/sitemap.ts";
import { writeContactQr } from "./contact-qr.ts";
import type { FileList } from "./generated-files.ts";

/**
 * What search engines, the search page, feed readers, address books and printed pages read; and what the owner's files say as they are: those of
 * `content/files/`, such as a PAIA manual, and the film that is the home page's video.
 */
export const siteFiles: FileList = ({ root, content, films, pages }) => {
  const { business } = content;
  const search = pages.get("/search");
  const film = [...films].filter(([, address]) => address === business.video?.address);
  const ownerFile = (address: string, file: string) => ({ path: address, make: () => readFileSync(path.join(root, "content", file)) });
  return [
    { path: "/sitemap.xml", make: () => writeSitemap(business.website, [...pages.values()]) },
    { path: "/robots.txt", make: () => writeRobots(business.website) },
    ...(pages.has("/blogs") ? [{ path: FEED.path, make: () => writeFeed(business, content.labels.language, [...pages.values()]) }] : []),
    { path: "/contact.vcf", make: () => writeContactCard(business) },
    { path: "/contact-qr.svg", make: () => writeContactQr(business, content.pages.contact.saveNumberLabel) },
    // Its name changes with it; the search page's data name it.
    ...(search?.layout === "search"
      ? [{ path: search.index, make: () => makeSearchIndex([...pages.values()], content.pages.search.synonyms).text }]
      : []),
    ...film.map(([name, address]) => ownerFile(address, `films/${name}`)),
    ...content.documents.map((address) => ownerFile(address, address)),
  ];
};

import { readFileSync } from "node:fs";
import path from "node:path";
import { makeSearchIndex } from "../app/content/search-index.ts";
import { writeContactCard } from "../app/seo/contact-card.ts";
import { FEED, writeFeed } from "../app/seo/feed.ts";
import { writeRobots, writeSitemap } from "../app/seo/sitemap.ts";
import { writeContactQr } from "./contact-qr.ts";
import type { FileList } from "./generated-files.ts";

/** Files for search engines, the search page, feed readers, address books and print; and unchanged, the home page's film and those in content/files. */
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
    // Its name contains its hash; the search page's data has the name.
    ...(search?.layout === "search"
      ? [{ path: search.index, make: () => makeSearchIndex([...pages.values()], content.pages.search.synonyms).text }]
      : []),
    ...film.map(([name, address]) => ownerFile(address, `films/${name}`)),
    ...content.documents.map((address) => ownerFile(address, address)),
  ];
};

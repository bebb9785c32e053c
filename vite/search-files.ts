import type { Plugin } from "vite";
import { writeContactCard } from "../app/seo/contact-card.ts";
import { writeRobots, writeSitemap } from "../app/seo/sitemap.ts";
import { SECURITY_TXT, writeSecurityTxt } from "../hosting/security-txt.ts";
import { generatedFiles } from "./generated-files.ts";
import type { SiteSource } from "./site-source.ts";

/** What search engines, address books and finders of faults read: the sitemap, robots.txt, the contact card and security.txt. */
export function searchFiles(site: SiteSource): Plugin {
  return generatedFiles("site:search-files", async () => {
    const { content, pages } = await site.read();
    const { business } = content;
    return [
      { path: "/sitemap.xml", make: () => writeSitemap(business.website, [...pages.values()]) },
      { path: "/robots.txt", make: () => writeRobots(business.website) },
      { path: "/contact.vcf", make: () => writeContactCard(business) },
      { path: SECURITY_TXT, make: () => writeSecurityTxt(business, new Date()) },
    ];
  });
}

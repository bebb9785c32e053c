import type { Plugin } from "vite";
import { writeContactCard } from "../app/seo/contact-card.ts";
import { writeRobots, writeSitemap } from "../app/seo/sitemap.ts";
import { SECURITY_TXT, writeSecurityTxt } from "../hosting/security-txt.ts";
import { writeContactQr } from "./contact-qr.ts";
import { generatedFiles } from "./generated-files.ts";
import type { SiteSource } from "./site-source.ts";

/** What search engines, address books, printed pages and finders of faults read: sitemap, robots.txt, contact card with its QR code, security.txt. */
export function searchFiles(site: SiteSource): Plugin {
  return generatedFiles("site:search-files", async () => {
    const { content, pages } = await site.read();
    const { business } = content;
    return [
      { path: "/sitemap.xml", make: () => writeSitemap(business.website, [...pages.values()]) },
      { path: "/robots.txt", make: () => writeRobots(business.website) },
      { path: "/contact.vcf", make: () => writeContactCard(business) },
      { path: "/contact-qr.svg", make: () => writeContactQr(business, content.pages.contact.saveNumberLabel) },
      { path: SECURITY_TXT, make: () => writeSecurityTxt(business, new Date()) },
    ];
  });
}

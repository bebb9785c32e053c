import type { PageData } from "../schema/page.ts";
import { escapeXml } from "./escape-xml.ts";

/** Whether search engines should know a page. No blog detail: they repeat the posts and share one text. */
const isListed = ({ layout, isIndexed = true }: PageData): boolean => isIndexed && layout !== "blog-detail";

export function writeSitemap(website: string, pages: PageData[]): string {
  const urls = pages.filter(isListed).map(({ path }) => `<url><loc>${escapeXml(website + encodeURI(path))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

export const writeRobots = (website: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${website}/sitemap.xml\n`;

import type { PageData } from "../schema/page.ts";

/** The sitemap: every page that search engines should know. The numbered blog details repeat the posts and are left out. */
export function writeSitemap(website: string, pages: PageData[]): string {
  const urls = pages
    .filter(({ kind, isIndexed = true }) => isIndexed && kind !== "blog-detail")
    .map(({ path }) => `<url><loc>${escapeXml(website + encodeURI(path))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

/** What robots may read: everything. */
export function writeRobots(website: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${website}/sitemap.xml\n`;
}

const escapeXml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

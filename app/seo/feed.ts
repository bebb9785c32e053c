import type { Business } from "../schema/business.ts";
import type { Page, PageData } from "../schema/page.ts";
import { escapeXml } from "./escape-xml.ts";

/** The Atom feed's path and media type. */
export const FEED = { path: "/feed.xml", type: "application/atom+xml" };

/** The posts and articles as an Atom feed (RFC 4287), the latest first, titled as the page that lists them. Depends on content alone. */
export function writeFeed(business: Pick<Business, "website" | "name">, language: string, pages: readonly PageData[]): string {
  const address = (path: string) => escapeXml(business.website + encodeURI(path));
  const name = escapeXml(business.name);
  const list = pages.find(({ layout }) => layout === "blogs") as PageData;
  // Those of the same day in the order of their addresses.
  const articles = pages
    .filter((page): page is Page<"article"> => page.layout === "article")
    .toSorted((a, b) => b.day.localeCompare(a.day) || (a.path < b.path ? -1 : 1));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    `<id>${address("/")}</id>`,
    `<title>${escapeXml(list.title)} | ${name}</title>`,
    `<subtitle>${escapeXml(list.description)}</subtitle>`,
    `<link rel="self" type="${FEED.type}" href="${address(FEED.path)}"/>`,
    `<link rel="alternate" type="text/html" href="${address(list.path)}"/>`,
    `<updated>${beginOf(articles.map(changeOf).toSorted().at(-1))}</updated>`,
    `<author><name>${name}</name></author>`,
    ...articles.flatMap((article) => [
      "<entry>",
      `<id>${address(article.path)}</id>`,
      `<title>${escapeXml(article.title)}</title>`,
      `<link rel="alternate" type="text/html" href="${address(article.path)}"/>`,
      `<published>${beginOf(article.day)}</published>`,
      `<updated>${beginOf(changeOf(article))}</updated>`,
      `<summary>${escapeXml(article.description)}</summary>`,
      "</entry>",
    ]),
    "</feed>",
    "",
  ].join("\n");
}

const changeOf = ({ day, checkedDay }: Page<"article">): string => checkedDay ?? day;

/** The start of a day in South Africa, which has no summer time. */
const beginOf = (day = "1970-01-01"): string => `${day}T00:00:00+02:00`;

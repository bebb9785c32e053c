/** Puts a drawn page into a whole HTML document. */

import type { RenderedPage } from "../app/entry.server.tsx";
import { ROOT_ID, STYLESHEET_ID } from "../app/hydration/document-page.ts";
import type { Business } from "../app/schema/business.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";

export interface DocumentParts {
  /** A BCP 47 tag. */
  language: string;
  business: Business;
  path: string;
  /** The address of the file with what the page shows; none in 404.html. */
  page: string | undefined;
  rendered: RenderedPage;
  /** What search engines can read of the page. */
  structuredData: object | undefined;
  /** The rules that the first view needs. */
  styles: string;
  /** The address of the site's whole sheet, which is fetched with the code; at once where there is no JavaScript. */
  sheet: string;
  /** The script before the first paint, as text. */
  preferences: string;
  /** The script after it, as text, and the addresses of what it loads and runs, in order. */
  boot: string;
  code: string[];
  font: string;
}

/** Writes the document. Scripts run after the first paint only, except the one that keeps the chosen theme from flashing. */
export function writeDocument(parts: DocumentParts): string {
  const { language, business, path, page, rendered, structuredData, styles, sheet, preferences, boot, code, font } = parts;
  const policy = contentSecurityPolicy({ business, scripts: [preferences, boot], styles });
  return [
    `<!doctype html><html lang="${language}" dir="ltr"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<script>${preferences}</script>`,
    rendered.head,
    `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    // Apple's devices ask for /apple-touch-icon.png by themselves.
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/site.webmanifest">',
    '<meta name="theme-color" content="#0b1f3a">',
    `<style>${styles}</style>`,
    `<link rel="stylesheet" href="${sheet}" id="${STYLESHEET_ID}" disabled><noscript><link rel="stylesheet" href="${sheet}"></noscript>`,
    structuredData ? `<script type="application/ld+json">${inlineJson(structuredData)}</script>` : "",
    "</head><body>",
    `<div id="${ROOT_ID}" data-path="${path}"${page ? ` data-page="${page}"` : ""}>${closeShapes(rendered.body)}</div>`,
    `<script data-code="${code.join(" ")}">${boot}</script>`,
    "</body></html>",
  ].join("");
}

/** A document that leads to another page, for hosts that cannot redirect (RT-07). */
export function writeRedirect({ language, target, website }: { language: string; target: string; website: string }): string {
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${target}</title>` +
    `<meta http-equiv="refresh" content="0; url=${target}"><link rel="canonical" href="${website}${target}">` +
    `<meta name="robots" content="noindex"></head><body><p><a href="${target}">${target}</a></p></body></html>`
  );
}

/** The shapes of drawings, without the closing tags that React writes for them: HTML takes both, and a page has dozens. */
const closeShapes = (html: string): string => html.replace(/><\/(?:path|circle|rect|use)>/g, "/>");

/** JSON that can stand in a script element: nothing in it can end the element. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** Writes the documents around rendered pages: the same for `vite` and `vite build`. */

import { ROOT_ID, STYLESHEET_ID } from "../app/browser/document-page.ts";
import type { RenderedPage } from "../app/entry.server.tsx";
import { BRAND } from "./brand.ts";
import { escapeHtml } from "./escape-html.ts";

/** What {@link writeDocument} puts into a document. */
export interface DocumentParts {
  /** A BCP 47 tag. */
  language: string;
  /** The path that the page was rendered for. */
  path: string;
  /** The address of the file with what the page shows; none in 404.html and offline.html. */
  page: string | undefined;
  rendered: RenderedPage;
  /** What search engines can read of the page. */
  structuredData: object | undefined;
  /** Inline CSS that every page needs: the order of the cascade layers, and the fonts. */
  styles: string;
  /** The address of the stylesheet. */
  stylesheet: string;
  /** The inline script before the first paint. */
  preferences: string;
  /** The inline script after it, and the addresses of the scripts that it loads and runs in this order. */
  boot: string;
  code: string[];
  /** The address of the font. */
  font: string;
}

/** Writes a document. Scripts run after the first paint, except the one that keeps a stored theme from flashing. */
export function writeDocument(parts: DocumentParts): string {
  const { language, path, page, rendered, structuredData, styles, stylesheet, preferences, boot, code, font } = parts;
  return [
    `<!doctype html><html lang="${escapeHtml(language)}" dir="ltr"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<script data-font="${font}">${preferences}</script>`,
    rendered.head,
    // Apple's devices request /apple-touch-icon.png by themselves.
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/site.webmanifest">',
    `<meta name="theme-color" content="${BRAND.ink}">`,
    `<style>${styles}</style><link rel="stylesheet" href="${stylesheet}" id="${STYLESHEET_ID}">`,
    structuredData ? `<script type="application/ld+json">${inlineJson(structuredData)}</script>` : "",
    "</head><body>",
    `<div id="${ROOT_ID}" data-path="${path}"${page ? ` data-page="${page}"` : ""}>${closeShapes(rendered.body)}</div>`,
    `<script data-code="${code.join(" ")}">${boot}</script>`,
    "</body></html>",
  ].join("");
}

/** A document that leads to another page, for hosts that cannot redirect (RT-07). */
export function writeRedirect({ language, target, website }: { language: string; target: string; website: string }): string {
  const path = escapeHtml(target);
  return (
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>${path}</title>` +
    `<meta http-equiv="refresh" content="0; url=${path}"><link rel="canonical" href="${escapeHtml(website + target)}">` +
    `<meta name="robots" content="noindex"></head><body><p><a href="${path}">${path}</a></p></body></html>`
  );
}

/** SVG shapes without the closing tags that React writes: HTML takes both, and a page has dozens. */
const closeShapes = (html: string): string => html.replace(/><\/(?:path|circle|rect|use)>/g, "/>");

/** JSON that is safe in a script element: nothing in it can end the element. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

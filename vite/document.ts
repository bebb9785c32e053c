/** Writes documents: the same for `vite` and `vite build`. */
import { type PageFile, ROOT_ID, STYLESHEET_ID } from "../app/browser/page-files.ts";
import type { render as Render } from "../app/entry.server.tsx";
import { escapeXml } from "../app/seo/escape-xml.ts";
import { structuredData } from "../app/seo/structured-data.ts";
import { bundleScript } from "./bundle-script.ts";
import { hashOf } from "./cached.ts";
import { policyOf } from "./content-security-policy.ts";
import { cascadeLayers } from "./critical-css.ts";
import { fontFaces, makeFont } from "./font.ts";
import type { Site } from "./site-source.ts";

/** Makes the parts that all documents share. */
export async function sharedParts({ root, content }: Site) {
  const { weight, ink } = content.brand;
  const { url } = await makeFont(root, weight);
  return {
    business: content.business,
    language: content.labels.language,
    themeColour: ink,
    font: url,
    /** The statement that orders the layers is repeated here: bundling drops it. */
    styles: `@layer ${cascadeLayers(root)};${fontFaces(url, weight)}`,
    script: await bundleScript(root, "app/browser/before-paint.ts"),
  };
}

/** A page's data, for hydration and for client-side navigation. */
export function pageFile(path: string, { pages }: Site, release: string): PageFile | undefined {
  const page = pages.get(path);
  return page && { release, version: hashOf(JSON.stringify([release, page])), page };
}

/** Renders the page at a path; at a path without one, such as 404.html and offline.html, the failure screen. */
export async function renderPage(path: string, { site, release, render }: { site: Site; release: string; render: typeof Render }) {
  const rendered = await render(path, async (wanted) => {
    const page = site.pages.get(wanted);
    if (!page) throw new Response(null, { status: 404, statusText: "Not Found" });
    return page;
  });
  const file = pageFile(path, site, release);
  return { path, rendered, file, structuredData: file && structuredData(file.page, site.content.business) };
}

/** What {@link writeDocument} writes. */
export interface DocumentParts extends Awaited<ReturnType<typeof sharedParts>>, Awaited<ReturnType<typeof renderPage>> {
  /** The addresses of the stylesheet, of the boot script, and of the scripts it runs, in order. */
  stylesheet: string;
  boot: string;
  scripts: string[];
  /** In `vite build`: selects the critical CSS for the HTML in a page's body. */
  criticalCss?: (html: string) => string;
}

/**
 * Writes a document. Scripts run after the first paint, except the one that applies a stored theme without a flash. `vite build` adds the
 * CSP, ahead of everything it governs, and the critical CSS, so that no other file blocks the first paint; the full stylesheet loads with
 * the code, or immediately without JavaScript. The boot script comes last, so that its request doesn't delay the paint.
 */
export function writeDocument(parts: DocumentParts): string {
  const { rendered, file, script, stylesheet, criticalCss } = parts;
  const body = rendered.body.replaceAll(/><\/(circle|path|rect|use)>/g, "/>"); // as drawings write it
  const styles = parts.styles + (criticalCss?.(rendered.body) ?? "");
  const policy = policyOf({ business: parts.business, scripts: [script], styles: [styles] });
  return [
    `<!doctype html><html lang="${escapeXml(parts.language)}" dir="ltr"><head><meta charset="utf-8">`,
    criticalCss ? `<meta http-equiv="Content-Security-Policy" content="${policy}">` : "",
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<script data-font="${parts.font}">${script}</script>`,
    rendered.head,
    // Apple devices request /apple-touch-icon.png unprompted.
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<meta name="theme-color" content="${parts.themeColour}">`,
    `<style>${styles}</style><link rel="stylesheet" href="${stylesheet}" id="${STYLESHEET_ID}"${criticalCss ? " disabled" : ""}>`,
    criticalCss ? `<noscript><link rel="stylesheet" href="${stylesheet}"></noscript>` : "",
    parts.structuredData ? `<script type="application/ld+json">${inlineJson(parts.structuredData)}</script>` : "",
    "</head><body>",
    `<div id="${ROOT_ID}" data-path="${parts.path}"${file ? ` data-version="${file.version}"` : ""}>${body}</div>`,
    `<script defer src="${parts.boot}" data-code="${parts.scripts.join(" ")}"></script>`,
    "</body></html>",
  ].join("");
}

/** A document that redirects to another page, for hosts that can't (RT-07). */
export function writeRedirect(target: string): string {
  const address = escapeXml(encodeURI(target));
  const head = `<meta charset="utf-8"><title>${address}</title><meta http-equiv="refresh" content="0; url=${address}">`;
  return `<!doctype html><html lang="en">${head}<a href="${address}">${address}</a>`;
}

/** JSON that is safe in a script element: nothing in it can end the element. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

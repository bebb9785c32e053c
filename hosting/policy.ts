/**
 * How a host serves the site: which file an address gets, with which status and headers. `vite preview` calls these functions; the other
 * files in this folder write the same for Apache, nginx, Netlify and Cloudflare, and tests/hosts compares them.
 */
import { extname } from "node:path";
import { DEFAULT_DETAIL, detailPage, isDetail } from "../app/browser/page-address.ts";

const YEAR = 365 * 24 * 60 * 60;

/**
 * Sent with every response. A document carries the rest of its Content-Security-Policy itself (vite/content-security-policy.ts): a header
 * with hashes would refuse the scripts of a document from another release.
 */
export const SECURITY_HEADERS: Record<string, string> = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Referrer-Policy": "strict-origin-when-cross-origin", // YouTube refuses to play for a page that sends no origin
  "Strict-Transport-Security": `max-age=${YEAR}`, // ignored over HTTP; excludes subdomains, such as webmail without a certificate
  "X-Content-Type-Options": "nosniff",
};

/** Folders of files whose names change with their content. */
export const IMMUTABLE_FOLDERS = ["assets", "films", "pictures"];

/** For files in {@link IMMUTABLE_FOLDERS}. */
export const IMMUTABLE = `public, max-age=${YEAR}, immutable`;
/** For all other files: a browser asks each time, and gets 304 when nothing has changed. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** The media type of each kind of file, by extension. */
export const MEDIA_TYPES: Record<string, string> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  mp4: "video/mp4",
  pdf: "application/pdf",
  png: "image/png",
  ico: "image/x-icon",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  vcf: "text/vcard; charset=utf-8",
  webm: "video/webm",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml",
};

/** The build also writes Brotli copies of files with these extensions, with `.br` appended. */
export const TEXT_EXTENSIONS = ["css", "html", "js", "json", "svg", "txt", "vcf", "xml"];

/** @throws Error when the policy has no media type for the file. */
export function mediaType(file: string): string {
  const type = MEDIA_TYPES[extname(file).slice(1)];
  if (!type) throw new Error(`${file} has no media type: add its extension to MEDIA_TYPES in hosting/policy.ts.`);
  return type;
}

/** How long browsers may keep a file. */
export const cacheControl = (file: string): string =>
  IMMUTABLE_FOLDERS.some((folder) => file.startsWith(`/${folder}/`)) ? IMMUTABLE : REVALIDATE;

/** The file of a page. Not a folder's index.html: many hosts redirect `/services` to `/services/` when that is a folder (decision 0022). */
export const documentFile = (page: string): string => (page === "/" ? "/index.html" : `${page}.html`);

/**
 * The candidate files for a path; the first that exists is served.
 *
 * `/blog-detail/3abc` gets the page of post 3, `/blog-detail/999` and `/blog-detail/abc` the default text (BLOG-04, BLOG-06).
 *
 * @param path Decoded.
 */
export const filesFor = (path: string): string[] => [
  documentFile(path),
  path,
  ...(isDetail(path) ? [detailPage(path), DEFAULT_DETAIL].map(documentFile) : []),
];

/** Paths answered with 404: hidden files, hosts' own, compressed copies, and the failure page's own address (RT-06). */
export const HIDDEN = /^\/404(\.html)?$|\/\.(?!well-known\/)|^\/_|\.br$/;

/** What the build writes for a host: a file's name and its text. */
export type HostFile = [name: string, text: string];

/** The first line of each host's file. */
export const WRITTEN_BY = "# Written by `vite build` from the code in hosting/. Change it there: the next build replaces this file.";

/** Writes each item as lines of a host's file. */
export const lines = <Item>(items: Item[], write: (item: Item) => string): string => items.map(write).join("\n");

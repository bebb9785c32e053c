/**
 * How any host serves the site: which file an address gets, with which status and headers. `vite preview` calls these functions; the
 * other files of this folder say the same in each host's own language, and tests/hosts compares them.
 */
import { FAILURE_PATH } from "../app/browser/document-page.ts";
import { DEFAULT_DETAIL, detailPage, isDetail, readablePath, singleAddress } from "../app/browser/page-address.ts";
import { redirects } from "../app/redirects.ts";
import { FEED } from "../app/seo/feed-address.ts";

/** Anything else than reading is refused with status 405: there is nothing to write to. */
export const METHODS = ["GET", "HEAD"];

const YEAR = 365 * 24 * 60 * 60;

/** Sent with every response. */
export const SECURITY_HEADERS: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  // YouTube refuses to play for a page that names no origin.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Sent over HTTPS only (RFC 6797, 7.2). It leaves subdomains alone: on shared hosting, webmail may be one without a certificate. */
export const STRICT_TRANSPORT_SECURITY = `max-age=${YEAR}`;

/** Folders of files whose names change with their content. */
export const UNCHANGING_FOLDERS = ["assets", "films", "pictures"];

/** For files in {@link UNCHANGING_FOLDERS}. */
export const CACHE_FOR_EVER = `public, max-age=${YEAR}, immutable`;
/** For all else: a browser asks each time, and gets 304 when nothing has changed. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** How long browsers may keep a file. */
export const cacheControl = (file: string): string =>
  UNCHANGING_FOLDERS.some((folder) => file.startsWith(`/${folder}/`)) ? CACHE_FOR_EVER : REVALIDATE;

/** The media type of each kind of file, by extension. The build stops at a file of another kind. */
export const MEDIA_TYPES: Record<string, string> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  mp4: "video/mp4",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  vcf: "text/vcard; charset=utf-8",
  webm: "video/webm",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml",
};

/** The media types of single files whose extension says less. */
export const FILE_TYPES: Record<string, string> = { [FEED.path]: FEED.type };

/** @throws Error when the policy has no media type for the file. */
export function mediaType(file: string): string {
  const own = FILE_TYPES[`/${file.replace(/^\//, "")}`];
  if (own) return own;
  const extension = extensionOf(file);
  const type = Object.hasOwn(MEDIA_TYPES, extension) ? MEDIA_TYPES[extension] : undefined;
  if (!type) throw new Error(`${file} has no media type: add its extension to MEDIA_TYPES in hosting/policy.ts.`);
  return type;
}

const extensionOf = (file: string): string => /\.([^./]+)$/.exec(file)?.[1] ?? "";

/** Extensions of text. The build writes each of these files compressed as well; pictures, films and fonts are compressed already. */
export const TEXT_EXTENSIONS = ["css", "html", "js", "json", "svg", "txt", "vcf", "webmanifest", "xml"];

/** Whether the build writes a file compressed as well. */
export const isText = (file: string): boolean => TEXT_EXTENSIONS.includes(extensionOf(file));

/** A form in which the build writes each text a second time. */
export interface Encoding {
  /** Its name in HTTP. */
  name: string;
  /** What the build adds to the name of a compressed file. */
  suffix: string;
  /** Whether an Accept-Encoding takes it, as a regular expression that PCRE and RE2 read too: named, and not with `q=0`. */
  accepted: string;
}

const acceptedIf = (name: string): string => `(^|,) *${name} *(; *[qQ]=(1|0?\\.0*[1-9])[0-9.]* *)?(,|$)`;

/** The best first. */
export const ENCODINGS: Encoding[] = [
  { name: "br", suffix: ".br", accepted: acceptedIf("br") },
  { name: "gzip", suffix: ".gz", accepted: acceptedIf("gzip") },
];

/** The encoding that a client gets. */
export const encodingFor = (accept: string): Encoding | undefined => ENCODINGS.find(({ accepted }) => new RegExp(accepted).test(accept));

/** The file of a page. Not a folder's index.html: many hosts redirect `/services` to `/services/` when that is a folder (decision 0022). */
export const documentFile = (page: string): string => (page === "/" ? "/index.html" : `${page}.html`);

/**
 * The one address of a page, for an address that has other slashes or names the page's file, and for those of the route table (RT-07).
 *
 * @param pathname As the client sent it, encoded.
 * @returns Where to redirect to; `undefined` when the address is right already. The query stays.
 */
export function redirectOf(pathname: string): string | undefined {
  if (pathname.includes("\\")) return undefined; // a browser reads `/\\host` as another host
  const path = singleAddress(pathname);
  const target = redirects[readablePath(path)] ?? path;
  return target === pathname ? undefined : target;
}

/** Whether a path asks for what the site does not show: hidden files, compressed ones as such, the failure page as a page (RT-06). */
const isHidden = (path: string): boolean =>
  /\/\.(?!well-known\/)/.test(path) || /\\|\.(br|gz)$/.test(path) || [FAILURE_PATH, FAILURE_PATH.replace(".html", "")].includes(path);

/** A post's number at the start of the path's last segment, as parseInt reads it, in a form that PCRE and RE2 read too (BLOG-04). */
export const detailPattern = (ids: readonly string[]): string => `${DEFAULT_DETAIL}/\\s*\\+?0*(${ids.join("|")})([^0-9/][^/]*)?$`;

/** Any one segment below the posts' page. */
export const ANY_DETAIL = `${DEFAULT_DETAIL}/[^/]+$`;

/**
 * The file that a path gets.
 *
 * `/blog-detail/3abc` gets the page of post 3, `/blog-detail/999` and `/blog-detail/abc` the default text (BLOG-04, BLOG-06), and
 * `/blog-detail/1/2` no page (RT-06).
 *
 * @param path Decoded.
 * @param exists Whether the built site has a file.
 */
export function fileOf(path: string, exists: (file: string) => boolean): { file: string; status: 200 | 404 } {
  const missing = { file: FAILURE_PATH, status: 404 } as const;
  if (isHidden(path)) return missing;
  const candidates = [documentFile(path), path, ...(isDetail(path) ? [detailPage(path), DEFAULT_DETAIL].map(documentFile) : [])];
  const file = candidates.find(exists);
  return file ? { file, status: 200 } : missing;
}

/**
 * For what is no document: a file loads nothing, and no page may show it in an iframe. The service worker requests the site's own files under
 * the policy that it was sent with. Browsers show a picture or a film that is opened by itself in a page of their own, whose inline styles
 * and whose player obey the file's policy.
 */
export const FILE_POLICY = "default-src 'none';connect-src 'self';media-src 'self';style-src 'unsafe-inline';frame-ancestors 'none'";

const META = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/;

/** The Content-Security-Policy to send with a document: from the one that it carries, which governs where a host sends none. */
export function sentPolicy(html: string): string {
  const [, meta] = META.exec(html) ?? [];
  return meta ? strictPolicy(directivesOf(meta)) : FILE_POLICY;
}

/**
 * A policy that fits all documents, for hosts that cannot send each its own. Every document's own policy still governs: a browser lets
 * through what all policies allow, so that here inline styles are left to the document's.
 */
export function sharedPolicy(documents: readonly string[]): string {
  const all = documents.flatMap((html) => META.exec(html)?.[1] ?? []).map(directivesOf);
  const values = (name: string) =>
    [...new Set(all.flatMap((directives) => (directives.get(name) ?? "").split(" ").filter(Boolean)))].join(" ");
  const names = new Set(all.flatMap((directives) => [...directives.keys()]));
  return strictPolicy(new Map([...names].map((name) => [name, name === "style-src" ? "'self' 'unsafe-inline'" : values(name)])));
}

const directivesOf = (policy: string): Map<string, string> =>
  new Map(policy.split(";").map((directive) => [directive.split(" ", 1)[0] ?? "", directive.split(" ").slice(1).join(" ")]));

/** Nothing but what pages load: a page that the router shows later has the policy of the document that was loaded. */
function strictPolicy(own: ReadonlyMap<string, string>): string {
  const directives: Record<string, string | undefined> = {
    "default-src": "'none'",
    "script-src": own.get("script-src"),
    "style-src": own.get("style-src"),
    "img-src": "'self'",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "media-src": own.get("media-src"),
    "frame-src": own.get("frame-src"),
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": own.get("require-trusted-types-for"),
    "trusted-types": own.get("trusted-types"),
  };
  return Object.entries(directives)
    .flatMap(([name, value]) => (value ? [`${name} ${value}`] : []))
    .join(";");
}

/** What the hosts' files are written from. */
export interface BuiltSite {
  /** The owner's address, without a slash at its end. */
  website: string;
  /** Every document of the site, 404.html too: its file, and the Content-Security-Policy to send with it. */
  documents: { file: string; contentPolicy: string }[];
  /** See {@link sharedPolicy}. */
  sharedPolicy: string;
  /** The numbers of the posts that have a page. */
  posts: string[];
}

/** A file that the build writes for a host: its name and its text. */
export type HostFile = readonly [name: string, text: string];

/** What the hosts' files say at their top. */
export const WRITTEN_BY = "Written by `vite build` from the code in hosting/. Change it there: the next build replaces this file.";

/** Escapes a text for a regular expression of PCRE or RE2. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Netlify, Cloudflare Pages and Vercel: each serves `services.html` at `/services` by itself, compresses, and revalidates documents. */
import { FAILURE_PATH } from "../app/browser/document-page.ts";
import { DEFAULT_DETAIL } from "../app/browser/page-address.ts";
import { pageFileUrl } from "../app/browser/page-file.ts";
import { redirects } from "../app/redirects.ts";
import type { BuiltSite, HostFile } from "./policy.ts";
import * as policy from "./policy.ts";

/** Cloudflare Pages reads this many rules of _headers, and this many characters of a line. */
export const CLOUDFLARE_LIMITS = { headerRules: 100, lineLength: 2000 };

interface HeaderRule {
  /** An encoded path; `*` at its end is any. */
  path: string;
  headers: Record<string, string>;
}

/** Netlify reads `_headers` and `_redirects` from the published folder. */
export const netlifyFiles = (site: BuiltSite): HostFile[] => [
  ["_headers", headersFile(headerRules(site))],
  [
    "_redirects",
    redirectsFile([
      // `!`: even where a file has this address, and contact-us.html does.
      ...Object.entries(redirects).map(([from, to]) => `${encodeURI(from)} ${to} 301!`),
      `${DEFAULT_DETAIL}/:id ${DEFAULT_DETAIL} 200`,
    ]),
  ],
];

/** Cloudflare Pages reads files of the same names, with rules of its own. */
export const cloudflarePagesFiles = (site: BuiltSite): HostFile[] => [
  ["_headers", headersFile(withinLimit(headerRules(site)))],
  [
    "_redirects",
    // A rule goes before a file there: the last one must leave alone what has a file.
    redirectsFile([
      ...Object.entries(redirects).map(([from, to]) => `${encodeURI(from)} ${to} 301`),
      ...[FAILURE_PATH, FAILURE_PATH.replace(".html", "")].map((path) => `${path} /no-such-page 200`),
      ...[pageFileUrl(DEFAULT_DETAIL), ...site.posts.map((id) => `${DEFAULT_DETAIL}/${id}`)].map((path) => `${path} ${path} 200`),
      `${DEFAULT_DETAIL}/:id ${DEFAULT_DETAIL} 200`,
    ]),
  ],
];

/** Vercel reads `vercel.json` from the folder that is uploaded. */
export const vercelFiles = (site: BuiltSite): HostFile[] => [
  [
    "vercel.json",
    `${JSON.stringify(
      {
        cleanUrls: true,
        trailingSlash: false,
        headers: headerRules(site).map(({ path, headers }) => ({
          source: path.replace("%20", "(%20| )").replace(/\*$/, "(.*)"),
          headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
        })),
        redirects: Object.entries(redirects).map(([source, destination]) => ({ source, destination, statusCode: 301 })),
        rewrites: [{ source: `${DEFAULT_DETAIL}/:id`, destination: DEFAULT_DETAIL }],
      },
      undefined,
      2,
    )}\n`,
  ],
];

/** GitHub Pages has no headers, redirects or rewrites to set. Without this file it would leave `.well-known` out. */
export const gitHubPagesFiles = (): HostFile[] => [[".nojekyll", ""]];

/**
 * The policy for all comes first. Where a host joins it with the document's own by a comma, a browser obeys both, which is the document's
 * own; where the later replaces the earlier, it is that, too.
 */
const headerRules = ({ documents, sharedPolicy }: BuiltSite): HeaderRule[] => [
  {
    path: "/*",
    headers: {
      ...policy.SECURITY_HEADERS,
      "Strict-Transport-Security": policy.STRICT_TRANSPORT_SECURITY,
      "Content-Security-Policy": sharedPolicy,
    },
  },
  ...policy.UNCHANGING_FOLDERS.map((folder) => ({ path: `/${folder}/*`, headers: { "Cache-Control": policy.CACHE_FOR_EVER } })),
  ...["vcf", "webmanifest"].map((extension) => ({
    path: extension === "vcf" ? "/contact.vcf" : "/site.webmanifest",
    headers: { "Content-Type": policy.MEDIA_TYPES[extension] as string },
  })),
  ...Object.entries(policy.FILE_TYPES).map(([path, type]) => ({ path, headers: { "Content-Type": type } })),
  ...documents
    .filter(({ file }) => file !== FAILURE_PATH)
    .map(({ file, contentPolicy }) => ({
      path: encodeURI(file.replace(/\.html$/, "").replace(/^\/index$/, "/")),
      headers: { "Content-Security-Policy": contentPolicy },
    })),
];

/** All rules, or where they are too many for Cloudflare Pages, those that are not about one document: its own policy then suffices. */
export const withinLimit = (rules: HeaderRule[]): HeaderRule[] =>
  rules.length <= CLOUDFLARE_LIMITS.headerRules
    ? rules
    : rules.filter(({ path, headers }) => path === "/*" || !("Content-Security-Policy" in headers));

const headersFile = (rules: HeaderRule[]): string =>
  [
    `# ${policy.WRITTEN_BY}`,
    ...rules.flatMap(({ path, headers }) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)]),
    "",
  ].join("\n");

const redirectsFile = (lines: string[]): string => [`# ${policy.WRITTEN_BY}`, ...lines, ""].join("\n");

import * as policy from "./policy.ts";

/**
 * Netlify and Cloudflare Pages read `_headers` and `_redirects` from the published folder. Both serve `services.html` at `/services`,
 * compress, and make browsers revalidate documents without being told to.
 *
 * @param posts The numbers of the posts that have a page.
 * @param redirects Former paths, and where each leads.
 */
export const netlifyFiles = (posts: string[], redirects: Record<string, string>): policy.HostFile[] => [
  [
    "_headers",
    [
      policy.WRITTEN_BY,
      ...rule("/*", policy.SECURITY_HEADERS),
      ...policy.IMMUTABLE_FOLDERS.flatMap((folder) => rule(`/${folder}/*`, { "Cache-Control": policy.IMMUTABLE })),
      ...rule("/contact.vcf", { "Content-Type": policy.MEDIA_TYPES.vcf as string }),
      "",
    ].join("\n"),
  ],
  [
    "_redirects",
    [
      policy.WRITTEN_BY,
      ...Object.entries(redirects).map(([from, to]) => `${encodeURI(from)} ${encodeURI(to)} 301`),
      // Cloudflare applies rules before it looks for files, so each file needs a rule that keeps it.
      ...[...posts, "page.json"].map((file) => `/blog-detail/${file} /blog-detail/${file} 200`),
      "/blog-detail/:id /blog-detail 200",
      "",
    ].join("\n"),
  ],
];

const rule = (path: string, headers: Record<string, string>): string[] => [
  path,
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
];

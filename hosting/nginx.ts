import { FAILURE_PATH } from "../app/browser/document-page.ts";
import { DEFAULT_DETAIL } from "../app/browser/page-address.ts";
import { pageFileUrl } from "../app/browser/page-file.ts";
import { redirects } from "../app/redirects.ts";
import type { BuiltSite, HostFile } from "./policy.ts";
import * as policy from "./policy.ts";

/** nginx's configuration: the server, which the owner edits once, and two files that each build writes again. */
export function nginxFiles(site: BuiltSite): HostFile[] {
  return [
    ["site.conf", server(new URL(site.website).host)],
    ["site-maps.inc", maps(site)],
    ["site-rules.inc", rules(site)],
  ];
}

const SUFFIX = policy.ENCODINGS.map(({ suffix }) => policy.literally(suffix)).join("|");

const server = (
  host: string,
): string => `# An example: set the domain, the certificate and the folders. Then put this file into /etc/nginx/sites-enabled/.
include /srv/site/dist-hosts/nginx/site-maps.inc;

server {
  listen 80;
  listen [::]:80;
  server_name ${host};
  location /.well-known/acme-challenge/ { root /var/www/html; }
  location / { return 301 https://$host$request_uri; }
}

server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${host};
  ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;
  root /srv/site/dist;
  include /srv/site/dist-hosts/nginx/site-rules.inc;
}
`;

/** Headers come from maps: one `add_header` within a location would replace all those of the server. */
const maps = ({ documents }: BuiltSite): string =>
  [
    `# ${policy.WRITTEN_BY}`,
    "map $http_accept_encoding $site_suffix {",
    '  default "";',
    ...policy.ENCODINGS.map(({ accepted, suffix }) => `  "~*${accepted}" "${suffix}";`),
    "}",
    "# Not with nginx's own pages for errors and redirects: they are not compressed, whatever address was asked for.",
    'map "$status $uri" $site_content_encoding {',
    '  default "";',
    ...policy.ENCODINGS.map(({ name, suffix }) => `  "~^(200|206|304|404) .*${policy.literally(suffix)}$" "${name}";`),
    "}",
    "map $uri $site_vary {",
    '  default "";',
    `  "~\\.(${policy.TEXT_EXTENSIONS.join("|")})(${SUFFIX})?$" "Accept-Encoding";`,
    "}",
    "map $uri $site_cache_control {",
    `  default "${policy.REVALIDATE}";`,
    `  "~^/(${policy.UNCHANGING_FOLDERS.join("|")})/" "${policy.CACHE_FOR_EVER}";`,
    "}",
    "map $status $site_allow {",
    '  default "";',
    `  405 "${policy.METHODS.join(", ")}";`,
    "}",
    "map $uri $site_policy {",
    `  default "${policy.FILE_POLICY}";`,
    ...documents.map(({ file, contentPolicy }) => `  "~^${policy.literally(file)}(${SUFFIX})?$" "${contentPolicy}";`),
    "}",
    "",
  ].join("\n");

/** A file in the form that the client takes, and as it is. */
const forms = (file: string): string => `${quoted(`${file}$site_suffix`)} ${quoted(file)}`;

const quoted = (text: string): string => `"${text}"`;

const rules = ({ posts }: BuiltSite): string =>
  [
    `# ${policy.WRITTEN_BY}`,
    "server_tokens off;",
    "absolute_redirect off;",
    "gzip off; # the build has compressed what gains by it",
    "autoindex off;",
    `error_page 404 ${FAILURE_PATH};`,
    "",
    ...headers(),
    "",
    `if ($request_method !~ "^(${policy.METHODS.join("|")})$") { return 405; }`,
    "",
    ...toSingleAddress(),
    "",
    "# What the site does not show.",
    "location ~ /\\.(?!well-known/) { return 404; }",
    `location ~ (${SUFFIX})$ { return 404; }`,
    `location = ${FAILURE_PATH.replace(".html", "")} { return 404; }`,
    "",
    ...pages(posts),
    "",
    ...otherFiles(),
    "",
  ].join("\n");

const headers = (): string[] => [
  ...Object.entries(policy.SECURITY_HEADERS).map(([name, value]) => `add_header ${name} "${value}" always;`),
  `add_header Strict-Transport-Security "${policy.STRICT_TRANSPORT_SECURITY}" always;`,
  "add_header Content-Security-Policy $site_policy always;",
  "add_header Cache-Control $site_cache_control;",
  "add_header Content-Encoding $site_content_encoding always;",
  "add_header Vary $site_vary always;",
  "add_header Allow $site_allow always;",
];

const toSingleAddress = (): string[] => [
  "# One address for each page. $request_uri is what the client sent: $uri is decoded, and could carry a line break into a header.",
  'if ($request_uri ~ "^[^?]*\\\\\\\\") { return 404; }',
  'if ($request_uri ~ "^([^?]*?)//+([^?]*?)/*(\\?.*)?$") { return 301 $1/$2$3; }',
  'if ($request_uri ~ "^/index\\.html(\\?.*)?$") { return 301 /$1; }',
  'if ($request_uri ~ "^(/[^?]+)/index\\.html(\\?.*)?$") { return 301 $1$2; }',
  'if ($request_uri ~ "^(?!/404\\.html)([^?]*[^?/])\\.html(\\?.*)?$") { return 301 $1$2; }',
  'if ($request_uri ~ "^(/[^?]*[^?/])/(\\?.*)?$") { return 301 $1$2; }',
  ...Object.entries(redirects).map(([from, to]) => `location = ${quoted(from)} { return 301 ${to}$is_args$args; }`),
];

const pages = (posts: string[]): string[] => {
  const html = typeLine(policy.MEDIA_TYPES.html);
  return [
    "# The file of a page.",
    `location = / { ${html} try_files ${forms("/index.html")} =404; }`,
    `location / { ${html} try_files ${forms("$uri.html")} =404; }`,
    `location = ${FAILURE_PATH} { internal; ${html} try_files ${forms(FAILURE_PATH)} =404; }`,
    `location = ${pageFileUrl(DEFAULT_DETAIL)} { ${typeLine(policy.MEDIA_TYPES.json)} try_files ${forms("$uri")} =404; }`,
    `location ~ "^${policy.detailPattern(posts)}" { ${html} try_files ${forms("$uri.html")} ${forms(`${DEFAULT_DETAIL}/$1.html`)} =404; }`,
    `location ~ "^${policy.ANY_DETAIL}" { ${html} try_files ${forms(policy.documentFile(DEFAULT_DETAIL))} =404; }`,
  ];
};

const otherFiles = (): string[] => [
  "# Other files.",
  ...Object.entries(policy.FILE_TYPES).map(([file, type]) => `location = ${file} { ${typeLine(type)} try_files ${forms("$uri")} =404; }`),
  ...Object.entries(policy.MEDIA_TYPES)
    .filter(([extension]) => extension !== "html")
    .map(([extension, type]) => {
      const files = policy.TEXT_EXTENSIONS.includes(extension) ? forms("$uri") : "$uri";
      return `location ~ \\.${extension}$ { ${typeLine(type)} try_files ${files} =404; }`;
    }),
];

/** The media type of all files of a location. */
const typeLine = (type: string | undefined): string => `types { } default_type "${type}";`;

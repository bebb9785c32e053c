import { redirects } from "../app/route-table.ts";
import {
  ANY_DETAIL,
  type BuiltSite,
  CACHE_FOR_EVER,
  detailPattern,
  ENCODINGS,
  FILE_POLICY,
  FILE_TYPES,
  type HostFile,
  literally,
  MEDIA_TYPES,
  METHODS,
  REVALIDATE,
  SECURITY_HEADERS,
  STRICT_TRANSPORT_SECURITY,
  TEXT_EXTENSIONS,
  UNCHANGING_FOLDERS,
  WRITTEN_BY,
} from "./policy.ts";

/**
 * Apache's .htaccess files, for shared hosting: an owner there cannot change the server's own configuration. LiteSpeed reads them too, so
 * they use no `<If>` and no expressions; and no `Options`, which many hosts do not allow and then serve nothing at all.
 */
export function apacheFiles(site: BuiltSite): HostFile[] {
  const folders = Map.groupBy(site.documents, ({ file }) => file.slice(0, file.lastIndexOf("/") + 1));
  return [...folders].map(([folder, documents]) => [
    `${folder.slice(1)}.htaccess`,
    [`# ${WRITTEN_BY}`, ...(folder === "/" ? rules(site) : []), ...policies(documents)].join("\n").concat("\n"),
  ]);
}

const SUFFIX = `(?:${ENCODINGS.map(({ suffix }) => literally(suffix)).join("|")})`;

/** `<FilesMatch>` sees only a file's name, so that each folder with documents has a file of its own. */
const policies = (documents: BuiltSite["documents"]): string[] => [
  "",
  "<IfModule mod_headers.c>",
  ...documents.flatMap(({ file, policy }) => [
    `  <FilesMatch "^${literally(file.slice(file.lastIndexOf("/") + 1))}${SUFFIX}?$">`,
    `    Header always set Content-Security-Policy "${policy}"`,
    "  </FilesMatch>",
  ]),
  "</IfModule>",
];

function rules(site: BuiltSite): string[] {
  return [
    "",
    "ErrorDocument 404 /404.html",
    "<IfModule mod_dir.c>",
    "  # /services is a page, and a folder with the page's data: no redirect to /services/.",
    "  DirectorySlash Off",
    "  DirectoryIndex index.html",
    "</IfModule>",
    ...rewrites(site),
    ...types(),
    ...headers(),
  ];
}

/** Apache starts over with what a rule made. Rules with FIRST_PASS are about what the visitor asked for. */
const FIRST_PASS = "  RewriteCond %{ENV:REDIRECT_STATUS} ^$";

const rewrites = (site: BuiltSite): string[] => [
  "",
  "<IfModule mod_rewrite.c>",
  "  RewriteEngine On",
  "  RewriteBase /",
  "  RewriteCond %{HTTPS} =on [OR]",
  "  RewriteCond %{HTTP:X-Forwarded-Proto} =https",
  "  RewriteRule ^ - [E=SITE_SECURE:1]",
  "",
  `  RewriteCond %{REQUEST_METHOD} !^(${METHODS.join("|")})$`,
  "  RewriteRule ^ - [R=405,E=SITE_REFUSED:1,L]",
  "",
  "  # To HTTPS, but for who checks that the domain is yours.",
  FIRST_PASS,
  "  RewriteCond %{ENV:SITE_SECURE} ^$",
  "  RewriteCond %{REQUEST_URI} !^/\\.well-known/(?:acme-challenge|pki-validation)/",
  "  RewriteRule ^(.*)$ https://%{HTTP_HOST}/$1 [R=301,L]",
  "",
  "  # One address for each page. Apache has merged slashes before it comes here, so look at what was sent.",
  "  RewriteCond %{THE_REQUEST} ^\\S+\\s(?=/)[^?\\s]*//",
  "  RewriteRule ^(.*?)/*$ /$1 [R=301,L]",
  FIRST_PASS,
  "  RewriteRule ^(?:(.+)/)?index\\.html$ /$1 [R=301,L]",
  FIRST_PASS,
  "  RewriteRule ^(?!404\\.html$)(.*[^/])\\.html$ /$1 [R=301,L]",
  "  RewriteRule ^(.+?)/+$ /$1 [R=301,L]",
  ...Object.entries(redirects).map(([from, to]) => `  RewriteRule ^${literally(from.slice(1))}$ ${to} [R=301,L]`),
  "",
  "  # What the site does not show.",
  "  RewriteRule (?:^|/)\\.(?!well-known/) - [R=404,L]",
  "  RewriteRule \\\\ - [R=404,L]",
  FIRST_PASS,
  `  RewriteRule ^404(?:\\.html)?$|${SUFFIX}$ - [R=404,L]`,
  "",
  "  # Compressed files are what they are.",
  `  RewriteRule ${SUFFIX}$ - [E=no-gzip:1,E=no-brotli:1,L]`,
  "",
  "  # The file of a page.",
  "  RewriteRule ^$ index.html [L]",
  "  RewriteCond %{PATH_INFO} ^$",
  "  RewriteCond %{REQUEST_FILENAME}.html -f",
  "  RewriteRule ^(.+)$ $1.html [L]",
  "  RewriteCond %{REQUEST_FILENAME} !-f",
  `  RewriteRule ^${detailPattern(site.posts).slice(1)} blog-detail/$1.html [L]`,
  "  RewriteCond %{REQUEST_FILENAME} !-f",
  `  RewriteRule ^${ANY_DETAIL.slice(1)} blog-detail.html [L]`,
  "  RewriteCond %{REQUEST_FILENAME} !-f",
  "  RewriteRule ^ - [R=404,L]",
  "",
  "  # The file as the build compressed it.",
  "  <IfModule mod_headers.c>",
  ...ENCODINGS.flatMap(({ accepted, suffix }) => [
    `    RewriteCond %{HTTP:Accept-Encoding} "${accepted}" [NC]`,
    `    RewriteCond %{REQUEST_FILENAME}${suffix} -f`,
    `    RewriteRule ^(.+)$ $1${suffix} [L]`,
  ]),
  "  </IfModule>",
  "</IfModule>",
];

const types = (): string[] => [
  "",
  "<IfModule mod_mime.c>",
  ...Object.entries(MEDIA_TYPES).map(([extension, type]) => `  AddType "${type}" .${extension}`),
  ...ENCODINGS.flatMap(({ name, suffix }) => [`  RemoveType ${suffix}`, `  RemoveLanguage ${suffix}`, `  AddEncoding ${name} ${suffix}`]),
  ...Object.entries(FILE_TYPES).flatMap(([file, type]) => [
    `  <FilesMatch "^${literally(file.slice(1))}${SUFFIX}?$">`,
    `    ForceType "${type}"`,
    "  </FilesMatch>",
  ]),
  "</IfModule>",
];

const headers = (): string[] => [
  "",
  "<IfModule mod_headers.c>",
  ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `  Header always set ${name} "${value}"`),
  `  Header always set Strict-Transport-Security "${STRICT_TRANSPORT_SECURITY}" env=SITE_SECURE`,
  `  Header always set Allow "${METHODS.join(", ")}" env=SITE_REFUSED`,
  `  Header always set Content-Security-Policy "${FILE_POLICY}"`,
  `  Header set Cache-Control "${REVALIDATE}"`,
  "  <IfModule mod_setenvif.c>",
  `    SetEnvIf Request_URI "^/(?:${UNCHANGING_FOLDERS.join("|")})/" SITE_UNCHANGING`,
  `    Header set Cache-Control "${CACHE_FOR_EVER}" env=SITE_UNCHANGING`,
  "  </IfModule>",
  `  <FilesMatch "\\.(?:${TEXT_EXTENSIONS.join("|")})${SUFFIX}?$">`,
  "    Header merge Vary Accept-Encoding",
  "  </FilesMatch>",
  "</IfModule>",
];

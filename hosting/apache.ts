import { redirects } from "../app/redirects.ts";
import type { BuiltSite, HostFile } from "./policy.ts";
import * as policy from "./policy.ts";

/**
 * Apache's .htaccess files, for shared hosting: an owner there cannot change the server's own configuration. LiteSpeed reads them too, so
 * they use no `<If>` and no expressions; and no `Options`, which many hosts do not allow and then serve nothing at all.
 */
export function apacheFiles(site: BuiltSite): HostFile[] {
  const folderOf = ({ file }: BuiltSite["documents"][number]) => file.slice(0, file.lastIndexOf("/") + 1);
  return [...new Set(site.documents.map(folderOf))].map((folder) => {
    const documents = site.documents.filter((document) => folderOf(document) === folder);
    return [
      `${folder.slice(1)}.htaccess`,
      [`# ${policy.WRITTEN_BY}`, ...(folder === "/" ? rules(site) : []), ...policies(documents)].join("\n").concat("\n"),
    ];
  });
}

const SUFFIX = `(?:${policy.ENCODINGS.map(({ suffix }) => policy.literally(suffix)).join("|")})`;

/** `<FilesMatch>` sees only a file's name, so that each folder with documents has a file of its own. */
const policies = (documents: BuiltSite["documents"]): string[] => [
  "",
  "<IfModule mod_headers.c>",
  ...documents.flatMap(({ file, contentPolicy }) => [
    `  <FilesMatch "^${policy.literally(file.slice(file.lastIndexOf("/") + 1))}${SUFFIX}?$">`,
    `    Header always set Content-Security-Policy "${contentPolicy}"`,
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
  ...toHttps(),
  "",
  ...toSingleAddress(),
  "",
  ...hide(),
  "",
  ...findFile(site),
  "",
  ...compressed(),
  "</IfModule>",
];

const toHttps = (): string[] => [
  "  RewriteCond %{HTTPS} =on [OR]",
  "  RewriteCond %{HTTP:X-Forwarded-Proto} =https",
  "  RewriteRule ^ - [E=SITE_SECURE:1]",
  "",
  `  RewriteCond %{REQUEST_METHOD} !^(${policy.METHODS.join("|")})$`,
  "  RewriteRule ^ - [R=405,E=SITE_REFUSED:1,L]",
  "",
  "  # To HTTPS, except for the checks that the domain is yours.",
  FIRST_PASS,
  "  RewriteCond %{ENV:SITE_SECURE} ^$",
  "  RewriteCond %{REQUEST_URI} !^/\\.well-known/(?:acme-challenge|pki-validation)/",
  "  RewriteRule ^(.*)$ https://%{HTTP_HOST}/$1 [R=301,L]",
];

const toSingleAddress = (): string[] => [
  "  # One address for each page. Apache has merged slashes before it comes here, so look at what was sent.",
  "  RewriteCond %{THE_REQUEST} ^\\S+\\s(?=/)[^?\\s]*//",
  "  RewriteRule ^(.*?)/*$ /$1 [R=301,L]",
  FIRST_PASS,
  "  RewriteRule ^(?:(.+)/)?index\\.html$ /$1 [R=301,L]",
  FIRST_PASS,
  "  RewriteRule ^(?!404\\.html$)(.*[^/])\\.html$ /$1 [R=301,L]",
  "  RewriteRule ^(.+?)/+$ /$1 [R=301,L]",
  ...Object.entries(redirects).map(([from, to]) => `  RewriteRule ^${policy.literally(from.slice(1))}$ ${to} [R=301,L]`),
];

const hide = (): string[] => [
  "  # What the site does not show.",
  "  RewriteRule (?:^|/)\\.(?!well-known/) - [R=404,L]",
  "  RewriteRule \\\\ - [R=404,L]",
  FIRST_PASS,
  `  RewriteRule ^404(?:\\.html)?$|${SUFFIX}$ - [R=404,L]`,
  "",
  "  # A compressed file is not compressed again.",
  `  RewriteRule ${SUFFIX}$ - [E=no-gzip:1,E=no-brotli:1,L]`,
];

const findFile = (site: BuiltSite): string[] => [
  "  # The file of a page.",
  "  RewriteRule ^$ index.html [L]",
  "  RewriteCond %{PATH_INFO} ^$",
  "  RewriteCond %{REQUEST_FILENAME}.html -f",
  "  RewriteRule ^(.+)$ $1.html [L]",
  "  RewriteCond %{REQUEST_FILENAME} !-f",
  `  RewriteRule ^${policy.detailPattern(site.posts).slice(1)} blog-detail/$1.html [L]`,
  "  RewriteCond %{REQUEST_FILENAME} !-f",
  `  RewriteRule ^${policy.ANY_DETAIL.slice(1)} blog-detail.html [L]`,
  "  RewriteCond %{REQUEST_FILENAME} !-f",
  "  RewriteRule ^ - [R=404,L]",
];

const compressed = (): string[] => [
  "  # The file as the build compressed it.",
  "  <IfModule mod_headers.c>",
  ...policy.ENCODINGS.flatMap(({ accepted, suffix }) => [
    `    RewriteCond %{HTTP:Accept-Encoding} "${accepted}" [NC]`,
    `    RewriteCond %{REQUEST_FILENAME}${suffix} -f`,
    `    RewriteRule ^(.+)$ $1${suffix} [L]`,
  ]),
  "  </IfModule>",
];

const types = (): string[] => [
  "",
  "<IfModule mod_mime.c>",
  ...Object.entries(policy.MEDIA_TYPES).map(([extension, type]) => `  AddType "${type}" .${extension}`),
  ...policy.ENCODINGS.flatMap(({ name, suffix }) => [
    `  RemoveType ${suffix}`,
    `  RemoveLanguage ${suffix}`,
    `  AddEncoding ${name} ${suffix}`,
  ]),
  ...Object.entries(policy.FILE_TYPES).flatMap(([file, type]) => [
    `  <FilesMatch "^${policy.literally(file.slice(1))}${SUFFIX}?$">`,
    `    ForceType "${type}"`,
    "  </FilesMatch>",
  ]),
  "</IfModule>",
];

const headers = (): string[] => [
  "",
  "<IfModule mod_headers.c>",
  ...Object.entries(policy.SECURITY_HEADERS).map(([name, value]) => `  Header always set ${name} "${value}"`),
  `  Header always set Strict-Transport-Security "${policy.STRICT_TRANSPORT_SECURITY}" env=SITE_SECURE`,
  `  Header always set Allow "${policy.METHODS.join(", ")}" env=SITE_REFUSED`,
  `  Header always set Content-Security-Policy "${policy.FILE_POLICY}"`,
  `  Header set Cache-Control "${policy.REVALIDATE}"`,
  "  <IfModule mod_setenvif.c>",
  `    SetEnvIf Request_URI "^/(?:${policy.UNCHANGING_FOLDERS.join("|")})/" SITE_UNCHANGING`,
  `    Header set Cache-Control "${policy.CACHE_FOR_EVER}" env=SITE_UNCHANGING`,
  "  </IfModule>",
  `  <FilesMatch "\\.(?:${policy.TEXT_EXTENSIONS.join("|")})${SUFFIX}?$">`,
  "    Header merge Vary Accept-Encoding",
  "  </FilesMatch>",
  "</IfModule>",
];

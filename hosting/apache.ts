import * as policy from "./policy.ts";

/**
 * Apache's .htaccess, for shared hosting, where owners can't change the server's own configuration. It avoids `<If>` and expressions, as
 * LiteSpeed reads it too, and `Options`: many hosts forbid it, and then answer every request with an error.
 *
 * @param posts The numbers of the posts that have a page.
 * @param redirects Former paths, and where each leads.
 */
export const apacheFile = (posts: string[], redirects: Record<string, string>): policy.HostFile => [
  ".htaccess",
  `${policy.WRITTEN_BY}
ErrorDocument 404 /404.html
DirectoryIndex index.html
# /services is both a page and a folder: don't redirect to /services/.
DirectorySlash Off

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteBase /

  # The failure page, which Apache requests internally.
  RewriteCond %{ENV:REDIRECT_STATUS} !^$
  RewriteRule ^ - [END]

  # Redirect to HTTPS, except for domain-ownership checks.
  RewriteCond %{HTTPS} !=on
  RewriteCond %{HTTP:X-Forwarded-Proto} !=https
  RewriteCond %{REQUEST_URI} !^/\\.well-known/
  RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]

  # Never served.
  RewriteRule ^404(?:\\.html)?$|(?:^|/)\\.(?!well-known/) - [R=404,L]

  # One address per page.
  RewriteRule ^(.+?)/+$ /$1 [R=301,L]
  RewriteRule ^(?:(.+)/)?index\\.html$ /$1 [R=301,L]
  RewriteRule ^(.+)\\.html$ /$1 [R=301,L]
${policy.lines(Object.entries(redirects), ([from, to]) => `  RewriteRule "^${literally(from.slice(1))}$" "${to}" [R=301,L]`)}

  # Each page's file; posts by number.
  RewriteRule ^$ index.html
  RewriteCond %{PATH_INFO} ^$
  RewriteCond %{REQUEST_FILENAME}.html -f
  RewriteRule ^(.+)$ $1.html
  RewriteCond %{REQUEST_FILENAME} !-f
  RewriteRule ^blog-detail/\\s*\\+?0*(${posts.join("|")})(?!\\d)[^/]*$ blog-detail/$1.html
  RewriteCond %{REQUEST_FILENAME} !-f
  RewriteRule ^blog-detail/[^/]+$ blog-detail.html
  RewriteCond %{REQUEST_FILENAME} !-f
  RewriteRule ^ - [R=404,L]

  # The copy that the build compressed.
  <IfModule mod_headers.c>
    RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
    RewriteCond %{REQUEST_FILENAME}.br -f
    RewriteRule ^(.+)$ $1.br [END]
  </IfModule>
  RewriteRule ^ - [END]
</IfModule>

<IfModule mod_mime.c>
${policy.lines(Object.entries(policy.MEDIA_TYPES), ([extension, type]) => `  AddType "${type}" .${extension}`)}
  # By default Apache takes .br for Breton.
  RemoveLanguage .br
  AddEncoding br .br
</IfModule>

<IfModule mod_headers.c>
${policy.lines(Object.entries(policy.SECURITY_HEADERS), ([name, value]) => `  Header always set ${name} "${value}"`)}
  Header set Cache-Control "${policy.REVALIDATE}"
  SetEnvIf Request_URI "^/(?:${policy.IMMUTABLE_FOLDERS.join("|")})/" SITE_IMMUTABLE
  Header set Cache-Control "${policy.IMMUTABLE}" env=SITE_IMMUTABLE
  <FilesMatch "\\.(?:${policy.TEXT_EXTENSIONS.join("|")})(?:\\.br)?$">
    Header merge Vary Accept-Encoding
  </FilesMatch>
</IfModule>
`,
];

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

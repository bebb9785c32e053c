import * as policy from "./policy.ts";

/**
 * A complete nginx server for /etc/nginx/sites-enabled/, with folder and certificate where docs/hosting.md and certbot put them.
 *
 * @param redirects Former paths, and where each leads.
 */
export const nginxFile = (website: string, redirects: Record<string, string>): policy.HostFile => {
  const { host } = new URL(website);
  const html = 'types { } default_type "text/html; charset=utf-8";';
  return [
    "nginx.conf",
    `${policy.WRITTEN_BY}
map $http_accept_encoding $site_suffix { "~\\bbr\\b" .br; }
# Mapped by status too: nginx's own error pages aren't compressed.
map "$status $uri" $site_encoding { "~^(200|206|304|404) .*\\.br$" br; }
map $uri $site_vary { "~\\.(${policy.TEXT_EXTENSIONS.join("|")})(\\.br)?$" Accept-Encoding; }
map $uri $site_cache {
  default "${policy.REVALIDATE}";
  "~^/(${policy.IMMUTABLE_FOLDERS.join("|")})/" "${policy.IMMUTABLE}";
}

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
  root /srv/site/dist;
  ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;

  server_tokens off;
  error_page 404 /404.html;
  # A location with its own add_header would send none of these.
${policy.lines(Object.entries(policy.SECURITY_HEADERS), ([name, value]) => `  add_header ${name} "${value}" always;`)}
  add_header Cache-Control $site_cache;
  add_header Content-Encoding $site_encoding always;
  add_header Vary $site_vary always;

  # One address per page. $uri is decoded and could put a line break into a header, so match the raw request.
  if ($request_uri ~ "^/+([^?]*[^?/])/+(\\?.*)?$") { return 301 $scheme://$http_host/$1$2; }
  if ($request_uri ~ "^/+((?:[^?]*/)?)index\\.html(\\?.*)?$") { return 301 $scheme://$http_host/$1$2; }
  if ($request_uri ~ "^/+(?!404\\.html)([^?]+)\\.html(\\?.*)?$") { return 301 $scheme://$http_host/$1$2; }
${policy.lines(Object.entries(redirects), ([from, to]) => `  location = "${from}" { return 301 "${encodeURI(to)}$is_args$args"; }`)}

  # Never served.
  location ~ /\\.(?!well-known/) { return 404; }
  location = /404 { return 404; }
  location = /404.html { internal; ${html} try_files /404.html$site_suffix /404.html =404; }

  # Files, then pages; posts by number.
${policy.lines(
  Object.entries(policy.MEDIA_TYPES).filter(([extension]) => extension !== "html"),
  ([extension, type]) => `  location ~ \\.${extension}$ { types { } default_type "${type}"; try_files $uri$site_suffix $uri =404; }`,
)}
  location = / { ${html} try_files /index.html$site_suffix /index.html =404; }
  location ~ "^/blog-detail/\\s*\\+?0*(\\d+)[^/]*$" {
    ${html}
    try_files /blog-detail/$1.html$site_suffix /blog-detail/$1.html /blog-detail.html$site_suffix /blog-detail.html =404;
  }
  location ~ "^/blog-detail/[^/]+$" { ${html} try_files /blog-detail.html$site_suffix /blog-detail.html =404; }
  location / { ${html} try_files $uri.html$site_suffix $uri.html =404; }
}
`,
  ];
};

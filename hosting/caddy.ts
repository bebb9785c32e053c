import { FAILURE_PATH } from "../app/browser/document-page.ts";
import { DEFAULT_DETAIL } from "../app/browser/page-address.ts";
import { redirects } from "../app/redirects.ts";
import type { BuiltSite, HostFile } from "./policy.ts";
import * as policy from "./policy.ts";

/** Caddy's configuration: the site, which the owner edits once, and the rules, which each build writes again. */
export function caddyFiles(site: BuiltSite): HostFile[] {
  return [
    ["Caddyfile", siteBlock(new URL(site.website).host)],
    ["site-rules.caddy", rules(site)],
  ];
}

/** Caddy in a container, behind the platform's own HTTPS, or with its own where SITE_ADDRESS is the domain. */
export function containerFiles(site: BuiltSite): HostFile[] {
  const { host } = new URL(site.website);
  return [
    ["Caddyfile", `{$SITE_ADDRESS::80} {\n  root * /srv\n  import site-rules.caddy\n}\n`],
    [
      "Containerfile",
      `# Build it in the repository's root: docker build -f dist-hosts/container/Containerfile -t site .
# To let Caddy fetch the certificate: docker run -e SITE_ADDRESS=${host} -p 80:80 -p 443:443 -v caddy:/data site
FROM caddy:2-alpine
COPY dist-hosts/container/Caddyfile dist-hosts/caddy/site-rules.caddy /etc/caddy/
COPY dist /srv
`,
    ],
  ];
}

const siteBlock = (host: string): string => `# Set the domain and the folder. Caddy fetches the certificate by itself.
${host} {
  root * /srv/site/dist
  import site-rules.caddy
}
`;

const PRECOMPRESSED = policy.ENCODINGS.map(({ name }) => name).join(" ");

/** A route keeps the order of its lines; Caddy would sort them. What it matches is what RE2 can match: no look-ahead. */
const rules = ({ documents, posts }: BuiltSite): string => `# ${policy.WRITTEN_BY}
${policyMap(documents)}

route {
  header {
${securityHeaders("    ")}
  }

  @refused not method ${policy.METHODS.join(" ")}
  error @refused 405

${toSingleAddress()}

${hide()}

${findFile(posts)}

${fileHeaders()}
  file_server {
    precompressed ${PRECOMPRESSED}
    disable_canonical_uris
  }
}

${errors(documents)}
`;

const policyMap = (documents: BuiltSite["documents"]): string => `map {path} {site_policy} {
${documents.map(({ file, contentPolicy }) => `  "${file}" "${contentPolicy}"`).join("\n")}
  default "${policy.FILE_POLICY}"
}`;

const toSingleAddress = (): string => `  # One address for each page. Caddy merges slashes when it matches a path, so look at what was sent.
  @backslash vars_regexp backslash {http.request.orig_uri} ^[^?]*\\\\
  error @backslash 404
  @slashes vars_regexp slashes {http.request.orig_uri} ^([^?]*?)//+([^?]*?)/*(\\?.*)?$
  redir @slashes {http.regexp.slashes.1}/{http.regexp.slashes.2}{http.regexp.slashes.3} 301
  @failure path ${FAILURE_PATH} ${FAILURE_PATH.replace(".html", "")}
  error @failure 404
  @home vars_regexp home {http.request.orig_uri} ^/index\\.html(\\?.*)?$
  redir @home /{http.regexp.home.1} 301
  @index vars_regexp index {http.request.orig_uri} ^(/[^?]+)/index\\.html(\\?.*)?$
  redir @index {http.regexp.index.1}{http.regexp.index.2} 301
  @html vars_regexp html {http.request.orig_uri} ^([^?]*[^?/])\\.html(\\?.*)?$
  redir @html {http.regexp.html.1}{http.regexp.html.2} 301
  @slash vars_regexp slash {http.request.orig_uri} ^(/[^?]*[^?/])/(\\?.*)?$
  redir @slash {http.regexp.slash.1}{http.regexp.slash.2} 301
${Object.entries(redirects)
  .map(([from, to], index) => redirectLines(`moved${index}`, from, to))
  .join("\n")}`;

const hide = (): string => `  # What the site does not show.
  @hidden {
    path_regexp /\\.
    not path /.well-known/*
  }
  error @hidden 404
  @compressed path ${policy.ENCODINGS.map(({ suffix }) => `*${suffix}`).join(" ")}
  error @compressed 404`;

const findFile = (posts: string[]): string => `  # The file of a page.
  rewrite / /index.html
  @document file {path}.html
  rewrite @document {path}.html
  @post {
    path_regexp post ^${policy.detailPattern(posts)}
    not file {path}
  }
  rewrite @post ${DEFAULT_DETAIL}/{re.post.1}.html
  @detail {
    path_regexp ^${policy.ANY_DETAIL}
    not file {path}
  }
  rewrite @detail ${policy.documentFile(DEFAULT_DETAIL)}
  @missing not file {path}
  error @missing 404`;

const fileHeaders = (): string => `  header Content-Security-Policy {site_policy}
  header Cache-Control "${policy.REVALIDATE}"
  @unchanging path ${policy.UNCHANGING_FOLDERS.map((folder) => `/${folder}/*`).join(" ")}
  header @unchanging Cache-Control "${policy.CACHE_FOR_EVER}"
  @text path ${policy.TEXT_EXTENSIONS.map((extension) => `*.${extension}`).join(" ")}
  header @text {
    Vary Accept-Encoding
    defer
  }
${Object.entries(policy.MEDIA_TYPES)
  .map(([extension, type]) => `  @type_${extension} path *.${extension}\n  header @type_${extension} Content-Type "${type}"`)
  .join("\n")}
${Object.entries(policy.FILE_TYPES)
  .map(([file, type]) => `  header ${file} Content-Type "${type}"`)
  .join("\n")}`;

const errors = (documents: BuiltSite["documents"]): string => {
  const failure = documents.find(({ file }) => file === FAILURE_PATH)?.contentPolicy ?? policy.FILE_POLICY;
  return `handle_errors {
  header {
${securityHeaders("    ")}
  }
  @missing expression {http.error.status_code} == 404
  handle @missing {
    rewrite * ${FAILURE_PATH}
    request_header -Range # the page is sent whole
    header Content-Security-Policy "${failure}"
    header Content-Type "${policy.MEDIA_TYPES.html}"
    header Cache-Control "${policy.REVALIDATE}"
    header {
      Vary Accept-Encoding
      defer
    }
    file_server {
      precompressed ${PRECOMPRESSED}
      status 404
    }
  }
  handle {
    header Content-Security-Policy "${policy.FILE_POLICY}"
    header Allow "${policy.METHODS.join(", ")}"
    respond "{http.error.status_code} {http.error.status_text}" {http.error.status_code}
  }
}`;
};

const securityHeaders = (indent: string): string =>
  Object.entries({ ...policy.SECURITY_HEADERS, "Strict-Transport-Security": policy.STRICT_TRANSPORT_SECURITY })
    .map(([name, value]) => `${indent}${name} "${value}"`)
    .join("\n");

/** Caddy appends no query by itself. */
const redirectLines = (name: string, from: string, to: string): string =>
  [
    `  @${name} vars_regexp ${name} {http.request.orig_uri} ^${policy.literally(encodeURI(from))}(\\?.*)?$`,
    `  redir @${name} ${to}{http.regexp.${name}.1} 301`,
  ].join("\n");

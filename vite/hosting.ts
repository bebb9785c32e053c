/** Serves the site by the policy of hosting/policy.ts. `vite preview` follows all of it, `vite` the rules for addresses. */
import { existsSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, resolve } from "node:path";
import send from "send";
import type { Plugin } from "vite";
import { FAILURE_PATH } from "../app/browser/page-files.ts";
import { cacheControl, ENCODINGS, filesFor, HIDDEN, mediaType, redirectOf, SECURITY_HEADERS, TEXT_EXTENSIONS } from "../hosting/policy.ts";

/** Serves the site in `vite preview`, and redirects in `vite`, as a good static host does. */
export function hosting(): Plugin {
  return {
    name: "site:hosting",
    configureServer: ({ middlewares }) => void middlewares.use(redirectRequests),
    configurePreviewServer({ middlewares, config }) {
      middlewares.use(serveFolder(resolve(config.root, config.build.outDir)));
    },
  };
}

/** Serves a built site over HTTP, on a free port of this machine. */
export async function serveSite(root: string): Promise<{ address: string; close(): void }> {
  const server = createServer(serveFolder(root));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Serves a built site. It looks at the folder with each request, so that the site may be built again meanwhile. */
export function serveFolder(root: string): RequestListener {
  const isFile = (file: string) => existsSync(join(root, file)) && statSync(join(root, file)).isFile();
  return (request, response) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    if (!["GET", "HEAD"].includes(request.method ?? "")) return void response.writeHead(405, { Allow: "GET, HEAD" }).end();
    redirectRequests(request, response, () => {
      const path = decodeURIComponent(pathnameOf(request));
      const file = HIDDEN.test(path) ? undefined : filesFor(path).find(isFile);
      serveFile(request, response, file);
    });
  };

  /** @param file The failure page without it. */
  function serveFile(request: IncomingMessage, response: ServerResponse, file = FAILURE_PATH): void {
    const isFound = file !== FAILURE_PATH;
    response.statusCode = isFound ? 200 : 404;
    response.setHeader("Content-Type", mediaType(file));
    response.setHeader("Cache-Control", cacheControl(file));
    let suffix = "";
    if (TEXT_EXTENSIONS.includes(extname(file).slice(1))) {
      response.setHeader("Vary", "Accept-Encoding");
      const accepted = String(request.headers["accept-encoding"]);
      const isUsable = ([name, ending]: [string, string]) => new RegExp(`\\b${name}\\b`).test(accepted) && isFile(file + ending);
      const [encoding, ending] = Object.entries(ENCODINGS).findLast(isUsable) ?? [];
      if (encoding) response.setHeader("Content-Encoding", encoding);
      suffix = ending ?? "";
    }
    // The failure page is no part of a file that the browser has.
    const conditional = { acceptRanges: isFound, etag: isFound, lastModified: isFound };
    send(request, encodeURI(file + suffix), { root, dotfiles: "allow", index: false, cacheControl: false, ...conditional })
      .on("error", ({ status = 500 }: { status?: number }) => void response.writeHead(status === 500 ? 404 : status).end())
      .pipe(response);
  }
}

const pathnameOf = ({ url = "/" }: IncomingMessage): string => url.replace(/\?.*$/s, "");

/** Refuses malformed addresses, and redirects those that are not a page's own. */
function redirectRequests(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const pathname = pathnameOf(request);
  if (isMalformed(pathname)) return void response.writeHead(400).end();
  const target = redirectOf(pathname);
  if (target === undefined) return void next();
  response.writeHead(301, { Location: target + (request.url ?? "").slice(pathname.length) }).end();
}

function isMalformed(pathname: string): boolean {
  try {
    const path = decodeURIComponent(pathname);
    return !path.startsWith("/") || path.includes("\0") || path.split(/[/\\]/).includes("..");
  } catch {
    return true;
  }
}

/** How a host serves the site. `vite preview` follows all of it, `vite` the rules for addresses. */
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import sirv from "sirv";
import type { Plugin } from "vite";
import { FAILURE_PATH } from "../app/hydration/document-page.ts";
import { DEFAULT_DETAIL, isDetail, pageOf, readablePath, singleSlashes } from "../app/navigation/page-address.ts";
import { redirects } from "../app/route-table.ts";

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

export interface ServeOptions {
  /** The built site's folder. */
  root: string;
  /** 0 takes any free port. */
  port: number;
  host: string;
}

/** Files whose names change with their content. */
const UNCHANGING = /^\/(assets|pictures)\//;

/** Serves a built site over HTTP. */
export async function serveSite({ root, port, host }: ServeOptions): Promise<{ address: string; close(): Promise<void> }> {
  const server = createServer(serveFolder(root));
  await new Promise<void>((done, reject) => server.once("error", reject).listen(port, host, done));
  const { port: actual } = server.address() as AddressInfo;
  return {
    address: `http://${host.includes(":") ? `[${host}]` : host}:${actual}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/**
 * Serves a built site as a good static host does: a folder's index.html for its path, 404.html with status 404, /blog-detail for any id,
 * and files with their content's hash in their name for ever.
 */
export function serveFolder(root: string): RequestListener {
  const missing = readFileSync(join(root, FAILURE_PATH));
  const files = sirv(root, {
    etag: true,
    brotli: true, // serves the compressed file where there is one
    extensions: ["html"],
    setHeaders: (response, file) => {
      response.setHeader(
        "Cache-Control",
        UNCHANGING.test(file) ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
      );
      if (file.endsWith(".vcf")) response.setHeader("Content-Type", "text/vcard; charset=utf-8");
    },
    onNoMatch: (_request, response) => sendMissing(response),
  });

  return (request, response) =>
    redirectRequests(request, response, () => {
      const path = readablePath(pathnameOf(request));
      if (isDetail(path) && !existsSync(join(root, path))) request.url = existingDetail(path);
      if (path === FAILURE_PATH || `${path}.html` === FAILURE_PATH) return sendMissing(response);
      files(request, response);
    });

  function sendMissing(response: ServerResponse): void {
    response.writeHead(404, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" }).end(missing);
  }

  /** The page that is served for a post's number: its own, or the default text (BLOG-06). */
  function existingDetail(path: string): string {
    const page = pageOf(path);
    return existsSync(join(root, page, "index.html")) ? page : DEFAULT_DETAIL;
  }
}

const pathnameOf = ({ url = "/" }: IncomingMessage): string => url.replace(/\?.*$/s, "");

/** Refuses malformed addresses, and redirects those with several slashes together and those of the route table (RT-07). */
function redirectRequests(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const pathname = pathnameOf(request);
  const target = redirects[readablePath(pathname)] ?? singleSlashes(pathname);
  if (isMalformed(pathname)) refuse(response);
  else if (target === pathname) next();
  else response.writeHead(301, { Location: target + (request.url ?? "").slice(pathname.length) }).end();
}

function isMalformed(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return false;
  } catch {
    return true;
  }
}

function refuse(response: ServerResponse): void {
  response.writeHead(400, { "Content-Type": "text/plain; charset=utf-8" }).end("Bad Request");
}

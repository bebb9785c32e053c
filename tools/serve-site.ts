import { existsSync, readFileSync } from "node:fs";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sirv from "sirv";
import { FAILURE_PATH } from "../app/hydration/document-page.ts";
import { DEFAULT_DETAIL, isDetail, pageOf, readablePath, singleSlashes } from "../app/navigation/page-address.ts";
import { redirects } from "../app/routes.ts";

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
  const server = createServer(answerFrom(root));
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
  const { port: actual } = server.address() as AddressInfo;
  return {
    address: `http://${host.includes(":") ? `[${host}]` : host}:${actual}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Answers for a built site as a good static host does: a folder's index.html for its path, 404.html with status 404, /blog-detail for any
 * id, and caching for ever for what has its content's hash in its name.
 */
export function answerFrom(root: string): RequestListener {
  const missing = readFileSync(join(root, FAILURE_PATH));
  const files = sirv(root, {
    etag: true,
    brotli: true, // where a file stands compressed beside itself
    extensions: ["html"],
    setHeaders: (response, file) => {
      response.setHeader(
        "Cache-Control",
        UNCHANGING.test(file) ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
      );
      if (file.endsWith(".vcf")) response.setHeader("Content-Type", "text/vcard; charset=utf-8");
    },
    onNoMatch: (_request, response) => answerMissing(response),
  });

  return (request, response) => {
    const [pathname = "/", ...query] = (request.url ?? "/").split(/(?=\?)/);
    if (isMalformed(pathname)) return refuse(response);
    if (singleSlashes(pathname) !== pathname) return redirect(response, singleSlashes(pathname) + query.join(""));
    const path = readablePath(pathname);
    const target = redirects[path];
    if (target) return redirect(response, target + query.join(""));
    if (isDetail(path) && !existsSync(join(root, path))) request.url = existingDetail(path);
    if (path === FAILURE_PATH || `${path}.html` === FAILURE_PATH) return answerMissing(response);
    files(request, response);
  };

  function answerMissing(response: ServerResponse): void {
    response.writeHead(404, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" }).end(missing);
  }

  /** The page that is served for a post's number: its own, or the default text (BLOG-06). */
  function existingDetail(path: string): string {
    const page = pageOf(path);
    return existsSync(join(root, page, "index.html")) ? page : DEFAULT_DETAIL;
  }
}

function isMalformed(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return false;
  } catch {
    return true;
  }
}

function redirect(response: ServerResponse, target: string): void {
  response.writeHead(301, { Location: target }).end();
}

function refuse(response: ServerResponse): void {
  response.writeHead(400, { "Content-Type": "text/plain; charset=utf-8" }).end("Bad Request");
}

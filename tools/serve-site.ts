import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sirv from "sirv";
import { FAILURE_PATH } from "../app/browser/document-page.ts";
import { pageOf, redirects } from "../app/routes.ts";

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
  const missing = readFileSync(path.join(root, FAILURE_PATH));
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
    const url = readPath(request);
    if (url === undefined) return refuse(response);
    const target = redirects[url.replace(/\/$/, "")];
    if (target) return void response.writeHead(301, { Location: target }).end();
    if (url.startsWith("/blog-detail/") && !url.endsWith(".json")) request.url = encodeURI(existingDetail(url));
    if (`${url}.html` === FAILURE_PATH) return answerMissing(response);
    files(request, response);
  };

  function answerMissing(response: ServerResponse): void {
    response.writeHead(404, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" }).end(missing);
  }

  /** The page that answers for a post's number: its own, or the default text (BLOG-06). */
  function existingDetail(url: string): string {
    const page = pageOf(url);
    return existsSync(path.join(root, page, "index.html")) ? page : "/blog-detail";
  }
}

/** The path that a request asks for, decoded; `undefined` when it is malformed. */
function readPath({ url = "/" }: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent(url.replace(/\?.*$/, ""));
  } catch {
    return undefined;
  }
}

function refuse(response: ServerResponse): void {
  response.writeHead(400, { "Content-Type": "text/plain; charset=utf-8" }).end("Bad Request");
}

/** Serves the site by the policy of hosting/policy.ts. `vite preview` follows all of it, `vite` the rules for addresses. */
import { readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import send from "send";
import type { Plugin } from "vite";
import {
  cacheControl,
  encodingFor,
  FILE_POLICY,
  fileOf,
  isText,
  METHODS,
  mediaType,
  redirectOf,
  SECURITY_HEADERS,
  STRICT_TRANSPORT_SECURITY,
  sentPolicy,
} from "../hosting/policy.ts";

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

/** What {@link serveSite} serves, and where. */
export interface ServeOptions {
  /** The built site's folder. */
  root: string;
  /** 0 takes any free port. */
  port: number;
  host: string;
}

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

/** Serves a built site. It looks at the folder with each request, so that the site may be built again meanwhile. */
export function serveFolder(root: string): RequestListener {
  const policies = new DocumentPolicies();
  return (request, response) => {
    setSecurityHeaders(request, response);
    if (!METHODS.includes(request.method ?? "")) {
      response.setHeader("Allow", METHODS.join(", "));
      return respondWithText(response, 405, "Method Not Allowed");
    }
    redirectRequests(request, response, () => {
      const path = decodeURIComponent(pathnameOf(request));
      serveFile(
        request,
        response,
        fileOf(path, (name) => isFile(join(root, name))),
      );
    });
  };

  function serveFile(request: IncomingMessage, response: ServerResponse, { file, status }: ReturnType<typeof fileOf>): void {
    response.statusCode = status;
    response.setHeader("Content-Type", mediaType(file));
    response.setHeader("Cache-Control", cacheControl(file));
    if (file.endsWith(".html")) response.setHeader("Content-Security-Policy", policies.of(join(root, file)));
    if (isText(file)) response.setHeader("Vary", "Accept-Encoding");
    const encoding = isText(file) ? encodingFor(String(request.headers["accept-encoding"] ?? "")) : undefined;
    const suffix = encoding && isFile(join(root, file + encoding.suffix)) ? encoding.suffix : "";
    if (suffix) response.setHeader("Content-Encoding", encoding?.name ?? "");
    // A failure page is no part of anything, and never the same as before.
    const isFound = status === 200;
    send(request, encodeURI(file + suffix), {
      root,
      dotfiles: "allow", // fileOf has refused those that are hidden
      index: false,
      cacheControl: false,
      acceptRanges: isFound,
      etag: isFound,
      lastModified: isFound,
    })
      .on("error", (error: { status?: number; headers?: Record<string, string> }) => failWith(response, error))
      .pipe(response);
  }
}

/** Responds where a file cannot be sent: it has no such range, or it has gone since it was looked for. */
function failWith(response: ServerResponse, { status = 500, headers = {} }: { status?: number; headers?: Record<string, string> }): void {
  if (response.headersSent) return void response.destroy();
  for (const name of ["Content-Encoding", "Cache-Control", "ETag", "Last-Modified"]) response.removeHeader(name);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  respondWithText(response, status === 500 ? 404 : status, status === 416 ? "Range Not Satisfiable" : "Not Found");
}

/** The policies to send with documents, read from them once for each time that they are written. */
class DocumentPolicies {
  readonly #known = new Map<string, { written: number; policy: string }>();

  of(file: string): string {
    try {
      const written = statSync(file).mtimeMs;
      const known = this.#known.get(file);
      if (known?.written === written) return known.policy;
      const policy = sentPolicy(readFileSync(file, "utf8"));
      this.#known.set(file, { written, policy });
      return policy;
    } catch {
      return FILE_POLICY; // the file has gone since it was looked for
    }
  }
}

/** Whether a name is a file's. Some names, such as those that are too long, can be no file's. */
function isFile(name: string): boolean {
  try {
    return statSync(name).isFile();
  } catch {
    return false;
  }
}

function setSecurityHeaders({ socket }: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  response.setHeader("Content-Security-Policy", FILE_POLICY);
  if ("encrypted" in socket) response.setHeader("Strict-Transport-Security", STRICT_TRANSPORT_SECURITY);
}

const pathnameOf = ({ url = "/" }: IncomingMessage): string => url.replace(/\?.*$/s, "");

/** Refuses malformed addresses, and redirects those that are not a page's own. */
function redirectRequests(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const pathname = pathnameOf(request);
  const target = redirectOf(pathname);
  if (isMalformed(pathname)) respondWithText(response, 400, "Bad Request");
  else if (target === undefined) next();
  else response.writeHead(301, { Location: target + (request.url ?? "").slice(pathname.length) }).end();
}

/** Whether a path is none, or leads out of the site's folder: browsers resolve `..` before they ask. */
function isMalformed(pathname: string): boolean {
  try {
    const path = decodeURIComponent(pathname);
    return !path.startsWith("/") || path.includes("\0") || path.split(/[/\\]/).includes("..");
  } catch {
    return true;
  }
}

function respondWithText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(text);
}

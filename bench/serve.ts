import { createHash, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { documentFile, SECURITY_HEADERS } from "../hosting/policy.ts";
import { KIND_PATHS } from "../tests/support/paths.ts";
import { serveFolder } from "../vite/hosting.ts";

/** How Node serves HTTP/2 in the manner of HTTP/1. */
type Listener = (request: Http2ServerRequest, response: Http2ServerResponse) => void;

/** The script in the head, which preloads the font unless the visitor saves data (app/browser/preferences.ts). */
const PRELOADING_SCRIPT = /<script data-font="([^"]+)">[\s\S]*?<\/script>/;
const SCRIPT = /<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g;

/** The built site over HTTP/2, as hosts serve it, and the same pages without scripts, where a link preloads the font instead. */
export async function serveBoth(): Promise<{ site: string; baseline: string; trust: string; close(): void }> {
  const { generate } = await import("./node_modules/selfsigned/index.js" as string);
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], { keyType: "ec" });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  const serveSite = serveFolder("dist") as unknown as Listener;
  const documents = new Map(KIND_PATHS.map((page) => [page, brotliCompressSync(withoutScripts(page))]));
  const serveBaseline: Listener = (request, response) => {
    const document = documents.get(request.url);
    if (!document) return serveSite(request, response);
    // The same headers: one that isolates a document costs it a process of its own, and that cost is no script's.
    response.writeHead(200, { ...SECURITY_HEADERS, "content-type": "text/html; charset=utf-8", "content-encoding": "br" }).end(document);
  };
  const servers = [serveSite, serveBaseline].map((listener) => createSecureServer({ key, cert }, listener));
  const [site = "", baseline = ""] = await Promise.all(
    servers.map(async (server) => {
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    }),
  );
  // Chromium trusts the certificate that nobody has signed with this argument.
  const trust = `--ignore-certificate-errors-spki-list=${createHash("sha256").update(publicKey).digest("base64")}`;
  return { site, baseline, trust, close: () => servers.forEach((server) => void server.close()) };
}

function withoutScripts(page: string): string {
  const html = readFileSync(`dist${documentFile(decodeURI(page))}`, "utf8");
  if (!PRELOADING_SCRIPT.test(html)) throw new Error("No script preloads the font: change PRELOADING_SCRIPT in bench/serve.ts.");
  return html.replace(PRELOADING_SCRIPT, '<link rel="preload" as="font" crossorigin href="$1">').replaceAll(SCRIPT, "");
}

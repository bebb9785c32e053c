/** Serves the site according to hosting/policy.ts, in `vite preview` and in tests. */
import { existsSync, statSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import send from "send";
import type { Plugin } from "vite";
import { readablePath, singleAddress } from "../app/browser/page-address.ts";
import { FAILURE_PATH } from "../app/browser/page-files.ts";
import { cacheControl, filesFor, HIDDEN, mediaType, SECURITY_HEADERS } from "../hosting/policy.ts";

/** Makes `vite preview` serve the site as a good static host does. */
export const hosting = (): Plugin => ({
  name: "site:hosting",
  configurePreviewServer: ({ middlewares, config }) => void middlewares.use(serveFolder(resolve(config.root, config.build.outDir))),
});

/** Serves over HTTP, on a free port of this machine. */
export async function listen(listener: RequestListener): Promise<{ address: string; close(): void }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close().closeAllConnections() };
}

/** Serves a built site. It reads the folder on each request, so the site can be rebuilt meanwhile. */
export function serveFolder(root: string): RequestListener {
  const isFile = (file: string) => existsSync(join(root, file)) && statSync(join(root, file)).isFile();
  return (request, response) => {
    const { url = "/" } = request;
    const pathname = url.replace(/\?.*$/s, "");
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    const address = pathname.includes("\\") ? pathname : singleAddress(pathname); // a browser reads `/\host` as another host
    if (address !== pathname) return void response.writeHead(301, { Location: address + url.slice(pathname.length) }).end();
    const path = readablePath(pathname);
    const file = (HIDDEN.test(path) ? undefined : filesFor(path).find(isFile)) ?? FAILURE_PATH;
    response.statusCode = file === FAILURE_PATH ? 404 : 200;
    response.setHeader("Content-Type", mediaType(file));
    response.setHeader("Cache-Control", cacheControl(file));
    const hasCompressed = isFile(`${file}.br`);
    const isCompressed = hasCompressed && /\bbr\b/.test(String(request.headers["accept-encoding"]));
    if (hasCompressed) response.setHeader("Vary", "Accept-Encoding");
    if (isCompressed) response.setHeader("Content-Encoding", "br");
    const sent = isCompressed ? `${file}.br` : file;
    send(request, encodeURI(sent), { root, dotfiles: "allow", index: false, cacheControl: false }).pipe(response);
  };
}

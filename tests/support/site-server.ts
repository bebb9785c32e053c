import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { serveFolder } from "../../vite/hosting.ts";

/** A host of its own for one test, which can fail, hang, and get another release. */
export interface SiteServer {
  address: string;
  /** The paths that were responded to with a body (status 200), in their order. */
  sent: string[];
  /** `down` closes every connection, as a phone without a signal; `hanging` accepts each and never responds. */
  line: "up" | "down" | "hanging";
  /** Serves another folder from now on. */
  serve(root: string): void;
  close(): void;
}

/** Serves dist/ on a free port. */
export async function startSite(): Promise<SiteServer> {
  let respond: RequestListener = serveFolder("dist");
  const server = createServer((request, response) => {
    if (site.line === "down") return void request.socket.destroy();
    if (site.line === "hanging") return;
    response.once("finish", () => response.statusCode === 200 && site.sent.push(decodeURI((request.url ?? "/").replace(/\?.*/, ""))));
    respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const site: SiteServer = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: [],
    line: "up",
    serve: (folder) => {
      respond = serveFolder(folder);
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return site;
}

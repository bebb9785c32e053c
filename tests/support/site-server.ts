import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { serveFolder } from "../../vite/hosting.ts";
import { type Breakage, breakResponse } from "./broken-response.ts";

/** A host of its own for one test, which can fail, hang, and get another release. */
export interface SiteServer {
  address: string;
  /** The paths that were responded to with a body (status 200), in their order. */
  sent: string[];
  /** `down` closes every connection, as a phone without a signal; `hanging` accepts each and never responds. */
  line: "up" | "down" | "hanging";
  /** What comes broken, and how. `most` limits how many at once: browsers have six connections to a host without HTTP/2. */
  broken: { files: RegExp; how: Breakage; most?: number } | undefined;
  /** Serves another folder from now on. */
  serve(root: string): void;
  close(): void;
}

/** Serves a folder on a free port. */
export async function startSite(root = "dist"): Promise<SiteServer> {
  let respond: RequestListener = serveFolder(root);
  let open = 0; // broken responses that have not ended
  const server = createServer((request, response) => {
    if (site.line === "down") return void request.socket.destroy();
    if (site.line === "hanging") return;
    const { url = "/" } = request;
    const { broken } = site;
    if (broken?.files.test(url) && open < (broken.most ?? Number.POSITIVE_INFINITY)) {
      open += 1;
      response.once("close", () => (open -= 1));
      return breakResponse(broken.how, respond)(request, response);
    }
    response.once("finish", () => response.statusCode === 200 && site.sent.push(decodeURI(url.replace(/\?.*/, ""))));
    respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const site: SiteServer = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: [],
    line: "up",
    broken: undefined,
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

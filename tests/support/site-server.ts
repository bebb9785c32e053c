import type { RequestListener } from "node:http";
import { listen, serveFolder } from "../../vite/hosting.ts";

export type SiteServer = Awaited<ReturnType<typeof startSite>>;

/** Serves dist/ on a free port for one test: a host which can fail, hang, and get another release. */
export async function startSite() {
  let respond: RequestListener = serveFolder("dist");
  const { address, close } = await listen((request, response) => {
    if (site.line === "down") return void request.socket.destroy();
    if (site.line === "hanging") return;
    response.once("finish", () => response.statusCode === 200 && site.sent.push(decodeURI((request.url ?? "/").replace(/\?.*/, ""))));
    respond(request, response);
  });
  const site = {
    address,
    /** The paths that were responded to with a body (status 200), in their order. */
    sent: [] as string[],
    /** `down` closes every connection, as a phone without a signal; `hanging` accepts each and never responds. */
    line: "up" as "up" | "down" | "hanging",
    /** Serves another folder from now on. */
    serve: (folder: string) => {
      respond = serveFolder(folder);
    },
    close,
  };
  return site;
}

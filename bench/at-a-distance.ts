import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Milliseconds from a request to the first byte of its answer. More than a page takes to be drawn here, so that what is asked for at the
 * paint does not sometimes arrive before it; less than the 100 for which Chromium holds the first paint back for a preloaded font.
 */
export const DISTANCE = 60;

/** Stands before a server on loopback and answers each request as that does, but later. */
export async function atADistance(address: string): Promise<{ address: string; close(): void }> {
  const forward = (request: IncomingMessage, response: ServerResponse): void => {
    const { method, headers, url = "/" } = request;
    const inner = http.request(new URL(url, address), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    inner.on("error", () => response.destroy());
    request.pipe(inner);
  };
  const server = http.createServer((request, response) => setTimeout(forward, DISTANCE, request, response));
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

import { type RequestListener, ServerResponse } from "node:http";
import { mediaType } from "../../hosting/policy.ts";

/** The ways in which a file can come broken. From the fourth on, with status 200. */
export const BREAKAGES = [
  "status 404",
  "status 500",
  "hangs",
  "hangs midway",
  "stops midway",
  "cut off",
  "nothing",
  "garbage",
  "another document",
] as const;
export type Breakage = (typeof BREAKAGES)[number];

/**
 * Responds in a broken way in the place of a host.
 *
 * - `hangs`: nothing comes. `hangs midway`: headers and three quarters of the body come, then nothing.
 * - `stops midway`: the same, and then the connection closes. `cut off`: three quarters as if they were the whole.
 * - `another document`: what a public network sends before one has signed in.
 */
export function breakResponse(how: Breakage, respond: RequestListener): RequestListener {
  return (request, response) => {
    const html = { "Content-Type": "text/html; charset=utf-8" };
    const [file] = /^.+\.\w+$/.exec((request.url ?? "").replace(/\?.*/, "")) ?? [];
    const type = { ...(file ? { "Content-Type": mediaType(file) } : html), "Cache-Control": "no-store" };
    if (how === "hangs") return;
    if (how === "status 404") return void response.writeHead(404, html).end("<!doctype html><title>Not found</title>");
    if (how === "status 500") return void response.writeHead(500).end();
    if (how === "garbage") return void response.writeHead(200, type).end("\0}}garbage{{");
    if (how === "nothing") return void response.writeHead(200, type).end();
    if (how === "another document") return void response.writeHead(200, html).end("<!doctype html><h1>Sign in to this network</h1>");
    for (const name of ["accept-encoding", "if-none-match", "if-modified-since", "range"]) delete request.headers[name];
    collectBody(response, (body) => {
      const part = body.subarray(0, body.length * 0.75);
      if (how === "cut off") return response.setHeader("Content-Length", part.length).end(part);
      response.write(part, () => how === "stops midway" && setTimeout(() => response.destroy(), 50)); // it is on its way by then
    });
    respond(request, response);
  };
}

/** Has a response collect what is written to it, with its headers unsent. */
function collectBody(response: ServerResponse, onEnd: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  const collect = (chunk: unknown) => {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
  };
  response.write = (chunk: unknown) => {
    collect(chunk);
    return true;
  };
  response.end = (chunk?: unknown) => {
    collect(chunk);
    response.write = ServerResponse.prototype.write;
    response.end = ServerResponse.prototype.end;
    onEnd(Buffer.concat(chunks));
    return response;
  };
}

import type { IncomingHttpHeaders } from "node:http";
import { Agent, request } from "node:https";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** What a host responded. */
export interface HostResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came. */
  body: Buffer;
  /** Without its Content-Encoding. */
  text: Buffer;
  /** Where a redirect leads: the path with the query, or the whole address when that is another host's. */
  location: string | undefined;
}

/** What a request has besides its path. */
export interface RequestParts {
  method?: string;
  headers?: Record<string, string>;
}

/** How many requests were sent. */
export let requestCount = 0;

const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: 4 });

/** Requests exactly this path from a host: nothing resolves `..` or merges slashes before it is sent. */
export function sendRequest(port: number, path: string, { method = "GET", headers = {} }: RequestParts = {}): Promise<HostResponse> {
  requestCount += 1;
  const origin = `https://127.0.0.1:${port}`;
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, method, headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response
        .on("data", (part: Buffer) => parts.push(part))
        .on("error", reject)
        .on("end", () => {
          const body = Buffer.concat(parts);
          const { location, "content-encoding": encoding } = response.headers;
          const target = location === undefined ? undefined : new URL(location, `${origin}/`);
          try {
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body,
              text: body.length === 0 ? body : decode(body, encoding),
              location: target && (target.origin === origin ? target.pathname + target.search : target.href),
            });
          } catch (cause) {
            reject(new Error(`${method} ${path} is not in its Content-Encoding, ${encoding}.`, { cause }));
          }
        });
    })
      .on("error", reject)
      .end();
  });
}

function decode(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "br") return brotliDecompressSync(body);
  return encoding === "gzip" ? gunzipSync(body) : body;
}

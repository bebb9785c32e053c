/**
 * `npm run torture -- requests [--seed=N] [--requests=10000] [--host=nginx]`: hostile requests to Apache, nginx, Caddy and `vite preview` with
 * the files that the build wrote for them. Prints its seed; the same seed sends the same.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { findHosts } from "../../tools/find-hosts.ts";
import { HOSTS, type Host } from "../hosts/hosts.ts";
import { makePlace } from "../hosts/servers/server.ts";
import { seededRandom } from "../support/random.ts";
import { type HostileRequest, hostileRequest, type RawResponse, sendRaw } from "./hostile-requests.ts";

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { seed: { type: "string" }, requests: { type: "string" }, host: { type: "string" } },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const requests = Number(values.requests ?? 10_000);

/** What no response may hold: a file beside dist/ has it. */
const SECRET = "a-secret-beside-the-site";
const AT_ONCE = 8;

/** Whole files of the site, so that a body that is none of them is noticed. */
const siteFiles = new Set(
  globSync(["**/*", ".well-known/*"], { cwd: "dist" })
    .filter(isFile)
    .map((file) => fingerprint(readFileSync(path.join("dist", file)))),
);

const programs = findHosts();
console.log(`Seed ${seed}: ${requests} requests to each host`);
for (const host of HOSTS.filter(({ name }) => !values.host || name === values.host)) await torture(host);

async function torture({ name, variable, start }: Host): Promise<void> {
  const program = variable ? programs[variable] : process.execPath;
  if (!program) return console.log(`${name}: not installed, skipped`);
  const place = await makePlace();
  writeFileSync(path.join(place.folder, "secret.txt"), SECRET);
  const server = await start(program, place);
  const random = seededRandom(seed);
  const plan = Array.from({ length: requests }, () => hostileRequest(random)).values();
  const statuses = new Map<number, number>();
  let faults = 0;
  const sendFromPlan = async () => {
    for (const request of plan) {
      const response = await sendRaw(server.port, request);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      const fault = faultOf(request, response);
      if (!fault) continue;
      faults += 1;
      const { status, headers, body } = response;
      if (faults <= 20)
        console.error(
          `${name}: ${fault}\n  ${JSON.stringify(request).slice(0, 400)}\n  ${status} ${JSON.stringify(headers).slice(0, 300)} ${body.length} bytes`,
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendFromPlan));
  const after = await sendRaw(server.port, { method: "GET", target: "/", headers: [["Host", "localhost"]] });
  if (after.status !== 200) faults += 1;
  await server.close();
  rmSync(place.folder, { recursive: true, force: true });
  const counts = [...statuses].toSorted(([one], [other]) => one - other).map(([status, count]) => `${status || "closed"}: ${count}`);
  console.log(`${name}: ${faults} faults; afterwards / has status ${after.status}; ${counts.join(", ")}`);
  if (faults > 0) process.exitCode = 1;
}

/** What is wrong with a response, if anything. */
function faultOf(request: HostileRequest, { status, headers, body }: RawResponse): string | undefined {
  const { method } = request;
  // 501 and 505 say that the request itself cannot be understood.
  if (status >= 500 && status !== 501 && status !== 505) return `status ${status}`;
  if (headers["x-injected"] !== undefined) return "a header was injected";
  const { location } = headers;
  if (location && isForThisHost(request) && !isOwn(location)) return `leads to ${location}`;
  // A part cannot be decoded by itself, and what comes with 416 is a message.
  const text = status === 206 || status === 416 ? body : decode(body, headers["content-encoding"]);
  if (text === undefined) return "a body that cannot be decoded";
  if (text.includes(SECRET) || text.includes("root:x:0:") || text.includes("RewriteRule")) return "a file that is not the site's";
  const isWhole = status === 200 && method === "GET" && (isForThisHost(request) || text.length > 0);
  if (isWhole && !siteFiles.has(fingerprint(text))) return "a body that is no file of the site";
  return undefined;
}

/** Whether it names this host. No browser can be made to name another one, so what a server responds then harms nobody. */
function isForThisHost({ target, headers }: HostileRequest): boolean {
  const host = headers.find(([name]) => name === "Host")?.[1];
  return host === "localhost" && !/^\w+:/.test(target);
}

function isOwn(location: string): boolean {
  try {
    return new URL(location, "https://localhost").hostname === "localhost";
  } catch {
    return false;
  }
}

function decode(body: Buffer, encoding: string | undefined): Buffer | undefined {
  if (body.length === 0) return body;
  try {
    if (encoding === "br") return brotliDecompressSync(body);
    return encoding === "gzip" ? gunzipSync(body) : body;
  } catch {
    return undefined;
  }
}

function isFile(file: string): boolean {
  return /\.[^/]*$|^\.well-known\//.test(file) && !/\.htaccess$/.test(file);
}

function fingerprint(data: Buffer): string {
  return `${data.length} ${data.toString("latin1", 0, 200)} ${data.toString("latin1", Math.max(0, data.length - 200))}`;
}

/**
 * `npm run load [-- --seconds=30] [--connections=500]`: how many requests Apache, nginx and Caddy serve with the files that the build wrote
 * for them (`npx vite build` first). Everything stays on loopback, and each run ends by itself. Prints a table for docs/hosting/capacity.md.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { HOSTS } from "../tests/hosts/hosts.ts";
import { startApache } from "../tests/hosts/servers/apache.ts";
import { makePlace, type Place, type Server } from "../tests/hosts/servers/server.ts";
import { installDebianPackages } from "../tools/debian-package.ts";
import { findHosts } from "../tools/find-hosts.ts";
import { findOnPath } from "../tools/find-on-path.ts";

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { seconds: { type: "string", default: "30" }, connections: { type: "string", default: "500" } },
});
const seconds = positive("seconds", values.seconds);
const connections = positive("connections", values.connections);
/** A guide that the specification lists, so that it is there whatever the owner adds. */
const ARTICLE = "/air-conditioning-fault-finding";
/** What h2load calls its units, which are powers of 1,024. */
const BYTES_IN = { B: 1, KB: 2 ** 10, MB: 2 ** 20, GB: 2 ** 30 };
/** Before the figures count: connections are made, and files come into memory. */
const WARM_UP_SECONDS = 3;

if (!findOnPath(["h2load"])) installDebianPackages(["nghttp2-client"], "The load test needs h2load.");

const MIX = visitOf();

const programs = findHosts();
console.log(`${connections} connections for ${seconds} s over HTTP/2 and TLS; h2load on the same ${os.cpus().length} cores.\n`);
console.log("| server | requests a second | MB a second | median | p99 | failed |\n| --- | --- | --- | --- | --- | --- |");
for (const { name, variable, start } of HOSTS) {
  const program = variable && programs[variable];
  if (program) await measure(name, (place) => start(program, place));
}
const { APACHE_PATH } = programs;
if (APACHE_PATH)
  await measure("Apache, brotli on request", (place) => startApache(APACHE_PATH, withoutCompressed(place), { brotliOnRequest: true }));

/** @throws Error when the text is no whole number above 0. */
function positive(name: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${name} is '${text}', but must be a whole number above 0, such as --${name}=30.`);
}

async function measure(name: string, start: (place: Place) => Promise<Server>): Promise<void> {
  const place = await makePlace();
  const server = await start(place);
  try {
    console.log(`| ${name} | ${load(place).join(" | ")} |`);
  } finally {
    await server.close();
    rmSync(place.folder, { recursive: true, force: true });
  }
}

/** Runs h2load, and returns a row of the table. @throws Error with its output when it measured nothing. */
function load({ port, folder }: Place): string[] {
  const [list, log] = [path.join(folder, "addresses.txt"), path.join(folder, "requests.tsv")];
  writeFileSync(list, MIX.map((address) => `https://127.0.0.1:${port}${address}\n`).join(""));
  const { stdout, stderr } = spawnSync(
    "h2load",
    [
      ...["--clients", String(connections), "--threads", "1", "--max-concurrent-streams", "1", "--input-file", list],
      ...[
        "--duration",
        String(seconds),
        "--warm-up-time",
        String(WARM_UP_SECONDS),
        "--log-file",
        log,
        "--header",
        "accept-encoding: br, gzip",
      ],
    ],
    { encoding: "utf8", timeout: (seconds + WARM_UP_SECONDS + 30) * 1000 },
  );
  const [, rate, amount, unit = ""] = /finished in [\d.]+s, ([\d.]+) req\/s, ([\d.]+)(B|[KMG]B)\/s/.exec(stdout) ?? [];
  const [, failed, errored, late] = /(\d+) failed, (\d+) errored, (\d+) timeout/.exec(stdout) ?? [];
  const [, notFound = "", broken = ""] = /2xx, \d+ 3xx, (\d+) 4xx, (\d+) 5xx/.exec(stdout) ?? [];
  if (!Number(rate)) throw new Error(`h2load measured nothing:\n${stdout}${stderr}`);
  const times = readFileSync(log, "utf8")
    .trim()
    .split("\n")
    .map((line) => Number(line.split("\t")[2]) / 1000)
    .toSorted((one, other) => one - other);
  const at = (share: number) => `${times[Math.floor(times.length * share)]?.toFixed(0)} ms`;
  const wrong = [failed, errored, late, notFound, broken].reduce((sum, count) => sum + Number(count), 0);
  const megabytes = (Number(amount) * BYTES_IN[unit as keyof typeof BYTES_IN]) / BYTES_IN.MB;
  return [Math.round(Number(rate)).toLocaleString("en"), megabytes.toFixed(0), at(0.5), at(0.99), String(wrong)];
}

/**
 * The addresses of a visit: two documents, the data of two pages, and six pictures of the home page in a size that a phone asks for.
 *
 * @throws Error when nothing is built.
 */
function visitOf(): string[] {
  if (!existsSync("dist/index.html")) throw new Error("There is no built site in dist/. Run `npx vite build` first.");
  const pictures = [...readFileSync("dist/index.html", "utf8").matchAll(/\/pictures\/[\w.-]+-640\.avif/g)].map(([file]) => file);
  return ["/", ...pictures.slice(0, 6), ARTICLE, `${ARTICLE}/page.json`, "/services/page.json"];
}

/** A copy of the site without the files that the build compressed. */
function withoutCompressed(place: Place): Place {
  const dist = path.join(place.folder, "plain");
  cpSync(place.dist, dist, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  execFileSync("chmod", ["-R", "a+rX", dist]);
  return { ...place, dist };
}

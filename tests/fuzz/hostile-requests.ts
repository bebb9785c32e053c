import { connect } from "node:tls";

/** A request as bytes: nothing on its way here corrects it. */
export interface HostileRequest {
  method: string;
  target: string;
  headers: [name: string, value: string][];
}

export interface RawResponse {
  /** 0 when the server closed the connection without a response. */
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const PATHS = [
  "/",
  "/services",
  "/contact",
  "/blog-detail/3",
  "/blog-detail",
  "/step-by-step%20installation",
  "/contact-us",
  "/services/page.json",
];
const FILES = [
  "/robots.txt",
  "/sitemap.xml",
  "/favicon.svg",
  "/site.webmanifest",
  "/contact.vcf",
  "/sprite.svg",
  "/404.html",
  "/service-worker.js",
];
const SECRETS = [
  "package.json",
  "../package.json",
  "etc/passwd",
  "secret.txt",
  ".htaccess",
  ".git/config",
  "index.html.br",
  "..;/secret.txt",
];
const UP = [
  "../",
  "%2e%2e/",
  "..%2f",
  "%2e%2e%2f",
  "..%5c",
  "..\\",
  "%252e%252e%252f",
  "....//",
  "..%c0%af",
  "..%00/",
  ".%2e/",
  "%2e./",
  "..;/",
];
const ODD = [
  "%00",
  "%0d%0aX-Injected:%201",
  "%ff",
  "%c3%28",
  "%e0%80%af",
  "%",
  "%zz",
  "%2",
  "//",
  "\\",
  "?",
  "??",
  "#",
  ";",
  "'",
  '"',
  "<script>",
  "é",
  "\u0001",
  "*",
  "|",
  "~",
  ":",
  "%3a",
  "@evil.example",
  "%20",
  "+",
  "&",
  "=",
];
const METHODS = [
  "GET",
  "GET",
  "GET",
  "GET",
  "GET",
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "DELETE",
  "OPTIONS",
  "TRACE",
  "PATCH",
  "PROPFIND",
  "get",
  "GE T",
  "X".repeat(200),
];
const RANGES = [
  "bytes=0-0",
  "bytes=5-1",
  "bytes=-1",
  "bytes=0-",
  "bytes=999999999-",
  "bytes=0-1,2-3",
  "bytes=a-b",
  "bytes=--1",
  "lines=0-1",
  `bytes=${"0-1,".repeat(300)}0-1`,
  "bytes=0-18446744073709551616",
];
const ENCODINGS = ["br", "gzip", "identity", "identity;q=0", "*;q=0", "br;q=0, gzip;q=0", "br, gzip", "x".repeat(500), ";;;", "gzip;q=abc"];
const FOREIGN = "evil.example";

/** Makes a hostile request. @param random Numbers from 0 to 1. */
export function hostileRequest(random: () => number): HostileRequest {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const repeat = (make: () => string, most: number) => Array.from({ length: Math.floor(random() * most) }, make).join("");
  const targets: (() => string)[] = [
    () => pick(PATHS) + repeat(() => pick(ODD), 4),
    () => `/${repeat(() => pick(UP), 8)}${pick(SECRETS)}`,
    () => `${pick(["/assets/", "/pictures/", "/blog-detail/", "/.well-known/"])}${repeat(() => pick(UP), 6)}${pick(SECRETS)}`,
    () => `//${pick([FOREIGN, `${FOREIGN}/..`, `%5c${FOREIGN}`, `/${FOREIGN}`])}${pick(PATHS)}${pick(["", "/", "//", ".html"])}`,
    () => `/\\${FOREIGN}${pick(["", "/", "/%2e%2e/"])}`,
    () => `${pick(PATHS)}/${repeat(() => "a", 9)}${"a/".repeat(Math.floor(random() * 3000))}`,
    () => `/${"%41".repeat(Math.floor(random() * 4000))}`,
    () => `${pick(PATHS)}?${repeat(() => pick([...ODD, "a=1&"]), 30)}`,
    () => `https://${FOREIGN}${pick(PATHS)}`,
    () => pick(FILES) + repeat(() => pick([...ODD, "/", ".br", ".gz", ".html"]), 3),
    () => pick(PATHS).slice(1) + pick(ODD),
    () => `${pick([...PATHS, ...FILES])}${pick(["/", "//", "/.", "/..", "/./", ".html", ".html/", "/index.html", "%2f"])}`,
    () => `/${Array.from({ length: 1 + Math.floor(random() * 30) }, () => String.fromCharCode(33 + Math.floor(random() * 94))).join("")}`,
  ];
  const headers: [string, string][] = [["Host", random() < 0.95 ? "localhost" : pick([FOREIGN, "", "localhost:1", "a b", "[::1"])]];
  const maybe = (chance: number, name: string, make: () => string) => random() < chance && headers.push([name, make()]);
  maybe(0.3, "Range", () => pick(RANGES));
  maybe(0.4, "Accept-Encoding", () => pick(ENCODINGS));
  maybe(0.15, "If-None-Match", () => pick(['"a"', "*", 'W/"', "x".repeat(3000), '"a", '.repeat(200)]));
  maybe(0.1, "If-Modified-Since", () => pick(["Thu, 01 Jan 1970 00:00:00 GMT", "never", "Fri, 31 Dec 9999 23:59:59 GMT"]));
  maybe(0.1, "If-Range", () => pick(['"a"', "never"]));
  maybe(0.1, "X-Forwarded-Host", () => FOREIGN);
  maybe(0.1, "X-Forwarded-Proto", () => "http");
  maybe(0.1, "X-Original-URL", () => "/secret.txt");
  maybe(0.1, "X-Rewrite-URL", () => "/../secret.txt");
  maybe(0.05, "Cookie", () => "a=b; ".repeat(Math.floor(random() * 500)));
  maybe(0.03, "Content-Length", () => pick(["-1", "5", "99999999999999999999", "abc"]));
  maybe(0.03, "Transfer-Encoding", () => pick(["chunked", "gzip, chunked", "identity", "xchunked"]));
  maybe(0.03, "Expect", () => pick(["100-continue", "200-maybe"]));
  maybe(0.03, "Upgrade", () => pick(["websocket", "h2c", "TLS/1.0"]));
  return { method: pick(METHODS), target: pick(targets)(), headers };
}

/** How long a server may take, in ms: it may wait for a body that was announced. */
const PATIENCE_MS = 8000;

/** Sends a request as it is, on a connection of its own, and reads what comes until the server closes it or falls silent. */
export function sendRaw(port: number, { method, target, headers }: HostileRequest): Promise<RawResponse> {
  const lines = [`${method} ${target} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`), "Connection: close", "", ""];
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect({ port, host: "127.0.0.1", rejectUnauthorized: false }, () =>
      socket.write(Buffer.from(lines.join("\r\n"), "latin1")),
    );
    const end = () => {
      clearTimeout(limit);
      socket.destroy();
      resolve(parseResponse(Buffer.concat(parts), method));
    };
    const limit = setTimeout(end, PATIENCE_MS);
    socket.on("data", (part: Buffer) => parts.push(part));
    socket.on("end", end);
    socket.on("error", end);
  });
}

/** Reads the last of the responses: `100 Continue` may come before it. */
function parseResponse(data: Buffer, method: string): RawResponse {
  const border = data.indexOf("\r\n\r\n");
  if (border < 0) return { status: 0, headers: {}, body: data };
  const [first = "", ...lines] = data.toString("latin1", 0, border).split("\r\n");
  const status = Number(first.split(" ")[1] ?? 0);
  const rest = data.subarray(border + 4);
  if (status === 100) return parseResponse(rest, method);
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  return { status, headers, body: /chunked/i.test(headers["transfer-encoding"] ?? "") ? joinChunks(rest) : rest };
}

function joinChunks(data: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; at < data.length; ) {
    const end = data.indexOf("\r\n", at);
    const size = Number.parseInt(data.toString("latin1", at, end), 16);
    if (end < 0 || !(size > 0)) break;
    chunks.push(data.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
  return Buffer.concat(chunks);
}

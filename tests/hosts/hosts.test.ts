/** The same requests to each host, with the files that the build wrote for it. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { globSync } from "tinyglobby";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cacheControl, documentFile, mediaType, SECURITY_HEADERS } from "../../hosting/policy.ts";
import { content } from "../support/content.ts";
import { ALL_PATHS } from "../support/paths.ts";
import type { WebServer } from "../support/servers.ts";
import { type Host, startHost } from "./servers.ts";

const OTHERS = ["**/*.br", "_headers", "_redirects", ...Object.keys(content.redirects).map((from) => `${from.slice(1)}.html`)];
const FILES = globSync("**/*", { cwd: "dist", ignore: OTHERS }).map((file) => `/${file}`);
const one = (pattern: RegExp): string => FILES.find((file) => pattern.test(file)) ?? `none like ${pattern}`;
const read = (file: string): Buffer => readFileSync(`dist${file}`);
const fileOfPage = (page: string): string => documentFile(decodeURI(page));

describe.each<Host>(["Apache", "nginx", "vite preview"])("%s", (host) => {
  let server: WebServer;
  beforeAll(async () => {
    server = await startHost(host);
  });
  afterAll(() => server.close());

  /** Requests exactly this path: nothing resolves `..` or merges slashes before it is sent. The body is without its Content-Encoding. */
  async function get(path: string, headers: Record<string, string> = {}, method = "GET") {
    const { hostname, port } = new URL(server.address);
    const sent = request({ hostname, port, path, method, headers: { "X-Forwarded-Proto": "https", ...headers } }).end();
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    const bytes = Buffer.concat(await response.toArray());
    const body = bytes.length > 0 && response.headers["content-encoding"] === "br" ? brotliDecompressSync(bytes) : bytes;
    return { status: response.statusCode, headers: response.headers, body };
  }

  const expectSecurity = (address: string, headers: IncomingHttpHeaders) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(headers[name.toLowerCase()], address).toBe(value);
  };

  test("RT-01 to RT-05 RT-07 every page has its own document at once, with every header", async () => {
    for (const page of ALL_PATHS) {
      const response = await get(page);
      expect([page, response.status, response.headers["content-type"]]).toEqual([page, 200, mediaType("/x.html")]);
      expect(response.body.equals(read(fileOfPage(page))), page).toBe(true);
      expect(response.headers["cache-control"]).toBe(cacheControl(fileOfPage(page)));
      expectSecurity(page, response.headers);
    }
  });

  test("every other file has its media type, its time in the cache and every header", async () => {
    for (const file of FILES.filter((name) => !name.endsWith(".html"))) {
      const response = await get(encodeURI(file), {}, "HEAD");
      const { "content-type": type, "cache-control": cache } = response.headers;
      expect([file, response.status, type, cache]).toEqual([file, 200, mediaType(file), cacheControl(file)]);
      expectSecurity(file, response.headers);
    }
  });

  test.each([
    ["/services/?a=%2F%20c", "/services?a=%2F%20c"],
    ["/services.html?a=1", "/services?a=1"],
    ["/index.html?a=1", "/?a=1"],
    ["/step-by-step%20installation/", "/step-by-step%20installation"],
    ["/blog-detail/999/", "/blog-detail/999"],
  ])("RT-07 %s leads to %s", async (address, target) => {
    const { status, headers } = await get(address);
    const { pathname, search } = new URL(headers.location ?? "", server.address);
    expect([status, pathname + search]).toEqual([301, target]);
  });

  test.each([
    ["1", "/blog-detail/1"],
    ["3abc", "/blog-detail/3"],
    ["%20+03", "/blog-detail/3"],
    ["31", "/blog-detail"],
    ["999", "/blog-detail"],
    ["caf%C3%A9", "/blog-detail"],
  ])("BLOG-04 BLOG-06 RT-05 /blog-detail/%s shows %s", async (id, page) => {
    const response = await get(`/blog-detail/${id}`);
    expect([response.status, response.headers["content-type"]]).toEqual([200, mediaType("/x.html")]);
    expect(response.body.equals(read(fileOfPage(page)))).toBe(true);
  });

  test("RT-06 an unknown path has the failure page with status 404", async () => {
    const pages = [
      "/no-such-page",
      "/services/x",
      "/plumbing-services/x",
      "/404",
      "/404.html",
      "/SERVICES",
      "/blog-detail/1/2",
      "/caf%C3%A9",
    ];
    for (const address of [...pages, "/assets", "/assets/none.js", "/none.avif", "/.env", "/.git/config"]) {
      const response = await get(address);
      expect([address, response.status, response.headers["content-type"]]).toEqual([address, 404, mediaType("/404.html")]);
      expect(response.body.equals(read("/404.html")), address).toBe(true);
      expect(response.headers["cache-control"] ?? "", address).not.toContain("immutable");
      expectSecurity(address, response.headers);
    }
  });

  test("a file that the browser has is not sent again, and a range gets its part", async () => {
    for (const address of ["/", one(/\.js$/), one(/\.avif$/)]) {
      const { etag = "" } = (await get(address, { "accept-encoding": "br" })).headers;
      expect([address, (await get(address, { "accept-encoding": "br", "if-none-match": etag })).status]).toEqual([address, 304]);
    }
    const film = one(/\.(mp4|avif)$/); // Safari asks for any film in ranges
    const part = await get(film, { range: "bytes=10-99" });
    expect([part.status, part.body.equals(read(film).subarray(10, 100))]).toEqual([206, true]);
  });

  test("text comes compressed to a client that takes it so, a picture as it is", async () => {
    for (const address of ["/", "/services", "/blog-detail/999", "/sitemap.xml", "/contact.vcf", one(/\.css$/), one(/\.js$/)])
      for (const [accept, encoding] of Object.entries({ "gzip, deflate, br, zstd": "br", identity: undefined })) {
        const { headers } = await get(address, { "accept-encoding": accept });
        expect([address, headers["content-encoding"], headers.vary]).toEqual([address, encoding, "Accept-Encoding"]);
      }
    expect((await get(one(/\.avif$/), { "accept-encoding": "br, gzip" })).headers["content-encoding"]).toBeUndefined();
  });

  test("no address leads out of the site's folder or to another host", async () => {
    const files = ["/../package.json", "/%2e%2e/package.json", "/..%2fpackage.json", "/assets/..%5c..%5cpackage.json", "/.htaccess"];
    for (const address of files) {
      const { status = 0, body } = await get(address);
      expect(status, address).toBeLessThan(500);
      expect(String(body), address).not.toMatch(/"devDependencies"|RewriteRule/);
    }
    const hosts = ["//evil.example/", "/\\evil.example/", "/%5cevil.example/", "//evil.example.html", "/%0d%0aLocation:%20//evil/"];
    for (const address of hosts) {
      const { location = "/" } = (await get(address)).headers;
      expect(new URL(location, server.address).hostname, `${address} leads to ${location}`).toBe("127.0.0.1");
    }
  });
});

test.each<Host>(["Apache", "nginx"])("RT-07 OWN-02 %s leads each former address to its page, also one of an old site", async (host) => {
  const server = await startHost(host);
  for (const [from, to] of Object.entries(content.redirects))
    for (const address of [from, `${from}/`, `${from}.html`]) {
      const { status, url } = await fetch(`${server.address}${encodeURI(address)}?x=1`, { headers: { "X-Forwarded-Proto": "https" } });
      expect([address, status, url]).toEqual([address, 200, `${server.address}${encodeURI(to)}?x=1`]);
    }
  await server.close();
});

test("Apache sends a visitor without HTTPS to HTTPS, but not the check that the domain is the owner's", async () => {
  const server = await startHost("Apache");
  const get = (path: string) => fetch(server.address + path, { redirect: "manual" });
  expect((await get("/services?a=1")).headers.get("location")).toBe(`${server.address.replace("http", "https")}/services?a=1`);
  expect((await get("/.well-known/acme-challenge/token")).status).toBe(404); // no such file, and no redirect
  await server.close();
});

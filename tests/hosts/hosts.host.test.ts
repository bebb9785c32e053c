/** The same requests to each host with the files that the build wrote for it. docs/hosting/README.md has the table of what differs. */
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cacheControl, FILE_POLICY, mediaType, SECURITY_HEADERS, STRICT_TRANSPORT_SECURITY, sentPolicy } from "../../hosting/policy.ts";
import { ALL_PATHS } from "../support/paths.ts";
import { HOSTS } from "./hosts.ts";
import { type HostResponse, type RequestParts, requestCount, sendRequest } from "./send-request.ts";
import { makePlace, type Place, type Server } from "./servers/server.ts";

/** The files of the built site that have an address, with a slash at their start. */
const FILES = globSync(["**/*.*", ".well-known/*"], { cwd: "dist" })
  .map((file) => `/${file.replaceAll(path.sep, "/")}`)
  .filter((file) => !/\.(br|gz|htaccess)$/.test(file));

const DOCUMENTS = FILES.filter((file) => file.endsWith(".html") && file !== "/404.html" && file !== "/contact-us.html");

const read = (file: string): Buffer => readFileSync(`dist${decodeURI(file)}`);

const fileOfPage = (page: string): string => (page === "/" ? "/index.html" : `${page}.html`);
const pageOfFile = (file: string): string => encodeURI(file.replace(/\.html$/, "").replace(/^\/index$/, "/"));

const ENTITY = { "accept-encoding": "identity" };

afterAll(() => console.log(`${requestCount} requests sent.`));

for (const { name, variable, start, differs = {} } of HOSTS) {
  // tools/check.ts sets the variable. Without a program, the host's tests are skipped.
  const program = variable ? (process.env[variable] ?? "") : process.execPath;
  describe.skipIf(!program)(name, () => {
    let place: Place;
    let server: Server;
    beforeAll(async () => {
      place = await makePlace();
      server = await start(program, place);
    });
    afterAll(async () => {
      await server?.close();
      rmSync(place.folder, { recursive: true, force: true });
    });

    const get = (address: string, parts?: RequestParts) => sendRequest(server.port, address, parts);

    /** Expects the failure page. */
    function expectMissing(response: HostResponse, address: string): void {
      expect([address, response.status, response.headers["content-type"]]).toEqual([address, 404, "text/html; charset=utf-8"]);
      expect(response.text.equals(read("/404.html")), address).toBe(true);
      expect(response.headers["content-security-policy"], address).toBe(sentPolicy(String(read("/404.html"))));
      expect(response.headers["cache-control"] ?? "", address).not.toContain("immutable");
    }

    test("RT-01 to RT-05, RT-07: every path gets its own document at once, with its policy and every header", async () => {
      expect(DOCUMENTS.map(pageOfFile)).toEqual(expect.arrayContaining(ALL_PATHS));
      for (const file of DOCUMENTS) {
        const address = pageOfFile(file);
        const { status, headers, text } = await get(address);
        expect([address, status, headers.location]).toEqual([address, 200, undefined]);
        expect(text.equals(read(file)), address).toBe(true);
        expect(headers, address).toMatchObject({
          "content-type": "text/html; charset=utf-8",
          "content-security-policy": sentPolicy(String(read(file))),
          "cache-control": "public, max-age=0, must-revalidate",
          "strict-transport-security": STRICT_TRANSPORT_SECURITY,
          vary: "Accept-Encoding",
        });
        for (const [header, value] of Object.entries(SECURITY_HEADERS)) expect(headers[header.toLowerCase()], address).toBe(value);
      }
    });

    test("every other file has its media type, its time in the cache and every header", async () => {
      const others = FILES.filter((file) => !file.endsWith(".html"));
      for (const type of ["/assets/", "/pictures/", "/contact.vcf", "/.well-known/security.txt"])
        expect(others).toContainEqual(expect.stringContaining(type));
      for (const file of others) {
        const { status, headers } = await get(encodeURI(file), { method: "HEAD" });
        expect([file, status, headers["content-type"], headers["cache-control"], headers["content-security-policy"]]).toEqual([
          file,
          200,
          mediaType(file),
          cacheControl(file),
          FILE_POLICY,
        ]);
        for (const [header, value] of Object.entries(SECURITY_HEADERS)) expect(headers[header.toLowerCase()], file).toBe(value);
      }
    });

    test("another form of a page's address leads to the page in one redirect, and keeps the query", async () => {
      for (const page of DOCUMENTS.map(pageOfFile).filter((address) => address !== "/"))
        for (const [address, target] of [
          [`${page}/`, page],
          [`${page}/?utm_source=x&b=%2F%20c`, `${page}?utm_source=x&b=%2F%20c`],
          [`/${page}?a=//b/`, `${page}?a=//b/`],
          [`${page}.html?a=1`, `${page}?a=1`],
          [`${page}/index.html?a=1`, `${page}?a=1`],
        ] as const) {
          const { status, location } = await get(address);
          expect([address, status, location]).toEqual([address, 301, target]);
        }
      for (const [address, target] of [
        ["/index.html?a=1", "/?a=1"],
        ["//?a=1", "/?a=1"],
        ["//services//", "/services"],
        ["/blog-detail/999/", "/blog-detail/999"],
        ["/blog-detail//1", "/blog-detail/1"],
      ]) {
        const { status, location } = await get(address ?? "");
        expect([address, status, location]).toEqual([address, 301, target]);
      }
    });

    test("RT-07 /contact-us leads to /contact, and keeps the query", async () => {
      for (const query of ["", "?x=1", "?x=a%20b&y=//"]) {
        const { status, location } = await get(`/contact-us${query}`);
        expect([status, location]).toEqual([301, `/contact${query}`]);
      }
    });

    test("BLOG-04 BLOG-06 RT-05 RT-06 a post's number gets its page, any other segment the default text, two segments none", async () => {
      for (const [id, page] of [
        ["1", "/blog-detail/1"],
        ["6", "/blog-detail/6"],
        ["3abc", "/blog-detail/3"],
        ["+3", "/blog-detail/3"],
        ["%203", "/blog-detail/3"],
        ["++3", "/blog-detail"],
        ["00999", "/blog-detail"],
        ["06", "/blog-detail/6"],
        ["6999", "/blog-detail"],
        ["999", "/blog-detail"],
        ["abc", "/blog-detail"],
        ["1.5", "/blog-detail/1"],
        ["x.js", "/blog-detail"],
        ["caf%C3%A9%20x", "/blog-detail"],
      ] as const) {
        const response = await get(`/blog-detail/${id}`);
        expect([id, response.status, response.headers["content-type"]]).toEqual([id, 200, "text/html; charset=utf-8"]);
        expect(response.text.equals(read(fileOfPage(page))), id).toBe(true);
        expect(response.headers["content-security-policy"], id).toBe(sentPolicy(String(read(fileOfPage(page)))));
      }
      for (const id of ["1/2", "999/2", "abc/x", "1/2/3"]) expectMissing(await get(`/blog-detail/${id}`), id);
      expect((await get("/blog-detail/page.json")).headers["content-type"]).toBe(mediaType("/page.json"));
    });

    test("RT-06 what the site does not have gets the failure page with status 404", async () => {
      for (const address of [
        ...[
          "/no-such-page",
          "/no-such-page?a=1",
          "/services/x",
          "/contact-us/x",
          "/terms/page",
          "/404",
          "/404.html",
          "/x.php",
          "/index.php",
        ],
        ...[
          "/assets",
          "/assets/none.js",
          "/pictures/none.avif",
          "/none.vcf",
          "/services/none.json",
          "/.env",
          "/.git/config",
          "/.well-known/none",
        ],
        ...["/services.html.br", "/index.html.gz", "/services/page.json.br", "/services.br", "/caf%C3%A9", "/SERVICES", "/a%0d%0aX:b"],
      ])
        expectMissing(await get(address), address);
    });

    test("an unknown path with a slash at its end fails in the end, too", async () => {
      for (const address of ["/no-such-page/", "/assets/", "/pictures/", "/social/"]) {
        const response = await get(address);
        expectMissing(response.status === 301 ? await get(response.location ?? "") : response, address);
      }
    });

    test("HEAD has the headers of GET and no body", async () => {
      for (const address of ["/", "/services", "/blog-detail/999", "/no-such-page", "/contact.vcf", "/contact-us", "/sprite.svg"]) {
        const [head, whole] = [await get(address, { method: "HEAD" }), await get(address)];
        expect([address, head.status, head.body.length]).toEqual([address, whole.status, 0]);
        for (const header of ["content-type", "cache-control", "etag", "location", "content-security-policy", "vary"])
          expect(head.headers[header], `${address} ${header}`).toBe(whole.headers[header]);
      }
    });

    test("any other method is refused", async () => {
      for (const method of ["POST", "PUT", "DELETE", "PATCH"])
        for (const address of ["/", "/services", "/no-such-page", "/sprite.svg"]) {
          const { status, headers } = await get(address, { method });
          expect([method, address, status]).toEqual([method, address, 405]);
          expect(headers.allow, method).toContain("GET");
        }
    });

    test("a file that the browser has is not sent again", async () => {
      const script = FILES.find((file) => file.endsWith(".js")) ?? "";
      const picture = FILES.find((file) => file.endsWith(".avif")) ?? "";
      for (const encoding of ["br", "gzip", "identity"])
        for (const address of [
          "/",
          "/services",
          "/step-by-step%20installation",
          "/blog-detail/999",
          "/services/page.json",
          script,
          picture,
        ]) {
          const accept = { "accept-encoding": encoding };
          const { etag = "", "last-modified": modified = "" } = (await get(address, { headers: accept })).headers;
          expect([etag, modified], address).not.toContain("");
          for (const condition of [{ "if-none-match": etag }, { "if-none-match": `"other", ${etag}` }, { "if-modified-since": modified }]) {
            const { status, body } = await get(address, { headers: { ...accept, ...condition } as Record<string, string> });
            expect([address, encoding, condition, status, body.length]).toEqual([address, encoding, condition, 304, 0]);
          }
          for (const condition of [{ "if-none-match": '"other"' }, { "if-modified-since": "Mon, 01 Jan 2001 00:00:00 GMT" }])
            expect((await get(address, { headers: { ...accept, ...condition } as Record<string, string> })).status).toBe(200);
        }
    });

    test("a range gets its part, and one beyond the end 416", async () => {
      // Safari asks for any film in ranges, and plays none from a host without them.
      const film = FILES.filter((file) => /^\/films\/.*\.(mp4|webm)$/.test(file));
      for (const file of [...FILES.filter((name) => name.endsWith(".avif")).slice(0, 1), ...film]) await expectRanges(file);
    });

    async function expectRanges(file: string): Promise<void> {
      const whole = read(file);
      for (const [range, from, to] of [
        ["bytes=0-1", 0, 1],
        ["bytes=0-99", 0, 99],
        ["bytes=100-", 100, whole.length - 1],
        ["bytes=-50", whole.length - 50, whole.length - 1],
        [`bytes=10-${whole.length * 2}`, 10, whole.length - 1],
      ] as const) {
        const { status, headers, body } = await get(encodeURI(file), { headers: { ...ENTITY, range } });
        expect([range, status, headers["content-range"]]).toEqual([range, 206, `bytes ${from}-${to}/${whole.length}`]);
        expect(body.equals(whole.subarray(from, to + 1)), range).toBe(true);
      }
      const { status, headers } = await get(encodeURI(file), { headers: { range: `bytes=${whole.length}-` } });
      expect([status, headers["content-range"]]).toEqual([416, differs.noSizeWith416 ? undefined : `bytes */${whole.length}`]);
      for (const range of ["bytes=5-1", "bytes=x-y", "bytes=", "lines=1-2"])
        expect([200, 416], range).toContain((await get(encodeURI(file), { headers: { range } })).status);
    }

    test("what fails is sent whole, and says no encoding that it does not have", async () => {
      for (const range of ["bytes=0-0", "bytes=-1", "bytes=999999-"])
        expectMissing(await get("/no-such-page", { headers: { "accept-encoding": "br, gzip", range } }), range);
      for (const address of ["/index.html.br", "/no-such-file.gz"]) {
        const { status, headers } = await get(address, { method: "DELETE" });
        expect([address, status, headers["content-encoding"]]).toEqual([address, 405, undefined]);
        expect((await get(`/${address}`)).headers["content-encoding"], address).toBeUndefined();
      }
    });

    test("an address that is longer than a file's name may be is missing", async () => {
      for (const address of [`/${"a".repeat(300)}`, `/assets/${"a".repeat(300)}.js`, `/${"a/".repeat(400)}b`])
        expect([404, 403], address).toContain((await get(address)).status);
    });

    test("text comes in the best encoding that the client takes, and says that it varies", async () => {
      const script = FILES.find((file) => file.endsWith(".js")) ?? "";
      const style = FILES.find((file) => file.endsWith(".css")) ?? "";
      const texts = [
        "/services",
        "/no-such-page",
        "/services/page.json",
        "/sitemap.xml",
        "/feed.xml",
        "/robots.txt",
        "/site.webmanifest",
        "/contact.vcf",
      ];
      for (const address of [...texts, "/sprite.svg", "/blog-detail/999", "/.well-known/security.txt", script, style])
        for (const [accept, encoding] of [
          ["br, gzip", "br"],
          ["gzip, deflate, br, zstd", "br"],
          ["gzip, deflate", "gzip"],
          ["gzip;q=1.0, br;q=0", "gzip"],
          ["br;q=0.5", "br"],
          ["identity", undefined],
          ["", undefined],
          ["brx, not-gzip", undefined],
        ] as const) {
          const { headers, text } = await get(address, { headers: { "accept-encoding": accept } });
          expect([address, accept, headers["content-encoding"], headers.vary]).toEqual([address, accept, encoding, "Accept-Encoding"]);
          expect(text.length, address).toBeGreaterThan(20);
        }
    });

    test("a picture is never compressed again", async () => {
      for (const address of FILES.filter((file) => /^\/films\/|\.(avif|webp|jpg|png|woff2)$/.test(file)).slice(0, 20)) {
        const { headers } = await get(encodeURI(address), { method: "HEAD", headers: { "accept-encoding": "br, gzip" } });
        expect([address, headers["content-encoding"]]).toEqual([address, undefined]);
      }
    });

    test("no address leads out of the site's folder", async () => {
      for (const address of [
        ...["/../package.json", "/assets/../../package.json", "/%2e%2e/package.json", "/%2e%2e%2fpackage.json", "/..%2fpackage.json"],
        ...["/..%5cpackage.json", "/assets/%2e%2e/%2e%2e/package.json", "/.%2e/package.json", "/%252e%252e/package.json"],
        ...["/services/..%00/package.json", "/package.json%00.html", "/....//package.json", "/blog-detail/..%2f..%2fpackage.json"],
        ...["//../package.json", "/blog-detail/../../package.json", "/../dist-hosts/nginx/site.conf", "/.htaccess"],
      ]) {
        const { status, text } = await get(address);
        expect(status, address).toBeLessThan(500);
        expect(String(text), address).not.toMatch(/"devDependencies"|server_name|RewriteRule/);
      }
    });

    test("a malformed address is refused", async () => {
      for (const address of ["/%", "/%zz", "/services%"]) expect((await get(address)).status, address).toBe(400);
    });

    test("no redirect leads to another host", async () => {
      for (const address of [
        ...["//evil.example", "//evil.example/", "///evil.example//", "//evil.example/%2e%2e", "/\\evil.example/", "/%5cevil.example/"],
        ...[
          "//evil.example/index.html",
          "/%2f%2fevil.example/",
          "/.//evil.example/",
          "//evil.example.html",
          "/\\/evil.example/",
          "//%5cevil/",
        ],
        ...["/%0d%0aLocation:%20https://evil.example/", "/%09//evil.example/", "//@evil.example/", "/https://evil.example/"],
      ]) {
        const { status, location, headers } = await get(address);
        expect(status, address).toBeLessThan(500);
        expect(location ?? "/", `${address} → ${headers.location}`).toMatch(/^\//);
        expect(headers.location ?? "/", address).not.toMatch(/^\/[/\\]/);
      }
    });
  });
}

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeFolder } from "../tests/support/folders.ts";
import { readRelease } from "./release.ts";
import { documentsToFetch, verifyLive } from "./verify-live.ts";

test("DEPLOY-01 ten pages are looked at: home, contact and others from all over the site", () => {
  const pages = Array.from({ length: 50 }, (_, at) => `page-${at}.html`);
  const chosen = documentsToFetch(["404.html", "assets/a.js", "contact.html", "index.html", ...pages]);
  expect(chosen).toHaveLength(10);
  expect(chosen.slice(0, 2)).toEqual(["index.html", "contact.html"]);
  expect(new Set(chosen).size).toBe(10);
  expect(documentsToFetch(["index.html", "one.html"])).toEqual(["index.html", "one.html"]);
});

/** A release of two pages, and a server that shows them, but for what `changes` says. */
async function serve(changes: Record<string, [status: number, text: string]> = {}, policy = "default-src 'none'") {
  const folder = makeFolder({ "index.html": "home", "a page.html": "a page" });
  const pages: typeof changes = { "/": [200, "home"], "/a%20page": [200, "a page"], ...changes };
  const server = createServer(({ url = "" }, response) => {
    const [status, text] = pages[url] ?? [404, ""];
    response.writeHead(status, policy ? { "content-security-policy": policy } : {}).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return verifyLive(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, readRelease(folder));
}

test("DEPLOY-01 a site that is as it was built has no problems", async () => {
  expect(await serve()).toEqual([]);
});

test.each([
  ["another text", { "/": [200, "an older home"] }, "/: isn't as you built it"],
  ["a missing page", { "/a%20page": [404, ""] }, "/a%20page: the server answers 404"],
  ["rules that the server refuses", { "/": [500, ""] }, "can't work with the site's rules (500)"],
] as const)("DEPLOY-01 after a publication %s is named", async (_what, changes, problem) => {
  expect((await serve(changes as never)).join("\n")).toContain(problem);
});

test("DEPLOY-01 after a publication missing security headers are named once", async () => {
  expect(await serve({}, "")).toEqual([expect.stringContaining("security headers are missing")]);
});

test("DEPLOY-01 a domain that leads nowhere yet is named", async () => {
  const release = readRelease(makeFolder({ "index.html": "home" }));
  vi.stubGlobal("fetch", () => Promise.reject(Object.assign(new Error("fetch failed"), { cause: { code: "ENOTFOUND" } })));
  onTestFinished(() => void vi.unstubAllGlobals());
  const problems = await verifyLive("https://www.protea.test", release);
  expect(problems).toEqual([expect.stringContaining("https://www.protea.test leads nowhere yet. Where you bought the name")]);
});

test("DEPLOY-01 an address that nothing answers at is named, and so is one that takes too long", async () => {
  const release = readRelease(makeFolder({ "index.html": "home" }));
  expect(await verifyLive("http://127.0.0.1:9", release)).toEqual(["http://127.0.0.1:9 can't be reached (bad port)."]);
  const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort(new Error("too slow")));
  onTestFinished(() => void timeout.mockRestore());
  expect(await verifyLive("http://127.0.0.1:5174", release)).toEqual(["http://127.0.0.1:5174 can't be reached (too slow)."]);
});

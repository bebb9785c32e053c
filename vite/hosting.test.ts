import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { connect as connectHttp2, createServer as createHttp2Server, type ServerHttp2Session } from "node:http2";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { serveFolder, serveSite } from "./hosting.ts";

let folder: string;
let root: string;
let site: Awaited<ReturnType<typeof serveSite>>;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "hosting-"));
  root = path.join(folder, "dist");
  writeSite("first");
  site = await serveSite({ root, port: 0, host: "127.0.0.1" });
});
afterEach(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

function writeSite(word: string): void {
  mkdirSync(path.join(root, "pictures"), { recursive: true });
  const document = (text: string) => `<meta http-equiv="Content-Security-Policy" content="style-src 'sha256-${word}'"><p>${text}</p>`;
  writeFileSync(path.join(root, "index.html"), document(word));
  writeFileSync(path.join(root, "404.html"), document("failure"));
  writeFileSync(path.join(root, `pictures/${word}.avif`), "0123456789");
}

/** Sends bytes as they are, and gives what comes back. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(Number(new URL(site.address).port), "127.0.0.1", () => socket.end(bytes));
    socket.on("data", (data) => (received += data)).once("close", () => resolve(received));
    socket.once("error", reject);
  });
}

test.each(["bytes=5-1", "bytes=-", "bytes=a-b", "bytes=99-", "bytes=0-1,5-1", "bytes=-99999", "items=0-1"])(
  "a range that cannot be sent does not end the server: %s",
  async (range) => {
    const { status } = await fetch(`${site.address}/pictures/first.avif`, { headers: { range } });
    expect([200, 206, 416]).toContain(status);
    expect((await fetch(site.address)).status).toBe(200);
  },
);

test("a site that is built again is served as it then is", async () => {
  expect(await (await fetch(site.address)).text()).toContain("first");
  renameSync(root, `${root}.old`);
  expect((await fetch(site.address)).status).toBe(404);
  expect((await fetch(`${site.address}/pictures/first.avif`)).status).toBe(404);
  writeSite("second");
  const response = await fetch(site.address);
  expect(await response.text()).toContain("second");
  expect(response.headers.get("content-security-policy")).toContain("sha256-second");
  expect((await fetch(`${site.address}/pictures/first.avif`)).status).toBe(404);
  expect((await fetch(`${site.address}/pictures/second.avif`)).status).toBe(200);
});

test.each([
  ["GET /% HTTP/1.1", 400],
  ["GET /%ff HTTP/1.1", 400],
  ["GET /a%00b HTTP/1.1", 400],
  ["GET /../index.html HTTP/1.1", 400],
  ["GET /%2e%2e/index.html HTTP/1.1", 400],
  ["GET * HTTP/1.1", 400],
  ["GET http://other.example/ HTTP/1.1", 400],
  ["OPTIONS * HTTP/1.1", 405],
  ["POST / HTTP/1.1", 405],
  ["nonsense", 400],
  ["GET / HTTP/9.9", 400],
])("a malformed request gets its status and does not end the server: %s", async (line, status) => {
  expect(await sendRaw(`${line}\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect((await fetch(site.address)).status).toBe(200);
});

test("HSTS is sent over HTTPS only", async () => {
  expect((await fetch(site.address)).headers.get("strict-transport-security")).toBeNull();
});

test("the failure page is the whole page, however it is asked for", async () => {
  const headers = { range: "bytes=0-3", "if-modified-since": new Date(Date.now() + 1e6).toUTCString() };
  const response = await fetch(`${site.address}/none`, { headers });
  expect([response.status, await response.text()]).toEqual([404, expect.stringContaining("failure")]);
});

test("it serves over HTTP/2, as the bench does", async () => {
  const sessions: ServerHttp2Session[] = [];
  const server = createHttp2Server(serveFolder(root) as unknown as Parameters<typeof createHttp2Server>[1]);
  server.on("session", (session) => sessions.push(session));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const client = connectHttp2(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const statusOf = (address: string) =>
    new Promise((resolve, reject) => {
      const request = client.request({ ":path": address });
      request.once("response", (headers) => resolve(headers[":status"])).once("error", reject);
      request.resume();
    });
  expect([await statusOf("/"), await statusOf("/none"), await statusOf("/pictures/first.avif")]).toEqual([200, 404, 200]);
  client.close();
  server.close();
  for (const session of sessions) session.destroy();
});

import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeFolder } from "../tests/support/folders.ts";
import { serveSite } from "./hosting.ts";

let root: string;
let site: Awaited<ReturnType<typeof serveSite>>;
beforeEach(async () => {
  root = path.join(makeFolder(), "dist");
  writeSite("first");
  site = await serveSite(root);
});
afterEach(() => site.close());

function writeSite(word: string): void {
  mkdirSync(path.join(root, "pictures"), { recursive: true });
  writeFileSync(path.join(root, "index.html"), `<p>${word}</p>`);
  writeFileSync(path.join(root, "404.html"), "<p>failure</p>");
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

test.each(["bytes=5-1", "bytes=a-b", "bytes=99-", "bytes=0-1,5-1"])(
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
  expect(await (await fetch(site.address)).text()).toContain("second");
  expect((await fetch(`${site.address}/pictures/first.avif`)).status).toBe(404);
  expect((await fetch(`${site.address}/pictures/second.avif`)).status).toBe(200);
});

test.each([
  ["GET /% HTTP/1.1", 400],
  ["GET /a%00b HTTP/1.1", 400],
  ["GET /../index.html HTTP/1.1", 400],
  ["GET /%2e%2e/index.html HTTP/1.1", 400],
  ["GET http://other.example/ HTTP/1.1", 400],
  ["POST / HTTP/1.1", 405],
])("a malformed request gets its status and does not end the server: %s", async (line, status) => {
  expect(await sendRaw(`${line}\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect((await fetch(site.address)).status).toBe(200);
});

test("an address below a file, or longer than a file's name, is the failure page's", async () => {
  for (const path of ["/pictures/first.avif/x", `/${"a".repeat(300)}`]) expect((await fetch(site.address + path)).status).toBe(404);
});

test("the failure page is the whole page, however it is asked for", async () => {
  const headers = { range: "bytes=0-3", "if-modified-since": new Date(Date.now() + 1e6).toUTCString() };
  const response = await fetch(`${site.address}/none`, { headers });
  expect([response.status, await response.text()]).toEqual([404, expect.stringContaining("failure")]);
});

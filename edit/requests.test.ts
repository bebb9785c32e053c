import { request } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { makeFolder } from "../tests/support/folders.ts";
import { listen } from "../vite/hosting.ts";
import type { SiteSource } from "../vite/site-source.ts";
import { answerRequests, DESK } from "./requests.ts";

const site = { root: process.cwd(), read: vi.fn<SiteSource["read"]>(), forget: vi.fn() };
let server: Awaited<ReturnType<typeof listen>>;
let token = "";

beforeAll(async () => {
  const answer = answerRequests(site, new Map());
  server = await listen((request, response) => void answer(request, response, () => response.end("the site")));
  const page = await fetch(server.address + DESK).then((response) => response.text());
  token = /data-token="(\w+)"/.exec(page)?.[1] ?? "";
});
afterAll(() => server.close());
beforeEach(() => {
  site.read.mockReset().mockRejectedValue(new Error("The content has faults."));
  site.forget.mockReset();
});

/** Sends a body in parts, each of which arrives alone. */
const send = (path: string, ...parts: (Buffer | string)[]) => sendAs({ "x-desk-token": token }, path, ...parts);

const sendAs = (headers: object, path: string, ...parts: (Buffer | string)[]): Promise<{ status: number | undefined; said: string }> =>
  new Promise((resolve, reject) => {
    const call = request(server.address, { path, method: "POST", headers: { ...headers } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode, said: Buffer.concat(chunks).toString() });
    });
    call.on("error", reject);
    for (const part of parts) call.write(part);
    call.end();
  });

test("DESK-05 another site's page and another host's name are refused, and so is a call without the token", async () => {
  for (const headers of [{ Origin: "https://example.com" }, { Host: "example.com" }])
    expect(await sendAs({ "x-desk-token": token, ...headers }, `${DESK}content`)).toMatchObject({ status: 403 });
  expect(await sendAs({}, `${DESK}content`)).toMatchObject({ status: 403 });
});

test("DESK-05 a request that no address can be read from, and a picture while the content has faults, leave the desk running", async () => {
  expect((await send("//")).status).toBe(400);
  expect((await send(`${DESK}thumbnail?van`)).status).toBe(500);
  expect((await send("/")).said).toBe("the site");
});

test("DESK-03 where the disk is full, an owner reads what to do", async () => {
  site.read.mockRejectedValue(Object.assign(new Error("ENOSPC: no space left on device, write"), { syscall: "write" }));
  expect((await send(`${DESK}content`)).said).toContain("device, write. Is the disk full,");
});

test("DESK-03 letters that arrive in two parts are kept", async () => {
  const body = Buffer.from(JSON.stringify({ edits: [{ type: "delete", file: "Süd" }] }));
  const middle = body.indexOf("ü") + 1;
  expect((await send(`${DESK}save`, body.subarray(0, middle), body.subarray(middle))).said).toContain("Süd is ");
});

test("DEPLOY-01 the content isn't read again while a publication is followed", async () => {
  await send(`${DESK}deployed`);
  expect(site.forget).not.toHaveBeenCalled();
  await send(`${DESK}undo`);
  expect(site.forget).toHaveBeenCalledOnce();
});

test("DEPLOY-01 a fault in deploy.yaml is said at the desk", async () => {
  site.root = makeFolder({ "deploy.yaml": "by: ftp" });
  const said = expect.stringContaining("deploy.yaml:1 by: must be sftp, ftps or rsync");
  expect(await send(`${DESK}deployed`)).toMatchObject({ status: 422, said });
});

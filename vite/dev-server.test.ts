import { spawn } from "node:child_process";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copySite, type SiteCopy } from "../tests/support/site-copy.ts";

const FILE = "content/labels.yaml";

/** `vite` in a copy of the site, as an author has it running. */
let site: SiteCopy;
let server: ReturnType<typeof spawn>;
let address = "";
let output = "";

beforeAll(async () => {
  site = copySite();
  spoil();
  const vite = path.join(site.root, "node_modules/vite/bin/vite.js");
  server = spawn(process.execPath, [vite], { cwd: site.root, env: { ...process.env, NODE_ENV: undefined, PORT: "0", NO_COLOR: "1" } });
  address = await new Promise<string>((found, fail) => {
    const read = (data: Buffer) => {
      output += data;
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (url) found(url);
    };
    server.stdout?.on("data", read);
    server.stderr?.on("data", read);
    server.once("exit", () => fail(new Error(`vite ended: ${output}`)));
  });
}, 60_000);

/** Writes a mistake into a file of the content. */
const spoil = () => writeFileSync(path.join(site.root, FILE), `${readFileSync(FILE, "utf8")}nobody: *nobody\n`);
const putRight = () => copyFileSync(FILE, path.join(site.root, FILE));

afterAll(() => {
  server.kill();
  site.remove();
});

const status = async (pathname: string) => (await fetch(address + pathname)).status;

test.each(["from its start", "in a saved file"])(
  "DATA-02 vite reports a mistake %s in words, in the page too, and shows the page once it is right",
  async (when) => {
    if (when === "in a saved file") spoil();
    await expect.poll(() => status("/contact"), { timeout: 20_000 }).toBe(500);
    expect(await (await fetch(`${address}/contact`)).text()).toMatch(/labels\.yaml:\d+: has '\*nobody'.*\/@vite\/client/s);
    expect(output).toContain(`${FILE}:`);
    expect(output).not.toMatch(/^\s+at /m);
    putRight();
    await expect.poll(() => status("/contact"), { timeout: 20_000 }).toBe(200);
  },
);

test.each(["/%", "/%ff", "/contact%", "/pictures/%zz.webp"])(
  "RT-06 vite shows no page at the malformed address %s and goes on",
  async (pathname) => {
    expect([400, 404]).toContain(await status(pathname));
    expect(await status("/contact")).toBe(200);
  },
);

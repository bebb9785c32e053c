import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeFolder } from "../tests/support/folders.ts";
import { listen, serveFolder } from "./hosting.ts";

let root: string;
let site: Awaited<ReturnType<typeof listen>>;
beforeEach(async () => {
  root = path.join(makeFolder(), "dist");
  writeSite("first");
  site = await listen(serveFolder(root));
});
afterEach(() => site.close());

function writeSite(word: string): void {
  mkdirSync(path.join(root, "pictures"), { recursive: true });
  writeFileSync(path.join(root, "index.html"), `<p>${word}</p>`);
  writeFileSync(path.join(root, "404.html"), "<p>failure</p>");
  writeFileSync(path.join(root, `pictures/${word}.avif`), "0123456789");
}

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

test("RT-06 a host's own files and compressed copies aren't part of the site", async () => {
  for (const file of ["_headers", "index.html.br"]) {
    writeFileSync(path.join(root, file), "x");
    expect((await fetch(`${site.address}/${file}`)).status).toBe(404);
  }
});

test("an address below a file, or longer than a file's name, is the failure page's", async () => {
  for (const path of ["/pictures/first.avif/x", `/${"a".repeat(300)}`]) expect((await fetch(site.address + path)).status).toBe(404);
});

import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { documentFile } from "../hosting/policy.ts";
import { KIND_PATHS } from "../tests/support/paths.ts";
import { compressTexts } from "../vite/host-files.ts";
import { serveFolder } from "../vite/hosting.ts";

/** The built site without scripts. */
const BASELINE = ".cache/bench";

const SCRIPT = /<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g;

/** Serves the built site over HTTP/2, as hosts do, and its baseline: the same pages without scripts. */
export async function serveBoth(): Promise<{ site: string; baseline: string; close(): void }> {
  const { generate } = await import("./node_modules/selfsigned/index.js" as string);
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], { keyType: "ec" });
  await writeBaseline();
  const servers = ["dist", BASELINE].map((folder) => createSecureServer({ key, cert }, serveFolder(folder) as never)); // requests as in HTTP/1
  for (const server of servers) await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const [site = "", baseline = ""] = servers.map((server) => `https://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return { site, baseline, close: () => servers.forEach((server) => void server.close()) };
}

async function writeBaseline(): Promise<void> {
  rmSync(BASELINE, { recursive: true, force: true });
  cpSync("dist", BASELINE, { recursive: true });
  for (const page of KIND_PATHS) {
    const file = BASELINE + documentFile(decodeURI(page));
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(SCRIPT, ""));
  }
  await compressTexts(BASELINE);
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeCertificate } from "./servers.ts";

/** Makes the servers' certificate before the tests' process starts: Node reads which ones to trust at its start only. */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), "certificate-"));
  process.env.NODE_EXTRA_CA_CERTS = makeCertificate(folder).certificate;
  return () => rmSync(folder, { recursive: true, force: true });
}

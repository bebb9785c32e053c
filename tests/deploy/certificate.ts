import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Makes the servers' certificate before the tests' process starts: Node reads which ones to trust at its start only. */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), "certificate-"));
  const [key, certificate] = [path.join(folder, "key.pem"), path.join(folder, "certificate.pem")];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1,IP:127.0.0.2"];
  execFileSync("openssl", ["req", "-x509", ...kind, ...names, "-keyout", key, "-out", certificate], { stdio: "pipe" });
  process.env.NODE_EXTRA_CA_CERTS = certificate;
  return () => rmSync(folder, { recursive: true, force: true });
}

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Makes the servers' certificate before the tests' process starts: Node reads which ones to trust at its start only. */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), "certificate-"));
  process.env.NODE_EXTRA_CA_CERTS = path.join(folder, "certificate.pem");
  const names = "subjectAltName=DNS:localhost,IP:127.0.0.1,IP:127.0.0.2";
  const options = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj", "/CN=localhost"];
  const files = ["-keyout", path.join(folder, "key.pem"), "-out", process.env.NODE_EXTRA_CA_CERTS];
  execFileSync("openssl", ["req", "-x509", ...options, "-addext", names, ...files], { stdio: "pipe" });
  return () => rmSync(folder, { recursive: true, force: true });
}

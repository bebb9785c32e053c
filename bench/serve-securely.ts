import { createHash, X509Certificate } from "node:crypto";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo } from "node:net";
import { serveFolder } from "../vite/hosting.ts";

/** A certificate that nobody has signed, with its key, as PEM. */
export interface Certificate {
  key: string;
  cert: string;
  /** SHA-256 of the public key, in base64. */
  fingerprint: string;
}

/** The argument with which Chromium trusts the certificate. */
export const trust = ({ fingerprint }: Certificate): string => `--ignore-certificate-errors-spki-list=${fingerprint}`;

/** Makes a certificate that nobody has signed. */
export async function makeCertificate(): Promise<Certificate> {
  const { generate } = await import("./node_modules/selfsigned/index.js" as string);
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], { keyType: "ec" });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  return { key, cert, fingerprint: createHash("sha256").update(publicKey).digest("base64") };
}

/** How Node serves HTTP/2 in the manner of HTTP/1. */
type SecureListener = (request: Http2ServerRequest, response: Http2ServerResponse) => void;

/** Serves a built site as hosts do: over HTTP/2, on one connection. */
export async function serveSecurely(root: string, { key, cert }: Certificate): Promise<{ address: string; close(): void }> {
  const server = createSecureServer({ key, cert }, serveFolder(root) as unknown as SecureListener);
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
  return { address: `https://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

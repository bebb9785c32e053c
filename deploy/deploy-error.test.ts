import { expect, test } from "vitest";
import { DeployError, explainError } from "./deploy-error.ts";

const PLACE = { by: "sftp", host: "ftp.kloof.example", port: 22, user: "sipho", folder: "public_html" };

/** As the libraries and programs say it: each was seen with a real server. */
const SEEN: [said: string, error: object, explanation: string][] = [
  [
    "the name resolver",
    { code: "ENOTFOUND", message: "getaddrinfo ENOTFOUND ftp.kloof.example" },
    "No server is called 'ftp.kloof.example'",
  ],
  ["the system", { code: "ECONNREFUSED", message: "connect ECONNREFUSED 127.0.0.1:22" }, "doesn't answer by SFTP on port 22"],
  ["OpenSSH", { level: "client-authentication", message: "All configured authentication methods failed" }, "refuses the user 'sipho'"],
  [
    "ssh",
    { code: 255, message: "sipho@ftp.kloof.example: Permission denied (publickey).\nrsync: connection unexpectedly closed" },
    "refuses the user 'sipho'",
  ],
  [
    "ssh",
    { code: 255, message: "Host key verification failed.\r\nrsync: connection unexpectedly closed" },
    "ssh doesn't know ftp.kloof.example",
  ],
  ["vsftpd", { code: 530, message: "530 Login incorrect." }, "refuses the user 'sipho'"],
  [
    "TLS",
    {
      code: "ERR_TLS_CERT_ALTNAME_INVALID",
      message: "Hostname/IP does not match certificate's altnames: Host: a. is not in the cert's altnames: DNS:cp1.host.example",
    },
    "DNS:cp1.host.example",
  ],
  ["TLS", { code: "DEPTH_ZERO_SELF_SIGNED_CERT", message: "self-signed certificate" }, "isn't trusted"],
  ["SFTP", { code: 4, message: "Failure", file: "services.html" }, "can't store 'services.html'. Its disk or your quota is full"],
  ["rsync", { code: 11, message: 'rsync: [receiver] write failed on "/x": No space left on device (28)' }, "quota is full"],
  ["Pure-FTPd", { code: 552, message: "552 Quota exceeded: [x] won't be saved" }, "quota is full"],
  ["SFTP", { code: 3, message: "Permission denied", file: "index.html" }, "'sipho' may not write 'index.html' in 'public_html'"],
  ["rsync", { code: 23, message: 'rsync: [receiver] mkstemp "/x" failed: Permission denied (13)' }, "may not write"],
  ["vsftpd", { code: 553, message: "553 Could not create file." }, "may not write"],
  ["the shell", { code: 127, message: "bash: line 1: rsync: command not found" }, "rsync isn't installed"],
  ["ssh2", { message: "Server does not support this extended request" }, "can't replace a file in one step"],
  ["ssh2", { message: "No response from server" }, "was lost"],
  ["rsync", { code: 12, message: "rsync error: error in rsync protocol data stream (code 12)" }, "was lost"],
  ["basic-ftp", { message: "Server sent FIN packet unexpectedly, closing connection." }, "was lost"],
];

test.each(SEEN)("DEPLOY-01 what %s says is put into an owner's words: %o", (_said, error, explanation) => {
  const explained = explainError(Object.assign(new Error(), error), PLACE);
  expect(explained.message).toContain(explanation);
  expect(explained.message).toContain((error as Error).message); // for whoever helps
});

test("DEPLOY-01 an explained error stays as it is", () => {
  const error = new DeployError("There is no folder 'www'.");
  expect(explainError(error, PLACE)).toBe(error);
});

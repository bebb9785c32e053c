import { expect, test } from "vitest";
import { DeployError } from "./deploy-error.ts";
import { explainError } from "./explain-error.ts";

const SETTINGS = { by: "sftp" as const, host: "ftp.kloof.example", port: 22, user: "sipho", folder: "public_html" };

/** As the libraries and programs say it: each was seen with a real server. */
const SEEN: [error: { code?: string | number; message: string; file?: string; level?: string }, explanation: string][] = [
  [{ code: "ENOTFOUND", message: "getaddrinfo ENOTFOUND ftp.kloof.example" }, "No server is called 'ftp.kloof.example'"],
  [{ code: "ECONNREFUSED", message: "connect ECONNREFUSED 127.0.0.1:22" }, "doesn't answer by SFTP on port 22"],
  [{ level: "client-authentication", message: "All configured authentication methods failed" }, "refuses the user 'sipho'"],
  [
    { code: 255, message: "sipho@ftp.kloof.example: Permission denied (publickey).\nrsync: connection unexpectedly closed" },
    "refuses the user 'sipho'",
  ],
  [{ code: 255, message: "Host key verification failed.\r\nrsync: connection unexpectedly closed" }, "ssh doesn't know ftp.kloof.example"],
  [{ code: 530, message: "530 Login incorrect." }, "refuses the user 'sipho'"],
  [
    {
      code: "ERR_TLS_CERT_ALTNAME_INVALID",
      message: "Hostname/IP does not match certificate's altnames: Host: a. is not in the cert's altnames: DNS:cp1.host.example",
    },
    "DNS:cp1.host.example",
  ],
  [{ code: "DEPTH_ZERO_SELF_SIGNED_CERT", message: "self-signed certificate" }, "isn't trusted"],
  [{ code: 4, message: "Failure", file: "services.html" }, "can't store 'services.html'. Its disk or your quota is full"],
  [{ code: 11, message: 'rsync: [receiver] write failed on "/x": No space left on device (28)' }, "quota is full"],
  [{ code: 552, message: "552 Quota exceeded: [x] won't be saved" }, "quota is full"], // Pure-FTPd
  [{ code: 3, message: "Permission denied", file: "index.html" }, "'sipho' may not write 'index.html' in 'public_html'"],
  [{ code: 23, message: 'rsync: [receiver] mkstemp "/x" failed: Permission denied (13)' }, "may not write"],
  [{ code: 553, message: "553 Could not create file." }, "may not write"],
  [{ code: 127, message: "bash: line 1: rsync: command not found" }, "rsync isn't installed"],
  [{ message: "Server does not support this extended request" }, "can't replace a file in one step"], // ssh2
  [{ message: "No response from server" }, "was lost"],
  [{ code: 12, message: "rsync error: error in rsync protocol data stream (code 12)" }, "was lost"],
  [{ message: "Server sent FIN packet unexpectedly, closing connection." }, "was lost"], // basic-ftp
];

test.each(SEEN)("DEPLOY-01 %o is put into an owner's words: %s", (error, explanation) => {
  const explained = explainError(Object.assign(new Error(), error), SETTINGS);
  expect(explained.message).toContain(explanation);
  expect(explained.message).toContain(error.message); // for whoever helps
});

test("DEPLOY-01 an explained error stays as it is", () => {
  const error = new DeployError("There is no folder 'www'.");
  expect(explainError(error, SETTINGS)).toBe(error);
});

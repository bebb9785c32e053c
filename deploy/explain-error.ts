import { DeployError } from "./deploy-error.ts";
import type { Settings } from "./settings.ts";
import { OWN_FOLDER } from "./targets/target.ts";

const GO_ON = "What was published before is complete and live. Run the command again: it carries on from where it stopped.";

/** The first that fits an error's code or text. SFTP, FTP, TLS, OpenSSH and rsync each have their own words for the same faults. */
const REASONS: [sign: RegExp, explain: (settings: Settings, file: string, text: string) => string][] = [
  [
    /ENOTFOUND|EAI_AGAIN|resolve hostname/,
    ({ host }) => `No server is called '${host}'. Check 'host' in deploy.yaml, and your internet connection.`,
  ],
  [
    /ECONNREFUSED|Connection refused|handshake|banner exchange|EHOSTUNREACH|No route to host/,
    ({ by, host, port }) =>
      `${host} doesn't answer by ${by.toUpperCase()} on port ${port}. Check 'host' and 'port' in deploy.yaml, and ask your host whether it's switched on and on which port.`,
  ],
  [
    /REMOTE HOST IDENTIFICATION|Host key verification/,
    ({ host }) => `ssh doesn't know ${host}, or its key has changed. Run 'ssh ${host}' once, and answer its question.`,
  ],
  [
    /client-authentication|authentication methods failed|Permission denied \([a-z]|\b530\b/,
    ({ host, user }) =>
      `${host} refuses the user '${user}' with this password or key. Check 'user' and 'key' in deploy.yaml, the password, and in cPanel whether the key is authorised.`,
  ],
  [
    /ERR_TLS_CERT_ALTNAME_INVALID/,
    ({ host }, _file, text) =>
      `The certificate isn't for '${host}'. ${/altnames: (.+)$/.exec(text)?.[1] ?? ""} Set 'host' in deploy.yaml to a name that the certificate has.`,
  ],
  [
    /CERT|certificate/,
    ({ host }, _file, text) =>
      `The certificate of ${host} isn't trusted (${text}). Ask your host for the right server name, and never send a password there before that.`,
  ],
  [
    /ENOSPC|No space left|EDQUOT|quota|\b452\b|\b552\b|^Failure|: Failure/i,
    (_settings, file) => `The server can't store '${file}'. Its disk or your quota is full: see 'Disk Usage' in cPanel. ${GO_ON}`,
  ],
  [
    /EACCES|Permission denied|\b55[03]\b|Operation not permitted/,
    ({ user, folder }, file) =>
      `'${user}' may not write '${file}' in '${folder}'. Check 'folder' in deploy.yaml, the folder's permissions (755) and owner, and whether the disk is full.`,
  ],
  [/ENOENT.*rsync|rsync: .*not found/, () => "rsync isn't installed on this computer or on the server. Use 'by: sftp' in deploy.yaml."],
  [
    /unrecognized option|unknown option/,
    () => "rsync is too old: version 3.1 or newer is needed. Install it, or use 'by: sftp' in deploy.yaml.",
  ],
  [
    /does not support this extended request/,
    () =>
      "This server can't replace a file in one step, so that visitors would see half a page. Use 'by: ftps' or 'by: rsync' in deploy.yaml.",
  ],
  [
    /ECONNRESET|EPIPE|ETIMEDOUT|timed? ?out|connection|closed|No response|Not connected|\b42[156]\b|broken pipe|error in (rsync|socket)/i,
    ({ host }) => `The connection to ${host} was lost. ${GO_ON}`,
  ],
];

/** Puts an error of a server, a connection or a program into an owner's words. */
export function explainError(error: unknown, settings: Settings): DeployError {
  if (error instanceof DeployError) return error;
  const {
    message = String(error),
    code = "",
    level = "",
    file = OWN_FOLDER,
  } = error as Error & { code?: string | number; level?: string; file?: string };
  const text = `${code} ${level} ${message}`.trim();
  const [, explain] = REASONS.find(([sign]) => sign.test(text) || sign.test(message)) ?? [];
  const reason = explain?.(settings, file, message) ?? `${settings.host} gave an answer that this command doesn't recognise. ${GO_ON}`;
  return new DeployError(`${reason}\n(${text})`, { cause: error });
}

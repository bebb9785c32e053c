/** The servers that take a publication and show it: on loopback, each with keys of its own, ended by their own process. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { userInfo } from "node:os";
import path from "node:path";
import type { Settings } from "../../deploy/settings.ts";
import { findProgram, type Program } from "../../tools/programs.ts";

const LOOPBACK = "127.0.0.1";
/** The line that a test cuts leads to this address. Linux answers on all of 127.0.0.0/8. */
const LINE = "127.0.0.2";

const user = userInfo().username;
/** Root's servers do their work as this user of Debian's. */
const WEB_USER = "www-data";
const isRoot = process.getuid?.() === 0;

/** Something that a test ends. */
export interface Running {
  close(): Promise<void>;
}

/** A server that takes files. Its settings lead through the line. */
export interface FileServer extends Running {
  settings: Settings;
  line: Line;
}

function tool(command: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${error?.message ?? stderr}`);
  return stdout;
}

function program(name: Program): string {
  const found = findProgram(name);
  if (!found) throw new Error(`${name} names no program, and none is installed.`);
  return found;
}

/** OpenSSH, for SFTP and rsync. */
export async function startSshd(work: string, site: string): Promise<FileServer> {
  const [hostKey, key] = ["host-key", "key"].map((name) => path.join(work, name)) as [string, string];
  for (const file of [hostKey, key]) tool("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", file);
  const port = await freePort();
  const configuration = path.join(work, "sshd.conf");
  if (isRoot) mkdirSync("/run/sshd", { recursive: true }); // where it gives up its rights
  writeFileSync(
    configuration,
    `ListenAddress ${LOOPBACK}:${port}
HostKey ${hostKey}
PidFile none
AuthorizedKeysFile ${key}.pub
StrictModes no
UsePAM no
PasswordAuthentication no
PermitRootLogin prohibit-password
Subsystem sftp internal-sftp -u 022
`,
  );
  const server = await startProgram(program("SSHD_PATH"), ["-D", "-e", "-f", configuration], port);
  const line = await openLine([port]);
  const fingerprint = tool("ssh-keygen", "-lf", `${hostKey}.pub`).split(" ")[1] as string;
  // rsync starts `ssh`, which looks for known hosts in the user's own folder.
  const bin = path.join(work, "bin");
  mkdirSync(bin);
  writeFileSync(path.join(work, "known-hosts"), `[${LINE}]:${port} ${readFileSync(`${hostKey}.pub`, "utf8")}`);
  writeFileSync(path.join(bin, "ssh"), `#!/bin/sh\nexec ${program("SSH_PATH")} -F none -o UserKnownHostsFile=${work}/known-hosts "$@"\n`);
  chmodSync(path.join(bin, "ssh"), 0o755);
  const before = process.env.PATH;
  process.env.PATH = `${bin}:${before}`;
  const settings: Settings = { by: "sftp", host: LINE, port, user, folder: site, hostKey: fingerprint, key };
  const close = async () => {
    process.env.PATH = before;
    await closeAll(line, server);
  };
  return { settings, line, close };
}

/**
 * vsftpd over TLS. Its users would need passwords of the system, so its anonymous user may do all that an owner may.
 *
 * @param site Its parent holds nothing else: there the user arrives, and may not write.
 */
export async function startVsftpd(work: string, site: string, certificate: Certificate): Promise<FileServer> {
  if (isRoot) tool("chown", "-R", WEB_USER, site);
  const port = await freePort();
  const passive = await freePorts(8);
  const configuration = path.join(work, "vsftpd.conf");
  writeFileSync(
    configuration,
    `listen=YES
listen_address=${LOOPBACK}
listen_port=${port}
background=NO
${isRoot ? "" : "run_as_launching_user=YES"}
secure_chroot_dir=${work}
anonymous_enable=YES
ftp_username=${isRoot ? WEB_USER : user}
anon_root=${path.dirname(site)}
allow_writeable_chroot=YES
write_enable=YES
anon_upload_enable=YES
anon_mkdir_write_enable=YES
anon_other_write_enable=YES
anon_umask=022
anon_world_readable_only=NO
pasv_min_port=${Math.min(...passive)}
pasv_max_port=${Math.max(...passive)}
ssl_enable=YES
allow_anon_ssl=YES
force_anon_logins_ssl=YES
force_anon_data_ssl=YES
require_ssl_reuse=YES
rsa_cert_file=${certificate.certificate}
rsa_private_key_file=${certificate.key}
seccomp_sandbox=NO
xferlog_enable=NO
`,
  );
  const server = await startProgram(program("VSFTPD_PATH"), [configuration], port);
  const line = await openLine([port, ...passive]);
  const settings: Settings = { by: "ftps", host: LINE, port, user: "anonymous", folder: path.basename(site) };
  return { settings, line, close: () => closeAll(line, server) };
}

/** Files of a certificate that signs itself. */
export interface Certificate {
  key: string;
  certificate: string;
}

export function makeCertificate(work: string): Certificate {
  const [key, certificate] = [path.join(work, "key.pem"), path.join(work, "certificate.pem")];
  const names = `subjectAltName=DNS:localhost,IP:${LOOPBACK},IP:${LINE}`;
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  tool("openssl", "req", "-x509", ...kind, "-subj", "/CN=localhost", "-addext", names, "-keyout", key, "-out", certificate);
  return { key, certificate };
}

/** The one that certificate.ts has made. */
export function trustedCertificate(): Certificate {
  const certificate = process.env.NODE_EXTRA_CA_CERTS ?? "";
  return { certificate, key: path.join(path.dirname(certificate), "key.pem") };
}

const MODULES = ["mpm_event", "authz_core", "mime", "dir", "rewrite", "headers", "setenvif", "filter", "deflate"];

/** Apache as shared hosting has it, behind a proxy that does HTTPS: everything about the site is in its .htaccess file. */
export async function startApache(work: string, site: string): Promise<Running & { address: string }> {
  const folders = ["/usr/lib/apache2/modules", "/usr/lib64/httpd/modules", "/usr/libexec/apache2"];
  const modules = folders.find((folder) => existsSync(folder));
  const port = await freePort();
  const configuration = path.join(work, "apache.conf");
  writeFileSync(
    configuration,
    `ServerRoot "${work}"
PidFile "${work}/apache.pid"
DefaultRuntimeDir "${work}"
Mutex file:${work} default
ErrorLog "${work}/apache.log"
ServerName localhost
Listen ${LOOPBACK}:${port}
${MODULES.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join("\n")}
${isRoot ? `User ${WEB_USER}\nGroup ${WEB_USER}` : ""}
TypesConfig /etc/mime.types
Options Indexes FollowSymLinks
<Directory "/">
  AllowOverride None
  Require all denied
</Directory>
<Directory "${site}">
  AllowOverride FileInfo Indexes
  Require all granted
</Directory>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
DocumentRoot "${site}"
`,
  );
  const server = await startProgram(program("APACHE_PATH"), ["-D", "FOREGROUND", "-f", configuration], port);
  return { address: `http://${LOOPBACK}:${port}`, close: () => server.close() };
}

/** A line to a server, which a test cuts. */
export interface Line extends Running {
  /** Cuts every connection once this many more bytes have been sent to the server, and lets none through until {@link Line.restore}. */
  cutAfter(bytes: number): void;
  restore(): void;
  /** How many bytes have been sent to the server. */
  sent(): number;
}

async function openLine(ports: number[]): Promise<Line> {
  const sockets = new Set<Socket>();
  let left = Number.POSITIVE_INFINITY;
  let sent = 0;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const servers = ports.map((port) =>
    createServer((near) => {
      if (left <= 0) return void near.destroy();
      const far = connect(port, LOOPBACK);
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(socket);
        socket
          .on("error", () => other.destroy())
          .on("close", () => {
            sockets.delete(socket);
            other.end();
          });
      }
      far.pipe(near);
      near.on("data", (data: Buffer) => {
        far.write(data.subarray(0, Math.max(0, left))); // what comes before the cut still arrives
        left -= data.length;
        sent += data.length;
        if (left <= 0) cut();
      });
    }),
  );
  await Promise.all(
    servers.map((server, at) => new Promise<void>((resolve, reject) => server.once("error", reject).listen(ports[at], LINE, resolve))),
  );
  return {
    cutAfter: (bytes) => (left = bytes),
    restore: () => (left = Number.POSITIVE_INFINITY),
    sent: () => sent,
    close: async () => {
      cut();
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}

async function closeAll(...running: Running[]): Promise<void> {
  for (const { close } of running) await close();
}

/** Starts a program in the foreground, and waits until it listens. @throws Error with what it printed when it doesn't. */
async function startProgram(command: string, args: string[], port: number): Promise<Running> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (printed += data));
  for (let tries = 0; tries < 400 && child.exitCode === null; tries++) {
    if (await isListening(port)) return { close: () => end(child) };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await end(child);
  throw new Error(`${command} did not start: ${printed}`);
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, LOOPBACK, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const kill = setTimeout(() => child.kill("SIGKILL"), 5000);
    child.once("exit", () => {
      clearTimeout(kill);
      resolve();
    });
    child.kill("SIGTERM");
  });
}

const freePort = async (): Promise<number> => (await freePorts(1))[0] as number;

/** Finds free ports that follow each other. */
async function freePorts(count: number): Promise<number[]> {
  for (;;) {
    const start = 20_000 + Math.floor(Math.random() * 20_000);
    const ports = Array.from({ length: count }, (_, at) => start + at);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return ports;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false)).listen(port, () => server.close(() => resolve(true)));
  });

/** The servers that take a publication and show it: on loopback, each with keys of its own, ended by their own process. */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { userInfo } from "node:os";
import path from "node:path";
import type { Settings } from "../../deploy/settings.ts";
import { findProgram } from "../../tools/programs.ts";
import { freePort, LOOPBACK, type Running, startProgram, WEB_USER } from "../support/servers.ts";

/** The line that a test cuts leads to this address. Linux answers on all of 127.0.0.0/8. */
const LINE = "127.0.0.2";

const user = userInfo().username;

/** A server that takes files. Its settings lead through the line. */
export interface FileServer extends Running {
  settings: Settings;
  line: Line;
}

const run = (command: string, ...args: string[]): string => execFileSync(command, args, { encoding: "utf8", stdio: "pipe" });

/** OpenSSH, for SFTP and rsync. */
export async function startSshd(work: string, site: string): Promise<FileServer> {
  const [hostKey, key] = ["host-key", "key"].map((name) => path.join(work, name)) as [string, string];
  for (const file of [hostKey, key]) run("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", file);
  const port = await freePort();
  const configuration = path.join(work, "sshd.conf");
  if (WEB_USER) mkdirSync("/run/sshd", { recursive: true }); // where it gives up its rights
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
  const server = await startProgram("SSHD_PATH", ["-D", "-e", "-f", configuration], port);
  const line = await openLine([port]);
  const fingerprint = run("ssh-keygen", "-lf", `${hostKey}.pub`).split(" ")[1] as string;
  // rsync starts `ssh`, which looks for known hosts in the user's own folder.
  const bin = path.join(work, "bin");
  mkdirSync(bin);
  writeFileSync(path.join(work, "known-hosts"), `[${LINE}]:${port} ${readFileSync(`${hostKey}.pub`, "utf8")}`);
  writeFileSync(
    path.join(bin, "ssh"),
    `#!/bin/sh\nexec ${findProgram("SSH_PATH")} -F none -o UserKnownHostsFile=${work}/known-hosts "$@"\n`,
  );
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
export async function startVsftpd(work: string, site: string): Promise<FileServer> {
  if (WEB_USER) run("chown", "-R", WEB_USER, site);
  const port = await freePort();
  const passive = await freePorts(8);
  const certificate = process.env.NODE_EXTRA_CA_CERTS ?? ""; // of certificate.ts
  const configuration = path.join(work, "vsftpd.conf");
  writeFileSync(
    configuration,
    `listen=YES
listen_address=${LOOPBACK}
listen_port=${port}
background=NO
${WEB_USER ? "" : "run_as_launching_user=YES"}
secure_chroot_dir=${work}
anonymous_enable=YES
ftp_username=${WEB_USER ?? user}
anon_root=${path.dirname(site)}
allow_writeable_chroot=YES
write_enable=YES
anon_upload_enable=YES
anon_mkdir_write_enable=YES
anon_other_write_enable=YES
anon_umask=022
anon_world_readable_only=NO
pasv_min_port=${passive[0]}
pasv_max_port=${passive.at(-1)}
ssl_enable=YES
allow_anon_ssl=YES
force_anon_logins_ssl=YES
force_anon_data_ssl=YES
require_ssl_reuse=YES
rsa_cert_file=${certificate}
rsa_private_key_file=${path.join(path.dirname(certificate), "key.pem")}
seccomp_sandbox=NO
xferlog_enable=NO
`,
  );
  const server = await startProgram("VSFTPD_PATH", [configuration], port);
  const line = await openLine([port, ...passive]);
  const settings: Settings = { by: "ftps", host: LINE, port, user: "anonymous", folder: path.basename(site) };
  return { settings, line, close: () => closeAll(line, server) };
}

/** A line to a server, which a test cuts. */
export interface Line extends Running {
  /** Cuts every connection once this many more bytes have been sent to the server, and lets none through until {@link Line.restore}. */
  cutAfter(bytes: number): void;
  restore(): void;
  /** How many bytes have been sent to the server. */
  sent(): number;
  /** How many connections the client has open. */
  connections(): number;
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
    connections: () => [...sockets].filter(({ localAddress }) => localAddress === LINE).length,
    close: async () => {
      cut();
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}

async function closeAll(...running: Running[]): Promise<void> {
  for (const { close } of running) await close();
}

/** Finds free ports that follow each other. */
async function freePorts(count: number): Promise<number[]> {
  for (;;) {
    const start = 20_000 + Math.floor(Math.random() * 10_000); // below those that systems give to clients
    const ports = Array.from({ length: count }, (_, at) => start + at);
    if (await Promise.all(ports.map((port) => freePort(port))).catch(() => undefined)) return ports;
  }
}

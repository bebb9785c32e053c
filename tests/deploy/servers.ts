/** The servers that take a publication: on loopback, with keys of their own, behind a line that a test cuts. */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { userInfo } from "node:os";
import path from "node:path";
import type { Settings } from "../../deploy/settings.ts";
import { findProgram } from "../../tools/programs.ts";
import { freePort, LOOPBACK, type Running, startProgram } from "../support/programs.ts";

/** The line that a test cuts leads to this address. Linux answers on all of 127.0.0.0/8. */
const LINE = "127.0.0.2";

const user = userInfo().username;
/** Root's servers do their work as this user of Debian's. */
const WEB_USER = "www-data";
const isRoot = process.getuid?.() === 0;

/** A server that takes files. Its settings lead through the line. */
export interface FileServer extends Running {
  settings: Settings;
  line: Line;
}

/** OpenSSH, for SFTP and rsync. One key is the server's and the user's. */
export async function startSshd(work: string, site: string): Promise<FileServer> {
  const key = path.join(work, "key");
  execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", key]);
  const port = await freePort();
  const configuration = path.join(work, "sshd.conf");
  if (isRoot) mkdirSync("/run/sshd", { recursive: true }); // where it gives up its rights
  writeFileSync(
    configuration,
    `ListenAddress ${LOOPBACK}:${port}
HostKey ${key}
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
  const hostKey = execFileSync("ssh-keygen", ["-lf", `${key}.pub`], { encoding: "utf8" }).split(" ")[1] as string;
  // rsync starts `ssh`, which looks for known hosts in the user's own folder.
  const ssh = path.join(work, "ssh");
  writeFileSync(path.join(work, "known-hosts"), `[${LINE}]:${port} ${readFileSync(`${key}.pub`, "utf8")}`);
  writeFileSync(ssh, `#!/bin/sh\nexec ${findProgram("SSH_PATH")} -F none -o UserKnownHostsFile=${work}/known-hosts "$@"\n`);
  chmodSync(ssh, 0o755);
  const before = process.env.PATH;
  process.env.PATH = `${work}:${before}`;
  const close = async () => {
    process.env.PATH = before;
    await line.close();
    await server.close();
  };
  return { settings: { by: "sftp", host: LINE, port, user, folder: site, hostKey, key }, line, close };
}

/**
 * vsftpd over TLS, with the certificate of certificate.ts. Its users would need passwords of the system, so its anonymous user may do all
 * that an owner may.
 *
 * @param site Its parent holds nothing else: there the user arrives, and may not write.
 */
export async function startVsftpd(work: string, site: string): Promise<FileServer> {
  if (isRoot) execFileSync("chown", ["-R", WEB_USER, site]);
  const certificate = process.env.NODE_EXTRA_CA_CERTS ?? "";
  const port = await freePort();
  const first = 20_000 + Math.floor(Math.random() * 10_000); // below the ports that the system gives out
  const passive = Array.from({ length: 8 }, (_, at) => first + at);
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
pasv_min_port=${first}
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
  const close = async () => {
    await line.close();
    await server.close();
  };
  return { settings: { by: "ftps", host: LINE, port, user: "anonymous", folder: path.basename(site) }, line, close };
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

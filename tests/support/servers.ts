/** The servers that tests start: each on a free port, with its files in a folder of the test's. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { findProgram, type Program } from "../../tools/programs.ts";

export const LOOPBACK = "127.0.0.1";

/** As whom root's servers do their work. */
export const WEB_USER = process.getuid?.() === 0 ? "www-data" : undefined;

/** Something that a test ends. */
export interface Running {
  close(): Promise<void>;
}

export type WebServer = Running & { address: string };

/** Starts a program in the foreground, and waits until it listens. @throws Error with what it printed when it doesn't. */
export async function startProgram(name: Program, args: string[], port: number): Promise<Running> {
  const found = findProgram(name);
  if (!found) throw new Error(`${name} names no program, and none is installed.`);
  const child = spawn(found, args, { stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (printed += data));
  const ended = once(child, "exit");
  const close = async () => {
    child.kill();
    await ended;
  };
  for (let tries = 0; tries < 400 && child.exitCode === null; tries++) {
    const socket = connect(port, LOOPBACK);
    const isListening = await once(socket, "connect").then(Boolean, () => false);
    socket.destroy();
    if (isListening) return { close };
    await setTimeout(50);
  }
  await close();
  throw new Error(`${name} did not start: ${printed}`);
}

/** @throws Error when the wanted port is taken. */
export async function freePort(wanted = 0): Promise<number> {
  const server = createServer().listen(wanted, LOOPBACK);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Apache as shared hosting has it, behind a proxy that does HTTPS: all that is about the site is in its .htaccess file. */
export async function startApache(folder: string, site: string): Promise<WebServer> {
  const modules = ["/usr/lib/apache2/modules", "/usr/lib64/httpd/modules", "/usr/libexec/apache2"].find((each) => existsSync(each));
  const loaded = "mpm_event authz_core mime dir negotiation autoindex rewrite headers setenvif deflate filter".split(" ");
  const port = await freePort();
  const configuration = path.join(folder, "apache.conf");
  writeFileSync(
    configuration,
    `ServerRoot "${folder}"
PidFile apache.pid
DefaultRuntimeDir "${folder}"
Mutex file:${folder} default
ErrorLog error.log
ServerName localhost
Listen ${LOOPBACK}:${port}
${loaded.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join("\n")}
${WEB_USER ? `User ${WEB_USER}\nGroup ${WEB_USER}` : ""}
TypesConfig /etc/mime.types
AddOutputFilterByType DEFLATE text/html text/css text/javascript application/json image/svg+xml
DocumentRoot "${site}"
<Directory "${site}">
  Options Indexes FollowSymLinks
  AllowOverride FileInfo Indexes
</Directory>
`,
  );
  const { close } = await startProgram("APACHE_PATH", ["-D", "FOREGROUND", "-f", configuration], port);
  return { address: `http://${LOOPBACK}:${port}`, close };
}

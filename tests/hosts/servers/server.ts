import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { connect } from "node:tls";

/** A host that serves dist/ over HTTPS on loopback. */
export interface Server {
  port: number;
  close(): Promise<void>;
}

/** What a server is started with. */
export interface Place {
  /** A temporary folder of its own. */
  folder: string;
  /** The built site, and the hosts' files. */
  dist: string;
  hosts: string;
  port: number;
  /** Files of a certificate that nobody has signed. */
  key: string;
  certificate: string;
}

/** Makes a temporary folder with a certificate, and finds a free port. */
export async function makePlace(): Promise<Place> {
  const folder = mkdtempSync(path.join(tmpdir(), "host-"));
  const [key, certificate] = [path.join(folder, "key.pem"), path.join(folder, "certificate.pem")];
  const { status, stderr } = spawnSync(
    "openssl",
    [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj", "/CN=localhost"],
      ...["-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-keyout", key, "-out", certificate],
    ],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
  return { folder, dist: path.resolve("dist"), hosts: path.resolve("dist-hosts"), port: await freePort(), key, certificate };
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** Starts a program in the foreground, and waits until it listens. @throws Error with what it printed when it does not. */
export async function startProgram(
  { folder, port }: Place,
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Server> {
  const child = spawn(program, args, { cwd: folder, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (printed += data));
  try {
    await untilListening(port, child);
  } catch (error) {
    await end(child);
    throw new Error(`${program} did not start: ${(error as Error).message}\n${printed}${readLog(folder)}`);
  }
  return { port, close: () => end(child) };
}

/** A folder within the server's own. */
export function makeFolder({ folder }: Place, name: string): string {
  const made = path.join(folder, name);
  mkdirSync(made, { recursive: true });
  return made;
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  const end = Date.now() + 20_000;
  while (child.exitCode === null && Date.now() < end) {
    const listens = await new Promise<boolean>((resolve) => {
      const socket = connect({ port, host: "127.0.0.1", rejectUnauthorized: false }, () => {
        socket.end();
        resolve(true);
      });
      socket.once("error", () => resolve(false));
    });
    if (listens) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(child.exitCode === null ? "nothing listens after 20 s" : `it ended with status ${child.exitCode}`);
}

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

function readLog(folder: string): string {
  try {
    return readFileSync(path.join(folder, "error.log"), "utf8");
  } catch {
    return "";
  }
}

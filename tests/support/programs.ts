/** Programs that tests start: web servers, file servers, drivers. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { findProgram, type Program } from "../../tools/programs.ts";

export const LOOPBACK = "127.0.0.1";

/** Something that a test ends. */
export interface Running {
  close(): Promise<void>;
}

/** Starts a program in the foreground, and waits until it listens. @throws Error with what it printed when it doesn't. */
export async function startProgram(name: Program, args: string[], port: number): Promise<Running> {
  const command = findProgram(name);
  if (!command) throw new Error(`${name} names no program, and none is installed.`);
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
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
  throw new Error(`${command} did not start: ${printed}`);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, LOOPBACK);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

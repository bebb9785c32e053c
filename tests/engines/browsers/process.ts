import { type ChildProcess, spawn } from "node:child_process";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";

/** Processes that live as long as one browser: they end with `end`, and with this process whatever happens. */
export class Processes {
  readonly #started: ChildProcess[] = [];
  readonly #end = () => this.end();

  constructor() {
    // A test runner that is stopped ends its workers without a word; they see that it has gone.
    for (const event of ["exit", "disconnect"]) process.once(event, this.#end);
  }

  /**
   * Starts a program at the head of its own process group, so that what it starts ends with it.
   *
   * @param onOutput Gets each line that the program prints.
   */
  start(program: string, args: string[], env: Record<string, string>, onOutput: (line: string) => void): void {
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"], detached: true });
    this.#started.push(child);
    for (const stream of [child.stdout, child.stderr]) {
      let rest = "";
      stream.setEncoding("utf8").on("data", (text: string) => {
        const lines = (rest + text).split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) onOutput(line);
      });
    }
    child.once("error", (error) => onOutput(`${program} could not be started: ${error.message}`));
  }

  end(): void {
    for (const event of ["exit", "disconnect"]) process.removeListener(event, this.#end);
    for (const { pid } of this.#started.splice(0)) {
      try {
        if (pid) process.kill(-pid, "SIGKILL");
      } catch {
        // It has ended by itself.
      }
    }
  }
}

/** A port that is free now. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Calls until a value comes; a program that listens takes a moment to be ready. */
export async function retry<Value>(attempt: () => Promise<Value>, limit = 30_000): Promise<Value> {
  const end = performance.now() + limit;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

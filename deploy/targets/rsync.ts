import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathOfKey } from "../credentials.ts";
import type { Settings } from "../settings.ts";
import { missingFolder, type Target } from "./target.ts";

/** What rsync ends with when a file or folder can't be read. */
const PARTIAL = 23;

/** Publishes with this computer's rsync over ssh, with its configuration, keys and known hosts. Needs rsync 3.1 on both sides. */
export async function connectRsync(settings: Settings): Promise<Target> {
  const work = mkdtempSync(path.join(tmpdir(), "rs-")); // short: a socket's path has at most 104 characters
  const socket = path.join(work, "ssh");
  // All runs share one connection, so that a password is asked for once.
  const ssh = ["ssh", "-p", String(settings.port), "-o", "ControlMaster=auto", "-o", `ControlPath=${socket}`, "-o", "ControlPersist=60"];
  ssh.push("-o", "ConnectTimeout=20", "-o", "ServerAliveInterval=10");
  if (settings.key) ssh.push("-i", pathOfKey(settings.key));
  const server = `${settings.user}@${settings.host}`;
  const remote = `${server}:${settings.folder}/`;
  const quoted = ssh.map((part) => (/[\s'"]/.test(part) ? `"${part}"` : part)).join(" ");

  /** Without `-t`: times don't count, contents do (`--checksum`). */
  const rsync = (args: string[], files: readonly string[] = []): Promise<string> =>
    run("rsync", ["--protect-args", "--timeout=30", "--rsh", quoted, ...args], files.join("\0"));
  const listed = ["--files-from=-", "--from0"];

  const close = async () => {
    await run("ssh", [...ssh.slice(1), "-O", "exit", server]).catch(() => undefined);
    rmSync(work, { recursive: true, force: true });
  };

  await rsync(["--list-only", remote]).catch(async (error) => {
    await close();
    throw error.code === PARTIAL ? missingFolder(settings.folder, []) : error;
  });
  return {
    batchSize: 1000, // what has arrived isn't sent again
    read: async (file) => {
      await rsync([...listed, "--ignore-missing-args", remote, `${work}/read/`], [file]);
      return readFile(path.join(work, "read", file)).catch(() => undefined);
    },
    put: async (folder, files) =>
      void (await rsync([...listed, "--checksum", "--perms", "--chmod=D755,F644", `${folder}/`, remote], files)),
    remove: async (files) => {
      const none = path.join(work, "none");
      // The files' folders, without the files: rsync fails for a file whose folder is not here.
      for (const file of ["", ...files]) mkdirSync(path.join(none, path.dirname(file)), { recursive: true });
      await rsync([...listed, "--delete-missing-args", `${none}/`, remote], files);
    },
    close,
  };
}

/** Runs a program. @throws Error with what it printed, its exit status as `code`. */
function run(program: string, args: string[], input = ""): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: "pipe" });
    let printed = "";
    let complaint = "";
    child.stdout.on("data", (data) => (printed += data));
    child.stderr.on("data", (data) => (complaint += data));
    child.stdin.on("error", () => undefined).end(input); // it may end before it has read its input
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve(printed) : reject(Object.assign(new Error(complaint.trim()), { code }))));
  });
}

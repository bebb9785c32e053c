import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { HOSTS_FOLDER } from "./host-files.ts";
import { explainWriteError } from "./write-error.ts";

/** Where builds work, a folder each, named by the process. */
const WORK = ".cache/build";

/**
 * Builds into a temporary folder and replaces the output folder at the end: no visitor gets half a site, and a failed or killed build leaves
 * the last output unchanged. The hosts' files lie beside it, in `dist-hosts/`. It is the last in the list of plugins.
 *
 * No system call exchanges two folders everywhere, so the last output has another name for a moment. A build that is killed in that moment
 * leaves it under this name, and the next `vite build` or `vite preview` gives it its name back.
 */
export function wholeOutput(): Plugin {
  let outDir = "";
  let work = "";
  return {
    name: "site:whole-output",
    apply: (_config, { command, isPreview }) => command === "build" || Boolean(isPreview),
    config(config, { isPreview }) {
      const root = config.root ?? process.cwd();
      outDir = path.resolve(root, config.build?.outDir ?? "dist");
      restoreFolder(outDir);
      if (isPreview) return undefined;
      removeAbandoned(path.join(root, WORK));
      work = path.join(root, WORK, String(process.pid));
      process.once("exit", () => rmSync(work, { recursive: true, force: true }));
      return {
        environments: {
          client: { build: { outDir: path.join(work, "client"), emptyOutDir: true } },
          ssr: { build: { outDir: path.join(work, "ssr"), emptyOutDir: true } },
        },
      };
    },
    buildApp: {
      order: "post",
      async handler({ environments }) {
        replaceFolder(outDir, environments.client?.config.build.outDir as string);
        replaceFolder(`${outDir}-hosts`, path.join(work, HOSTS_FOLDER));
      },
    },
  };
}

const oldName = (target: string): string => `${target}.old`;

/** Gives the last output its name back, if a build was killed between taking it away and giving it to the new one. */
export function restoreFolder(target: string): void {
  if (!existsSync(target) && existsSync(oldName(target))) renameSync(oldName(target), target);
}

/** Puts a finished folder in another's place. @throws Error when that fails; the other is then as it was. */
export function replaceFolder(target: string, finished: string): void {
  const old = oldName(target);
  rmSync(old, { recursive: true, force: true });
  try {
    if (existsSync(target)) renameSync(target, old);
    renameSync(finished, target);
  } catch (error) {
    restoreFolder(target);
    throw explainWriteError(error);
  }
  rmSync(old, { recursive: true, force: true });
}

/** Removes the folders of builds that were killed. */
function removeAbandoned(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) if (!isRunning(Number(name))) rmSync(path.join(folder, name), { recursive: true, force: true });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0); // sends nothing
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"; // another user's
  }
}

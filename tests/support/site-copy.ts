import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** What a build neither reads nor may write to in the original. */
const LEFT_OUT = new Set([".cache", ".git", "art", "bench", "dist", "dist-hosts", "node_modules", "test-results"]);

/** What the copy shares with the original: the packages, and the files that take a minute to encode. */
const SHARED = ["node_modules", ".cache/pictures", ".cache/fonts", ".cache/social-cards"];

/** A copy of the repository. */
export interface SiteCopy {
  /** The copy's folder. */
  root: string;
  /** Where `run("build")` puts the finished site. */
  dist: string;
  /** Runs one of package.json's scripts in the copy. */
  run(script: string): { status: number | null; stdout: string; stderr: string };
  remove(): void;
}

/**
 * Copies the repository into a temporary folder, where a test may change the content and build it.
 *
 * @param content The folder to take as the copy's content/.
 */
export function copySite(content = "content"): SiteCopy {
  const root = mkdtempSync(path.join(tmpdir(), "site-"));
  for (const part of readdirSync("."))
    if (!LEFT_OUT.has(part)) cpSync(part === "content" ? content : part, path.join(root, part), { recursive: true });
  for (const part of SHARED) {
    mkdirSync(part, { recursive: true });
    mkdirSync(path.dirname(path.join(root, part)), { recursive: true });
    symlinkSync(path.resolve(part), path.join(root, part));
  }
  return {
    root,
    dist: path.join(root, "dist"),
    run: (script) => {
      // Test runners set NODE_ENV, which would make a development build of React.
      const env = { ...process.env, NODE_ENV: undefined };
      const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", script], {
        cwd: root,
        encoding: "utf8",
        env,
        shell: process.platform === "win32",
      });
      return { status, stdout, stderr };
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

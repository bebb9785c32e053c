import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** What a build neither reads nor may write to in the original. */
const LEFT_OUT = new Set([".cache", ".git", "art", "bench", "dist", "dist-hosts", "node_modules", "test-results"]);

/** What the copy shares with the original: the packages, and the files that take a minute to encode. */
const SHARED = ["node_modules", ".cache/pictures", ".cache/fonts", ".cache/social-cards"];

/** A copy of the repository. */
export type SiteCopy = ReturnType<typeof copySite>;

/** Copies the repository into a temporary folder, where a test may change the content and build it. */
export function copySite() {
  const root = mkdtempSync(path.join(tmpdir(), "site-"));
  for (const part of readdirSync(".")) if (!LEFT_OUT.has(part)) cpSync(part, path.join(root, part), { recursive: true });
  for (const part of SHARED) {
    mkdirSync(part, { recursive: true });
    mkdirSync(path.dirname(path.join(root, part)), { recursive: true });
    symlinkSync(path.resolve(part), path.join(root, part));
  }
  const env = { ...process.env, NODE_ENV: undefined }; // of the tests' own runner: React's build would be one for development
  return {
    root,
    /** Where `run("build")` puts the finished site. */
    dist: path.join(root, "dist"),
    /** Runs one of package.json's scripts in the copy. */
    run: (script: string) =>
      spawnSync("npm", ["run", "--silent", script], { cwd: root, encoding: "utf8", env, shell: process.platform === "win32" }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

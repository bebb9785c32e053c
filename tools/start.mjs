/**
 * `npm start` and `npm test` begin here: installs what package-lock.json says, with `--with-tests` also what only the tests need, then runs
 * the given npm scripts. Plain JavaScript without dependencies: it runs before anything is installed.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const scripts = process.argv.slice(2).filter((argument) => argument !== "--with-tests");
const withTests = process.argv.includes("--with-tests") || existsSync("node_modules/vitest"); // `npm start` takes nothing away
run(["install", ...(withTests ? [] : ["--omit=dev"]), "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]);
for (const script of scripts) run(["run", "--silent", script]);

function run(args) {
  const isWindows = process.platform === "win32";
  const { status } = spawnSync(isWindows ? "npm.cmd" : "npm", args, { stdio: "inherit", shell: isWindows });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * `npm start` and `npm test` begin here. Installs the packages in package-lock.json (with `--with-tests`, also those only the tests need),
 * then runs the given npm scripts. Plain JavaScript without dependencies, because it runs before anything is installed.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const scripts = process.argv.slice(2).filter((argument) => argument !== "--with-tests");
const withTests = process.argv.includes("--with-tests") || existsSync("node_modules/vitest"); // so that `npm start` uninstalls nothing
run(["install", ...(withTests ? [] : ["--omit=dev"]), "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]);
for (const script of scripts) run(["run", "--silent", script]);

function run(args) {
  const isWindows = process.platform === "win32";
  const { status } = spawnSync(isWindows ? "npm.cmd" : "npm", args, { stdio: "inherit", shell: isWindows });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * `npm start` and `npm test` begin here: installs what the lock file says, if it is not there, then runs the given npm scripts.
 * Plain JavaScript without dependencies, since it runs before anything is installed, on Node 20 or newer.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const MARK = "node_modules/.installed-lock";
const lock = readFileSync("package-lock.json", "utf8");

if (!existsSync(MARK) || readFileSync(MARK, "utf8") !== lock) {
  console.log("· Installing what package-lock.json says (once; about a minute)");
  run(["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(MARK, lock);
}
for (const script of process.argv.slice(2)) run(["run", "--silent", script]);

function run(args) {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status, error } = spawnSync(npm, args, { stdio: "inherit", shell: process.platform === "win32" });
  if (error) console.error(`npm could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

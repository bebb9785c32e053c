/**
 * `npm start` and `npm test` begin here: installs what package-lock.json says, unless it is installed, then runs the given npm scripts.
 * What only the tests need is installed with `--with-tests`. Plain JavaScript without dependencies: it runs before anything is installed.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const scripts = process.argv.slice(2).filter((argument) => argument !== "--with-tests");
const withTests = scripts.length < process.argv.length - 2;

if (!isInstalled()) {
  console.log("· Installing what package-lock.json says (once)");
  run(["ci", ...(withTests ? [] : ["--omit=dev"]), "--no-audit", "--no-fund", "--loglevel=error"]);
}
for (const script of scripts) run(["run", "--silent", script]);

/** Whether npm's own record of the last installation, which it writes at the end, has every package that this command needs. */
function isInstalled() {
  const record = "node_modules/.package-lock.json";
  if (!existsSync(record)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
  const installed = packagesOf(record);
  return Object.entries(packagesOf("package-lock.json")).every(
    ([path, { version, optional, dev, devOptional }]) =>
      path === "" || optional || devOptional || (dev && !withTests) || installed[path]?.version === version,
  );
}

function run(args) {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status, error } = spawnSync(npm, args, { stdio: "inherit", shell: process.platform === "win32" });
  if (error) console.error(`npm could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

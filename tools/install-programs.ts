/** `tsx tools/install-programs.ts CHROMIUM_PATH …`: installs the Debian packages of missing programs, if run as root. */
import { spawnSync } from "node:child_process";
import { findProgram, PROGRAMS, type Program } from "./programs.ts";

const packagesOfMissing = () =>
  (process.argv.slice(2) as Program[]).flatMap((program) => (findProgram(program) ? [] : PROGRAMS[program].packages)).join(" ");

const missing = packagesOfMissing();
if (missing && process.getuid?.() === 0) {
  const command = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${missing}`;
  spawnSync(command, { shell: true, stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
}
if (packagesOfMissing()) {
  console.error(`The tests need programs that are not installed. On Debian and Ubuntu: sudo apt-get install ${packagesOfMissing()}`);
  process.exitCode = 1;
}

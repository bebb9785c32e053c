import { spawnSync } from "node:child_process";
import { progress } from "./progress.ts";

/**
 * Installs packages of Debian's (or Ubuntu's), where this process may.
 *
 * @param reason What needs it, for the message.
 * @throws Error that says how to install it by hand.
 */
export function installDebianPackages(names: string[], reason: string): void {
  const list = names.join(" ");
  progress(`Installing ${list} (once)`);
  const canBecomeRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const run = (...args: string[]) => {
    const [command = "", ...rest] = [...canBecomeRoot, ...args];
    return (
      spawnSync(command, rest, { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } })
        .status === 0
    );
  };
  if (run("apt-get", "update", "-qq") && run("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...names)) return;
  throw new Error(`${reason} It could not be installed. Install it by hand: sudo apt-get install ${list}`);
}

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { installDebianPackages } from "./debian-package.ts";
import { findOnPath } from "./find-on-path.ts";
import { progress } from "./progress.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * Finds a Chromium for the browser tests: the system's, else Debian's package, else the test tool's own download.
 *
 * @returns The path of its program.
 * @throws Error that says what to install when none can be had.
 */
export function findChromium(): string {
  const given = process.env.CHROMIUM_PATH ?? findOnPath(NAMES);
  if (given) return given;
  try {
    installDebianPackages(["chromium"], "The browser tests need Chromium.");
    const installed = findOnPath(NAMES);
    if (installed) return installed;
  } catch {
    progress("Debian's package is not to be had; downloading the test tool's own browser");
  }
  if (!existsSync(chromium.executablePath())) spawnSync("playwright", ["install", "chromium"], { stdio: "inherit" });
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  throw new Error(
    "No Chromium can be had for the browser tests. Install one (sudo apt-get install chromium), or name one: CHROMIUM_PATH=… npm test",
  );
}

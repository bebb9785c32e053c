import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { installDebianPackages } from "./debian-package.ts";
import { findOnPath } from "./find-on-path.ts";
import { progress } from "./progress.ts";

/** Chromium without windows first: a page costs it 0.6 s of processor time, and the whole Chromium 1.6 s (decision 0030). */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** Debian's packages, the best first. Ubuntu has no headless shell. */
const PACKAGES = ["chromium-headless-shell", "chromium"];

/**
 * Finds a Chromium for the browser tests: the system's, else Debian's package, else the test tool's own download.
 *
 * @returns The path of its program.
 * @throws Error that says what to install when none is available.
 */
export function findChromium(): string {
  const given = process.env.CHROMIUM_PATH ?? findOnPath(NAMES);
  if (given) return given;
  for (const name of PACKAGES) {
    try {
      installDebianPackages([name], "The browser tests need Chromium.");
      const installed = findOnPath(NAMES);
      if (installed) return installed;
    } catch {
      progress(`Debian's package ${name} is not available`);
    }
  }
  progress("Downloading the test tool's own browser");
  if (!existsSync(chromium.executablePath())) spawnSync("playwright", ["install", "chromium"], { stdio: "inherit" });
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  throw new Error(
    "No Chromium is available for the browser tests. Install one (sudo apt-get install chromium), or name one: CHROMIUM_PATH=… npm test",
  );
}

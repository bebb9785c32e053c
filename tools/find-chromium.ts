import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { installDebianPackages } from "./debian-package.ts";
import { findOnPath } from "./find-on-path.ts";
import { progress } from "./progress.ts";

/** Chromium without windows: a page costs it 0.6 s of processor time, and the whole Chromium 1.6 s (decision 0030). Ubuntu has no such package. */
const HEADLESS_SHELL = "chromium-headless-shell";

const WHOLE = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * Finds a Chromium for the browser tests: the one that `CHROMIUM_PATH` names, the system's, Debian's package, or the test tool's own download.
 *
 * @returns The path of its program.
 * @throws Error that says what to install when none is available.
 */
export function findChromium(): string {
  const found =
    process.env.CHROMIUM_PATH ??
    findOnPath([HEADLESS_SHELL]) ??
    install(HEADLESS_SHELL, [HEADLESS_SHELL]) ??
    findOnPath(WHOLE) ??
    install("chromium", WHOLE);
  if (found) return found;
  progress("Downloading the test tool's own browser");
  if (!existsSync(chromium.executablePath())) spawnSync("playwright", ["install", "chromium"], { stdio: "inherit" });
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  throw new Error(
    "No Chromium is available for the browser tests. Install one (sudo apt-get install chromium), or name one: CHROMIUM_PATH=… npm test",
  );
}

/** Finds a Chromium with windows: only this one has a back/forward cache. Without one, its tests run in `otherwise`, and fail. */
export function findWholeChromium(otherwise: string): string {
  return process.env.WHOLE_CHROMIUM_PATH ?? findOnPath(WHOLE) ?? install("chromium", WHOLE) ?? otherwise;
}

function install(name: string, programs: string[]): string | undefined {
  try {
    installDebianPackages([name], "The browser tests need Chromium.");
  } catch {
    progress(`Debian's package ${name} is not available`);
  }
  return findOnPath(programs);
}

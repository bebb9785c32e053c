import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { installDebianPackages } from "./debian-package.ts";
import { findOnPath } from "./find-on-path.ts";
import { progress } from "./progress.ts";

/**
 * Finds Firefox for the journeys: `FIREFOX_PATH`, the system's, else Debian's package.
 *
 * @returns The path of its program; `undefined`, after a line that says so, where none is available.
 */
export function findFirefox(): string | undefined {
  const find = () => process.env.FIREFOX_PATH ?? findOnPath(["firefox-esr", "firefox"]);
  return findOrInstall("Firefox", find, ["firefox-esr"]);
}

/**
 * Finds WebKitGTK's small browser for the journeys, with its driver and a screen to show it on: `WEBKIT_PATH`, the system's, else
 * Debian's packages.
 *
 * @returns The path of its program; `undefined`, after a line that says so, where none is available.
 */
export function findWebKit(): string | undefined {
  const find = () =>
    findOnPath(["WebKitWebDriver"]) && findOnPath(["xvfb-run"]) && findOnPath(["xauth"]) && (process.env.WEBKIT_PATH ?? findMiniBrowser());
  return findOrInstall("WebKit", find, ["webkit2gtk-driver", "xvfb", "xauth"]);
}

function findOrInstall(engine: string, find: () => string | undefined, packages: string[]): string | undefined {
  const given = find();
  if (given) return given;
  try {
    installDebianPackages(packages, `The journeys need ${engine}.`);
  } catch (error) {
    progress(error instanceof Error ? error.message : String(error));
  }
  const installed = find();
  if (!installed) progress(`${engine} is not available on this machine: its tests are skipped`);
  return installed;
}

/** In /usr/lib/{architecture}/webkit2gtk-{version}/, outside the path for programs. */
function findMiniBrowser(): string | undefined {
  const libraries = "/usr/lib";
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .flatMap((architecture) => ["4.1", "4.0"].map((version) => path.join(libraries, architecture, `webkit2gtk-${version}`, "MiniBrowser")))
    .find((program) => existsSync(program));
}

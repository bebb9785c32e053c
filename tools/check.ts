/**
 * `npm test` ends here: format, lint, spelling, types, the parts' own tests, build, the hosts that serve it, the built site's tests, its
 * journeys in Firefox and WebKit, in this order, and a line that counts the tests. Stops at the first step that fails.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { installDebianPackages } from "./debian-package.ts";
import { findChromium, findWholeChromium } from "./find-chromium.ts";
import { findFirefox, findWebKit } from "./find-engines.ts";
import { findHosts } from "./find-hosts.ts";
import { progress } from "./progress.ts";

interface Tally {
  passed: number;
  failed: number;
  /** Those of an engine or a host that is not available here. */
  skipped?: number;
}

const tally = { passed: 0, failed: 0, skipped: 0 };
rmSync("test-results", { recursive: true, force: true });
mkdirSync("test-results", { recursive: true });

step("Format and lint", ["biome", "check", "."]);
step("Spelling", [
  "cspell",
  "lint",
  "--no-progress",
  "{app,vite,tools,tests,bench,docs,hosting}/**/*.{ts,tsx,mjs,css,md}",
  "README.md",
  "SECURITY.md",
]);
// The owner's names and streets are in no dictionary, so an unknown word of the content is only printed.
step("Spelling of the content", ["cspell", "lint", "--no-progress", "--no-exit-code", "content/**/*.{md,yaml}"]);
step("Types", ["tsc", "-p", "."]);
progress("Looking for browsers, web servers and Java");
const chromium = findChromium();
const wholeChromium = findWholeChromium(chromium);
const firefox = findFirefox();
const webkit = findWebKit();
const hosts = findHosts();
if (spawnSync("java", ["-version"]).error) installDebianPackages(["default-jre-headless"], "The W3C checker of pages needs Java.");
step("Tests of the parts", ["vitest", "run"], { env: { CHROMIUM_PATH: chromium }, results: countUnit });
step("Build", ["vite", "build"]);
step("Apache, nginx, Caddy and vite preview", ["vitest", "run", "--root", ".", "--config", "tests/hosts/vitest.config.ts"], {
  env: hosts,
  results: () => countOptional("test-results/hosts.json"),
});
step("Tests of the site", ["playwright", "test", "--project=back-forward-cache", "--project=site"], {
  env: { CHROMIUM_PATH: chromium, WHOLE_CHROMIUM_PATH: wholeChromium },
  results: countBrowser,
});
step(
  "Journeys in Firefox and WebKit",
  ["vitest", "run", "--root", ".", "--config", "tests/engines/vitest.config.ts", "firefox.engine", "webkit.engine"],
  {
    env: { FIREFOX_PATH: firefox ?? "", WEBKIT_PATH: webkit ?? "" },
    results: () => countOptional("test-results/engines.json"),
  },
);
finish();

/** Runs one command of the project's tools and streams its output. */
function step(
  name: string,
  [command = "", ...args]: string[],
  { env = {}, results }: { env?: Record<string, string>; results?: () => Tally } = {},
): void {
  progress(name);
  const { status, error } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  const counts = results?.();
  tally.passed += counts?.passed ?? 0;
  tally.failed += counts?.failed ?? 0;
  tally.skipped += counts?.skipped ?? 0;
  if (error) console.error(`${command} could not be started: ${error.message}`);
  if (status === 0 && (counts === undefined || counts.passed > 0)) return;
  console.error(`\n${name}: failed.`);
  if (tally.failed === 0) tally.failed = 1;
  finish();
}

function finish(): never {
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : "";
  console.log(`\n${tally.passed} passed, ${tally.failed} failed${skipped}`);
  process.exit(tally.failed === 0 ? 0 : 1);
}

function countUnit(): Tally {
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>("test-results/unit.json");
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

/** Counts tests of which some are skipped where what they need is not available. */
function countOptional(file: string): Tally {
  const report = readReport<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(file);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, skipped: report?.numPendingTests ?? 0 };
}

function countBrowser(): Tally {
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>("test-results/browser.json");
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  if (flaky > 0) progress(`${flaky} tests of the site passed the second time only: they are listed above as flaky`);
  return { passed: expected + flaky, failed: unexpected };
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : undefined;
}

/** `npm test`, and with `all` `npm run test:all`: runs each step until one fails. The last line totals the tests of both runners. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";

const TEST = [
  "tsx tools/install-programs.ts CHROMIUM_PATH",
  "biome check .",
  "cspell lint --no-progress",
  "tsc -p .",
  "vitest run",
  "vite build",
  "playwright test --project=site",
];

const TEST_ALL = [
  "tsx tools/install-programs.ts APACHE_PATH NGINX_PATH SSHD_PATH SSH_PATH RSYNC_PATH VSFTPD_PATH CHROMIUM_PATH WHOLE_CHROMIUM_PATH FIREFOX_PATH WEBKIT_DRIVER_PATH XVFB_PATH JAVA_PATH",
  "vite build",
  "vitest run --root . --config tests/vitest.config.ts --project hosts --project deploy",
  "playwright test --project=long",
];

/** The runners' reports. */
const REPORTS = ["unit", "servers", "browser"].map((name) => `test-results/${name}.json`);

for (const report of REPORTS) rmSync(report, { force: true });
const isPassed = (process.argv[2] === "all" ? TEST_ALL : TEST).every((step) => {
  console.log(`· ${step}`);
  return spawnSync(step, { stdio: "inherit", shell: true }).status === 0;
});
let [passed, failed] = [0, 0];
for (const report of REPORTS.filter((file) => existsSync(file))) {
  const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(report, "utf8")); // `stats` is Playwright's
  passed += stats ? stats.expected + stats.flaky : numPassedTests;
  failed += stats ? stats.unexpected : numFailedTests;
}
console.log(`\n${passed} passed, ${isPassed ? failed : failed || 1} failed`);
process.exitCode = isPassed ? 0 : 1;

import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGUMENTS } from "./tests/support/chromium.ts";

/** What `npm test` leaves out: further pages and rarer faults (docs/decisions/0031-long-tests.md). */
const LONG = "**/*.long.spec.ts";

const KEPT_PAGES = "**/back-forward-cache.spec.ts";

/** Browser tests run against the built site in dist/, served by tests/support/serve.ts. */
export default defineConfig({
  testDir: "tests",
  projects: [
    // First: tests that need another browser otherwise run last, while other cores are idle (18 s).
    { name: "back-forward-cache", testMatch: KEPT_PAGES },
    { name: "site", testMatch: "**/*.spec.ts", testIgnore: [LONG, KEPT_PAGES] },
    { name: "long", testMatch: LONG }, // npm run torture -- site
  ],
  fullyParallel: true,
  forbidOnly: true,
  workers: availableParallelism() * 2, // a test often waits: with three on two cores, a seventh of the time is idle
  // A machine that does other work can make a test late. One that passes the second time only is listed as flaky (tools/check.ts).
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  globalSetup: "./tests/support/serve.ts",
  outputDir: "test-results/browser",
  snapshotPathTemplate: "{testDir}/site/accessibility-tree/{arg}{ext}", // the roles of each page; `--update-snapshots` writes them
  use: {
    serviceWorkers: "block", // only tests/journeys/offline.long.spec.ts is about it; it would take requests from the others
    locale: "en-ZA",
    timezoneId: "Africa/Johannesburg",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: CHROMIUM_ARGUMENTS,
    },
  },
});

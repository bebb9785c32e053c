import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { CHROMIUM } from "./tests/support/chromium.ts";

const LONG = "**/*.long.spec.ts";
const SITE = "**/site/*.spec.ts";

/** Browser tests run against the built site in dist/, served by tests/support/serve.ts. */
export default defineConfig({
  testDir: "tests",
  projects: [
    { name: "site", testMatch: SITE, testIgnore: LONG }, // npm test
    { name: "long", testMatch: [LONG, "**/{edit,engines,journeys}/*.spec.ts"] }, // npm run test:all
  ],
  fullyParallel: true,
  forbidOnly: true,
  workers: availableParallelism() * 2, // a test often waits: with three on two cores, a seventh of the time is idle
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  globalSetup: "./tests/support/serve.ts",
  outputDir: "test-results/browser",
  use: {
    serviceWorkers: "block", // a test of the service worker allows it; it would take requests from the others
    locale: "en-ZA",
    timezoneId: "Africa/Johannesburg",
    launchOptions: CHROMIUM,
  },
});

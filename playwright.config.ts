import { defineConfig } from "@playwright/test";

/** Browser tests run against the built site in dist/, served by tests/support/serve.ts. */
export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  globalSetup: "./tests/support/serve.ts",
  outputDir: "test-results/browser",
  use: {
    locale: "en-ZA",
    timezoneId: "Africa/Johannesburg",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-quic",
        "--no-first-run",
      ],
    },
  },
});

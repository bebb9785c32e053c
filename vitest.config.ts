import { readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { parse } from "yaml";
import { CHROMIUM } from "./tests/support/chromium.ts";
import { brand } from "./vite/brand.ts";

// A zone behind UTC, unlike the business's and most developers' own: code that takes the machine's zone for another fails.
process.env.TZ = "America/New_York";

/**
 * Tests that are beside what they test: `*.test.ts` run in Node, `*.test.tsx` in a real Chromium. What is true of the whole
 * site is tested on the built site instead (playwright.config.ts).
 */
export default defineConfig({
  test: {
    maxWorkers: "100%", // by default one core stays idle
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
    projects: [
      {
        test: {
          name: "unit",
          include: ["{app,deploy,edit,hosting,tools,vite}/**/*.test.ts"],
          isolate: false, // the files of a process share its modules: 57 s of processor time instead of 78
          testTimeout: 120_000, // the dev server starts in 20 s on a busy machine
        },
      },
      {
        plugins: [react(), brand(async () => ({ brand: parse(readFileSync("content/brand.yaml", "utf8")), pictures: [] }))],
        test: {
          name: "browser",
          include: ["app/**/*.test.tsx"],
          setupFiles: ["tests/support/styles.ts"],
          expect: { poll: { timeout: 5000 } }, // what a visitor's machine does at once takes a busy one a while
          testTimeout: 60_000, // a hundred mounts take 15 s when both cores are busy
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: "chromium" }],
            provider: playwright({ launchOptions: CHROMIUM }),
          },
        },
      },
    ],
  },
});

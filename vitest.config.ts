import { defineConfig } from "vitest/config";

/** Unit tests stand beside what they test and run in Node; what needs a browser is tested in a real one (playwright.config.ts). */
export default defineConfig({
  test: {
    include: ["{app,tools}/**/*.test.{ts,tsx}"],
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
    testTimeout: 60_000,
  },
});

import { defineConfig } from "vitest/config";

/** The journeys of `tests/engines/`, on the built site: one engine after the other, in one process. `npm test` runs them (tools/check.ts). */
export default defineConfig({
  test: {
    name: "engines",
    include: ["tests/engines/**/*.engine.test.ts"],
    reporters: ["verbose", ["json", { outputFile: "test-results/engines.json" }]],
    fileParallelism: false,
    retry: process.env.CI ? 1 : 0, // as in playwright.config.ts: a machine that does other work can make a test late
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

import { defineConfig } from "vitest/config";

/**
 * The journeys of `tests/engines/`, on the built site: the engines side by side. `npm test` runs Firefox's and WebKit's (tools/check.ts),
 * `npm run torture -- site` Chromium's.
 */
export default defineConfig({
  test: {
    name: "engines",
    include: ["tests/engines/**/*.engine.test.ts"],
    reporters: ["verbose", ["json", { outputFile: "test-results/engines.json" }]],
    maxWorkers: 3,
    execArgv: ["--experimental-websocket"], // Node 20 has no WebSocket without it
    retry: process.env.CI ? 1 : 0, // as in playwright.config.ts: a machine that does other work can make a test late
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

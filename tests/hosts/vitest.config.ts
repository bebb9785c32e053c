import { defineConfig } from "vitest/config";

/** The same requests to each host, about the built site. `npm test` runs them (tools/check.ts). */
export default defineConfig({
  test: {
    include: ["tests/hosts/**/*.host.test.ts"],
    reporters: ["default", ["json", { outputFile: "test-results/hosts.json" }]],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

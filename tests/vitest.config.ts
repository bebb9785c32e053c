import { defineConfig } from "vitest/config";

/** Real servers and the built site: `hosts` makes the same requests to each host (tools/check.ts), `deploy` publishes. */
export default defineConfig({
  test: {
    reporters: ["default", ["json", { outputFile: "test-results/servers.json" }]],
    hookTimeout: 120_000,
    fileParallelism: false,
    projects: [
      { extends: true, test: { name: "hosts", include: ["tests/hosts/*.test.ts"], testTimeout: 60_000 } },
      {
        extends: true,
        test: { name: "deploy", include: ["tests/deploy/*.test.ts"], testTimeout: 1_800_000, globalSetup: "tests/deploy/certificate.ts" },
      },
    ],
  },
});

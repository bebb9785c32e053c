import { defineConfig } from "vitest/config";

/** Publishing to real servers. `npm run test:all` runs them after a build (tools/check.ts). */
export default defineConfig({
  test: {
    globalSetup: "tests/deploy/certificate.ts",
    include: ["tests/deploy/**/*.deploy.test.ts"],
    reporters: ["default", ["json", { outputFile: "test-results/deploy.json" }]],
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});

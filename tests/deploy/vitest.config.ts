import { defineConfig } from "vitest/config";

/** Publishing to real servers, which takes minutes: `npx vitest run --root . --config tests/deploy/vitest.config.ts` after a change in deploy/, and a build. */
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

import { defineConfig } from "vitest/config";

/**
 * The Node tests that Stryker runs against each mutation of the code: without projects, without a browser, and without a fresh
 * environment for each file, which the tests of pure functions do not need and which costs a second for each mutation.
 */
export default defineConfig({
  test: {
    include: (process.env.MUTANTS_TESTS ?? "{app,tools}/**/*.test.{ts,tsx}").split(" "),
    exclude: ["**/*.browser.test.tsx", "**/*.properties.test.ts"],
    isolate: false,
    testTimeout: 60_000,
  },
});

/**
 * `npm test` runs the first list of steps, `npm run test:all` the second one, until a step fails. The last line counts the tests of both kinds
 * of runner.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { installPrograms, type Program } from "./programs.ts";

interface Step {
  name: string;
  command: string;
  /** The runner's report on its tests, as JSON. */
  report?: string;
  programs?: Program[];
}

const BUILD: Step = { name: "Build", command: "vite build" };

const TEST: Step[] = [
  { name: "Format and lint", command: "biome check ." },
  { name: "Spelling", command: "cspell lint --no-progress" },
  { name: "Types", command: "tsc -p ." },
  { name: "Tests of the parts", command: "vitest run", report: "test-results/unit.json", programs: ["CHROMIUM_PATH"] },
  BUILD,
  { name: "Tests of the site", command: "playwright test --project=site", report: "test-results/browser.json" },
];

const TEST_ALL: Step[] = [
  BUILD,
  {
    name: "Web servers",
    command: "vitest run --root . --config tests/vitest.config.ts --project hosts",
    report: "test-results/servers.json",
    programs: ["APACHE_PATH", "NGINX_PATH"],
  },
  {
    name: "Long tests of the site",
    command: "playwright test --project=long",
    report: "test-results/browser.json",
    programs: ["CHROMIUM_PATH", "WHOLE_CHROMIUM_PATH", "FIREFOX_PATH", "WEBKIT_DRIVER_PATH", "XVFB_PATH", "JAVA_PATH"],
  },
];

/** What Vitest writes, and in `stats` what Playwright does. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
}

let passed = 0;
let failed = 0;
const steps = process.argv[2] === "all" ? TEST_ALL : TEST;
try {
  const env = { ...process.env, ...installPrograms(steps.flatMap((step) => step.programs ?? [])) };
  for (const step of steps) run(step, env);
} catch (error) {
  console.error(`\n${(error as Error).message}`);
  failed ||= 1;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** @throws Error when the step fails. */
function run({ name, command, report }: Step, env: NodeJS.ProcessEnv): void {
  const start = performance.now();
  console.log(`· ${name}`);
  if (report) rmSync(report, { force: true });
  const { status } = spawnSync(command, { stdio: "inherit", shell: true, env });
  if (report && existsSync(report)) {
    const { numPassedTests = 0, numFailedTests = 0, stats }: Report = JSON.parse(readFileSync(report, "utf8"));
    passed += stats ? stats.expected + stats.flaky : numPassedTests;
    failed += stats?.unexpected ?? numFailedTests;
  }
  console.log(`· ${name}: ${Math.round((performance.now() - start) / 1000)} s`);
  if (status !== 0) throw new Error(`${name}: failed.`);
}

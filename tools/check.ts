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
  {
    name: "Tests of the site",
    command: "playwright test --project=site",
    report: "test-results/browser.json",
    programs: ["CHROMIUM_PATH"],
  },
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

let passed = 0;
let failed = 0;
const steps = process.argv[2] === "all" ? TEST_ALL : TEST;
try {
  const programs = installPrograms(steps.flatMap((step) => step.programs ?? []));
  for (const step of steps) run(step, programs);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  failed = Math.max(failed, 1);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** @throws Error when the step fails, or none of its tests has run. */
function run({ name, command, report }: Step, programs: Partial<Record<Program, string>>): void {
  const start = performance.now();
  console.log(`· ${name}`);
  if (report) rmSync(report, { force: true });
  const { status } = spawnSync(command, { stdio: "inherit", shell: true, env: { ...process.env, ...programs } });
  const counts = report ? countTests(report) : { passed: 0, failed: 0 };
  passed += counts.passed;
  failed += counts.failed;
  console.log(`· ${name}: ${Math.round((performance.now() - start) / 1000)} s`);
  if (status !== 0) throw new Error(`${name}: failed.`);
  if (report && counts.passed === 0) throw new Error(`${name}: no test has run.`);
}

function countTests(report: string): { passed: number; failed: number } {
  if (!existsSync(report)) return { passed: 0, failed: 0 };
  const { numPassedTests = 0, numFailedTests = 0, stats } = JSON.parse(readFileSync(report, "utf8")) as Report;
  if (!stats) return { passed: numPassedTests, failed: numFailedTests };
  if (stats.flaky > 0) console.log(`· ${stats.flaky} tests passed the second time only: they are listed above as flaky`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

/** What Vitest or Playwright writes. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
}

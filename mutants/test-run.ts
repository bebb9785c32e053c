import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { Runner } from "./site-mutations.ts";

/** A test that was run. */
export interface TestResult {
  /** Its file, from the repository's root. */
  file: string;
  /** Its whole title, those of the groups around it first. */
  title: string;
  hasFailed: boolean;
}

/** Which tests to run, and where. */
export interface TestRun {
  /** The copy of the repository to run in. */
  root: string;
  runner: Runner;
  files: readonly string[];
  /** Which titles to run. */
  titles: RegExp;
}

/** How long one test of the built site may take, in milliseconds: a mutation often makes one wait for what never comes. */
const TEST_TIMEOUT_MS = 30_000;

/**
 * Runs tests and tells how each ended.
 *
 * @throws Error when no test was run: the titles or files fit none, or the runner did not start.
 */
export async function runTests(run: TestRun): Promise<TestResult[]> {
  const output = await start(run);
  const results = run.runner === "site" ? readPlaywright(run.root) : readVitest(run.root);
  if (results.length > 0) return results;
  const what = `No test in ${run.files.join(", ")} has a title like ${run.titles.source}, or the tests could not be started.`;
  throw new Error(
    `${what} Correct 'tests' or 'title' of these mutations. The runner says:\n${output.trim().split("\n").slice(-15).join("\n")}`,
  );
}

/** Where the two runners write their reports (playwright.config.ts, vitest.config.ts). */
const REPORTS = { playwright: "test-results/browser.json", vitest: "test-results/unit.json" };

async function start({ root, runner, files, titles }: TestRun): Promise<string> {
  for (const report of Object.values(REPORTS)) rmSync(path.join(root, report), { force: true });
  const command =
    runner === "site"
      ? ["playwright", "test", ...files, "-g", titles.source, `--timeout=${TEST_TIMEOUT_MS}`]
      : ["vitest", "run", "--project", runner, ...files, "-t", titles.source];
  const { output } = await runTool(root, command);
  return output;
}

interface Suite {
  title: string;
  file: string;
  suites?: Suite[];
  specs?: { title: string; ok: boolean }[];
}

function readPlaywright(root: string): TestResult[] {
  const read = ({ title, file, suites = [], specs = [] }: Suite, around: string[]): TestResult[] => {
    const groups = title === file ? around : [...around, title];
    const own = specs.map((spec) => ({ file: `tests/${file}`, title: [...groups, spec.title].join(" "), hasFailed: !spec.ok }));
    return [...own, ...suites.flatMap((suite) => read(suite, groups))];
  };
  return (readJson<{ suites: Suite[] }>(path.join(root, REPORTS.playwright))?.suites ?? []).flatMap((suite) => read(suite, []));
}

function readVitest(root: string): TestResult[] {
  interface Report {
    testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
  }
  return (readJson<Report>(path.join(root, REPORTS.vitest))?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ fullName, status }) => ({ file: path.relative(root, name), title: fullName, hasFailed: status === "failed" })),
  );
}

const readJson = <Report>(file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : undefined;

/** Runs one of the project's tools in a copy of it. How it ends is for its report to say. */
export function runTool(
  root: string,
  [tool = "", ...args]: string[],
  env: Record<string, string> = {},
): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(root, "node_modules/.bin", tool), args, { cwd: root, env: { ...process.env, ...env } });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    child.on("close", (code) => resolve({ ok: code === 0, output }));
  });
}

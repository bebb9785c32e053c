import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { writeReport } from "./report.ts";
import { type Batch, batchesOf, faultsOfTable } from "./site-batches.ts";
import { type Runner, type SiteMutation, siteMutations } from "./site-mutations.ts";
import { runTests, runTool, type TestResult } from "./test-run.ts";

const RUNNERS: readonly Runner[] = ["unit", "browser", "site"];

/** The scratch copy that is mutated, built and tested; the work tree stays as it is. */
const COPY = ".mutants/site";

interface Outcome {
  mutation: SiteMutation;
  /** The tests that name the requirement and failed because of the mutation. */
  killers: TestResult[];
  /** Why it could not be tried, if so. */
  trouble?: string;
}

/**
 * Puts each fault of the table into a copy of the site, builds it, runs the tests that must notice, and reports which did.
 *
 * @param wanted Requirements to try; all of them if there are none.
 * @returns Whether every mutation was killed.
 */
export async function mutateSite(wanted: readonly string[]): Promise<boolean> {
  const root = process.cwd();
  const faults = faultsOfTable(root, siteMutations);
  if (faults.length > 0)
    throw new Error(`mutants/site-mutations.ts does not fit the code:\n${faults.map((fault) => `- ${fault}`).join("\n")}`);
  const table = siteMutations.filter(({ requirement }) => wanted.length === 0 || wanted.includes(requirement));
  if (table.length === 0) throw new Error(`No mutation breaks ${wanted.join(", ")}. Name requirements of mutants/site-mutations.ts.`);

  const copy = path.join(root, COPY);
  const batches = batchesOf(table);
  console.log(
    `· ${table.length} mutations in ${batches.length} batches, ${batches.filter(({ needsBuild }) => needsBuild).length} of them built`,
  );
  try {
    makeCopy(root, copy);
    console.log("· Without a mutation: what fails here counts for none");
    const { failing } = await unmutated(copy, table);
    const outcomes: Outcome[] = [];
    for (const [index, batch] of batches.entries()) {
      console.log(`· Batch ${index + 1} of ${batches.length}: ${batch.mutations.map(({ requirement }) => requirement).join(" ")}`);
      const tried = await withSurvivorsTriedAlone(await tryBatch(copy, batch, failing), (mutation) =>
        tryBatch(copy, { ...batch, mutations: [mutation] }, failing),
      );
      for (const outcome of tried)
        console.log(
          `  ${outcome.killers.length > 0 ? "killed  " : "SURVIVED"} ${nameOf(outcome.mutation)}${outcome.trouble ? `: ${outcome.trouble}` : ""}`,
        );
      outcomes.push(...tried);
      // After each batch, so that a run that is broken off leaves what it found.
      if (wanted.length === 0) writeReport("site", reportOf(outcomes));
    }
    const survivors = outcomes.filter(({ killers }) => killers.length === 0);
    console.log(`· ${outcomes.length - survivors.length} of ${outcomes.length} mutations killed`);
    for (const { mutation } of survivors) console.log(`  survived: ${nameOf(mutation)} (${mutation.file})`);
    return survivors.length === 0;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const nameOf = ({ requirement, fault }: SiteMutation) => `${requirement} ${fault}`;

/** Copies what git knows or would add; what is installed and cached is linked. */
function makeCopy(root: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of new Set(files.toString().split("\0"))) {
    if (file === "" || !existsSync(path.join(root, file))) continue;
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file));
  }
  mkdirSync(path.join(root, ".cache"), { recursive: true });
  for (const shared of ["node_modules", ".cache"]) symlinkSync(path.join(root, shared), path.join(copy, shared));
}

/** Builds the copy as it is and runs all tests that the table names. */
async function unmutated(copy: string, table: readonly SiteMutation[]): Promise<{ failing: ReadonlySet<string> }> {
  const trouble = table.some(({ runner }) => runner === "site") ? await build(copy) : undefined;
  if (trouble) throw new Error(`The site does not build even without a mutation:\n${trouble}`);
  const results = await testsOf(copy, table);
  const failing = results.filter(({ hasFailed }) => hasFailed);
  for (const { file, title } of failing) console.log(`  fails without a mutation: ${file}: ${title}`);
  return { failing: new Set(failing.map(keyOf)) };
}

const keyOf = ({ file, title }: TestResult) => `${file}: ${title}`;

async function tryBatch(copy: string, batch: Batch, failing: ReadonlySet<string>): Promise<Outcome[]> {
  const originals = new Map(batch.mutations.map(({ file }) => [file, readFileSync(path.join(copy, file), "utf8")]));
  try {
    // Several may be in one file: each is made in what those before it left.
    for (const { file, search, replacement } of batch.mutations) {
      const target = path.join(copy, file);
      const before = readFileSync(target, "utf8");
      if (before.split(search).length !== 2)
        throw new Error(`${file} no longer has ${JSON.stringify(search)} once, with the rest of its batch.`);
      writeFileSync(
        target,
        before.replace(search, () => replacement),
      );
    }
    const trouble = batch.needsBuild ? await build(copy) : undefined;
    if (trouble) {
      if (batch.mutations.length === 1)
        return batch.mutations.map((mutation) => ({ mutation, killers: [], trouble: `the build fails: ${trouble}` }));
      restore(copy, originals);
      console.log("  the build fails with all of them, so each is tried alone");
      const alone: Outcome[] = [];
      for (const mutation of batch.mutations) alone.push(...(await tryBatch(copy, { ...batch, mutations: [mutation] }, failing)));
      return alone;
    }
    const failed = (await testsOf(copy, batch.mutations)).filter((result) => result.hasFailed && !failing.has(keyOf(result)));
    const tellingOf = (result: TestResult) => batch.mutations.filter((mutation) => tellsOf(result, mutation));
    return batch.mutations.map((mutation) => ({
      mutation,
      killers: failed.filter((result) => tellsOf(result, mutation) && tellingOf(result).length === 1),
    }));
  } finally {
    restore(copy, originals);
  }
}

/** A mutation can hide another of its batch, or break the test that reports both: what survives in company is tried alone. */
async function withSurvivorsTriedAlone(
  outcomes: readonly Outcome[],
  tryAlone: (mutation: SiteMutation) => Promise<Outcome[]>,
): Promise<Outcome[]> {
  const result: Outcome[] = [];
  for (const outcome of outcomes) {
    const hasSurvived = outcome.killers.length === 0 && outcome.trouble === undefined;
    if (hasSurvived && outcomes.length > 1) console.log(`  survived in its batch, tried alone: ${nameOf(outcome.mutation)}`);
    result.push(...(hasSurvived && outcomes.length > 1 ? await tryAlone(outcome.mutation) : [outcome]));
  }
  return result;
}

function restore(copy: string, originals: ReadonlyMap<string, string>): void {
  for (const [file, text] of originals) writeFileSync(path.join(copy, file), text);
}

const tellsOf = ({ file, title }: TestResult, { requirement, tests, title: part = "" }: SiteMutation): boolean =>
  tests.includes(file) && title.includes(part) && new RegExp(`\\b${requirement}\\b`).test(title);

/** Runs the tests that mutations name, each runner's in one go. */
async function testsOf(copy: string, mutations: readonly SiteMutation[]): Promise<TestResult[]> {
  const results: TestResult[] = [];
  for (const runner of RUNNERS) {
    const own = mutations.filter((mutation) => mutation.runner === runner);
    if (own.length === 0) continue;
    const files = [...new Set(own.flatMap(({ tests }) => tests))];
    const titles = new RegExp([...new Set(own.map(patternOf))].join("|"));
    const run = await runTests({ root: copy, runner, files, titles });
    console.log(`  ${run.length} tests (${runner}), ${run.filter(({ hasFailed }) => hasFailed).length} fail`);
    results.push(...run);
  }
  return results;
}

/** Fits the titles that report a mutation; in the runners' own order of words, file names and groups may be around them. */
const patternOf = ({ requirement, title = "" }: SiteMutation) => `(?=.*${requirement}).*${quoted(title)}`;

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Builds the copy. Gives what the build says if it fails. */
async function build(copy: string): Promise<string | undefined> {
  const { ok, output } = await runTool(copy, ["vite", "build"]);
  return ok ? undefined : output.trim().split("\n").slice(-6).join(" ");
}

function reportOf(outcomes: readonly Outcome[]): string {
  const killed = outcomes.filter(({ killers }) => killers.length > 0).length;
  const missing = outcomes.length < siteMutations.length ? `; ${siteMutations.length - outcomes.length} of the table were not tried` : "";
  const rows = outcomes
    .toSorted((a, b) => siteMutations.indexOf(a.mutation) - siteMutations.indexOf(b.mutation))
    .map(({ mutation: { requirement, fault, file }, killers, trouble }) => {
      const [first, ...others] = killers;
      const more = others.length > 0 ? `, and ${others.length} more` : "";
      const by = first ? `\`${first.file}\`: ${escaped(first.title)}${more}` : `**survived**${trouble ? `: ${escaped(trouble)}` : ""}`;
      return `| ${requirement} | ${escaped(fault)} | \`${file}\` | ${by} |`;
    });
  return [
    "# Mutations of the built site",
    "",
    `${killed} of ${outcomes.length} faults are killed${missing}: a test whose title names the requirement fails with the fault, and passes without it.`,
    "",
    "| requirement | fault | in | killed by |",
    "| --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}

const escaped = (text: string) => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");

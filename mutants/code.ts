import { readFileSync } from "node:fs";
import path from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { acceptedSurvivors } from "./accepted-survivors.ts";
import { CODE_GROUPS, type CodeGroup } from "./code-groups.ts";
import { writeReport } from "./report.ts";

/** The part of a group's mutations that its tests must notice, in percent. */
const SCORE_MINIMUM = 90;

type MutantResult = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

/** A mutation that no test noticed. */
export interface Survivor {
  file: string;
  line: number;
  /** The source that was replaced, and what it was replaced by. */
  original: string;
  replacement: string;
  /** Why no test can notice it, or why none needs to; `undefined` for a gap in the tests. */
  reason: string | undefined;
}

/** How many mutations of a group were noticed. */
export interface GroupScore {
  name: string;
  killed: number;
  total: number;
  survivors: Survivor[];
}

const KILLED = new Set(["Killed", "Timeout"]);
const SURVIVED = new Set(["Survived", "NoCoverage"]);

/**
 * Mutates the pure parts of the code, one mutation at a time, and runs the Node tests that execute it (Stryker).
 *
 * @param names The groups to run; all of them if there are none.
 * @returns Whether each group reaches the score.
 */
export async function mutateCode(names: string[]): Promise<boolean> {
  const unknown = names.filter((name) => !CODE_GROUPS.some((group) => group.name === name));
  if (unknown.length > 0) {
    throw new Error(`There is no group '${unknown.join("', '")}'. The groups are ${CODE_GROUPS.map(({ name }) => name).join(", ")}.`);
  }
  const groups = CODE_GROUPS.filter(({ name }) => names.length === 0 || names.includes(name));
  let isGood = true;
  for (const [index, group] of groups.entries()) {
    console.log(`· Group ${index + 1} of ${groups.length}: ${group.name}`);
    const score = await scoreOf(group);
    writeReport(`code-${group.name}`, reportOf(group, score));
    const percent = percentOf(score);
    console.log(`· ${group.name}: ${score.killed} of ${score.total} mutations killed (${percent.toFixed(1)}%)`);
    isGood &&= percent >= SCORE_MINIMUM;
  }
  return isGood;
}

async function scoreOf(group: CodeGroup): Promise<GroupScore> {
  process.env.MUTANTS_TESTS = group.tests.join(" ");
  const results = await new Stryker({
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "mutants/vitest.config.ts", related: false },
    // TypeScript 7 has no API that Stryker could rewrite the file with, and nothing reads the rewritten one.
    tsconfigFile: "none",
    mutate: [...group.files],
    mutator: { plugins: null, excludedMutations: [...group.excludedMutations] },
    coverageAnalysis: "perTest",
    ignoreStatic: group.ignoreStatic,
    concurrency: 1,
    timeoutMS: 30_000,
    tempDirName: ".mutants/code",
    ignorePatterns: ["dist", "test-results", ".cache", "bench", "art", "docs", ".mutants"],
    reporters: ["progress-append-only"],
    allowConsoleColors: false,
  }).runMutationTest();
  const counted = results.filter(({ status }) => KILLED.has(status) || SURVIVED.has(status));
  if (counted.length === 0) throw new Error(`The group '${group.name}' has no mutation: its files are ${group.files.join(", ")}.`);
  const survivors = counted.filter(({ status }) => SURVIVED.has(status)).map(toSurvivor);
  return { name: group.name, killed: counted.length - survivors.length, total: counted.length, survivors };
}

function toSurvivor({ fileName, location, replacement = "" }: MutantResult): Survivor {
  const file = path.relative(process.cwd(), fileName);
  const { start, end } = location;
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? "").slice(0, end.column - 1);
  lines[0] = (lines[0] ?? "").slice(start.column - 1);
  const original = oneLine(lines.join("\n"));
  const accepted = acceptedSurvivors.find(
    (entry) => entry.file === file && entry.original === original && (entry.replacement ?? oneLine(replacement)) === oneLine(replacement),
  );
  return { file, line: start.line, original, replacement: oneLine(replacement), reason: accepted?.reason };
}

const oneLine = (source: string) => source.replace(/\s+/g, " ").trim();

const percentOf = ({ killed, total }: GroupScore) => (100 * killed) / total;

function reportOf(group: CodeGroup, score: GroupScore): string {
  const { survivors } = score;
  const rows = survivors.map(
    ({ file, line, original, replacement, reason }) =>
      `| \`${file}:${line}\` | ${code(original)} | ${code(replacement)} | ${reason ?? "**no test notices it**"} |`,
  );
  return [
    `# Mutations of the code: ${group.name}`,
    "",
    group.description,
    "",
    `${score.killed} of ${score.total} mutations are killed: **${percentOf(score).toFixed(1)}%** (at least ${SCORE_MINIMUM}%).`,
    ...(group.excludedMutations.length > 0 ? ["", `Not mutated: ${group.excludedMutations.join(", ")}. ${group.excludedReason}`] : []),
    "",
    ...(rows.length > 0 ? ["| survivor | original | mutated to | reason |", "| --- | --- | --- | --- |", ...rows] : ["Nothing survives."]),
    "",
  ].join("\n");
}

const code = (source: string) => `\`\` ${(source.length > 90 ? `${source.slice(0, 87)}…` : source).replaceAll("|", "\\|") || " "} \`\``;

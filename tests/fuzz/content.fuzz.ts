/**
 * `npm run torture -- content [--seed=N] [--trees=2000] [--builds=10]`: breaks the shipped content in random ways and reads it with the
 * project's own reader. Each tree must be read, or be reported with file and words, within five seconds. Ten of the trees are built. Then
 * builds are killed, and lack disk. Prints its seed; the same seed does the same.
 */
import { parseArgs } from "node:util";
import fc from "fast-check";
import { buildBroken, fillDisk, killBuilds } from "./broken-builds.ts";
import { BrokenContent, brokenContent, type Fault, type Outcome, ownTime } from "./broken-content.ts";

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { seed: { type: "string" }, trees: { type: "string" }, builds: { type: "string" } },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const trees = Number(values.trees ?? 2000);
const builds = Number(values.builds ?? 10);
console.log(`Seed ${seed}: ${trees} trees of broken content`);

const counts = { told: 0, valid: 0, failed: 0 };
const kinds = new Map<string, number>();
const examples: Record<"told" | "valid", Fault[][]> = { told: [], valid: [] };
let slowest = 0;
const tree = new BrokenContent();
await tree.read(); // the pictures' pixels, which are read once in a process
for (const [index, broken] of fc.sample(brokenContent, { seed, numRuns: trees }).entries()) {
  await tree.break(broken);
  const start = process.cpuUsage();
  const outcome = await tree.read();
  slowest = Math.max(slowest, ownTime(start));
  note(outcome, broken);
  if ((index + 1) % 200 === 0) console.log(`  ${index + 1}: ${counts.told} reported, ${counts.valid} valid, ${counts.failed} failed`);
}
console.log(`The slowest reading took ${slowest} ms of work.`);
console.log(`Faults by kind: ${[...kinds].map(([kind, count]) => `${kind} ${count}`).join(", ")}`);

const half = Math.ceil(builds / 2);
const failures = [
  ...(await buildBroken(tree, [...examples.valid.slice(0, half), ...examples.told.slice(0, builds - half)])),
  ...(builds > 0 ? [...(await killBuilds()), ...fillDisk()] : []),
];
tree.close();
for (const failure of failures) console.error(failure);
console.log(`${counts.failed + failures.length} failures.`);
process.exitCode = counts.failed + failures.length > 0 ? 1 : 0;

function note(outcome: Outcome, broken: Fault[]): void {
  for (const { kind } of broken) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  if (typeof outcome === "string") {
    counts[outcome]++;
    examples[outcome].push(broken);
    return;
  }
  counts.failed++;
  console.error(`\nFailed: ${JSON.stringify(broken)}\n${outcome.failure}\n`);
}

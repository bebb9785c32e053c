import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { SiteMutation } from "./site-mutations.ts";

/** Mutations that are put into one copy of the code together. */
export interface Batch {
  mutations: SiteMutation[];
  /** Whether the site has to be built: not where all its tests run without. */
  needsBuild: boolean;
}

/**
 * Checks the table before anything is built: a search text that has gone would mutate nothing.
 *
 * @param root The repository's root.
 * @returns What is wrong, a sentence each; nothing if all is well.
 */
export function faultsOfTable(root: string, table: readonly SiteMutation[]): string[] {
  const known = requirementsIn(root);
  const faults = table.flatMap((mutation) => faultsOf(root, known, mutation));
  const mutated = new Set(table.map(({ requirement }) => requirement));
  const missing = [...known].filter((id) => !mutated.has(id));
  if (missing.length > 0) faults.push(`No mutation breaks ${missing.join(", ")}. Add one for each to mutants/site-mutations.ts.`);
  return faults;
}

function faultsOf(root: string, known: ReadonlySet<string>, mutation: SiteMutation): string[] {
  const { requirement, fault, file, search, tests } = mutation;
  const name = `${requirement} '${fault}'`;
  const faults: string[] = [];
  if (!known.has(requirement)) faults.push(`${name}: docs/requirements.md has no requirement ${requirement}. Correct the id.`);
  for (const test of tests)
    if (!existsSync(path.join(root, test)))
      faults.push(`${name}: the tests' file ${test} does not exist. Name the file that has them now.`);
  if (!existsSync(path.join(root, file))) return [...faults, `${name}: ${file} does not exist. Name the file that the code is in now.`];
  const count = readFileSync(path.join(root, file), "utf8").split(search).length - 1;
  if (count === 1) return faults;
  const found = count === 0 ? "is not in" : `is ${count} times in`;
  return [...faults, `${name}: the search text ${JSON.stringify(search)} ${found} ${file}. Change it to one that is there exactly once.`];
}

const requirementsIn = (root: string): Set<string> =>
  new Set(readFileSync(path.join(root, "docs/requirements.md"), "utf8").match(/(?<=^- )[A-Z]+-\d{2}/gm));

/** How many faults one build may have: with more, one is likelier to break what another's test looks at. */
const BATCH_SIZE = 12;

/** How many of them may be reported by one file of the built site's tests. */
const BATCH_SIZE_OF_TESTS = 3;

/**
 * Divides mutations among batches. In each no two share a requirement, a place or a test, so that a failing test reports one alone.
 * What Vitest runs needs no build, and gets batches of its own.
 */
export function batchesOf(table: readonly SiteMutation[]): Batch[] {
  const batches: Batch[] = [];
  for (const mutation of table) {
    const needsBuild = mutation.runner === "site";
    const free = batches.find((batch) => batch.needsBuild === needsBuild && fits(mutation, batch));
    if (free) free.mutations.push(mutation);
    else batches.push({ mutations: [mutation], needsBuild });
  }
  return batches;
}

function fits(mutation: SiteMutation, { mutations, needsBuild }: Batch): boolean {
  if (needsBuild && mutations.length >= BATCH_SIZE) return false;
  if (mutations.some((other) => touch(mutation, other))) return false;
  const alike = mutations.filter(({ tests }) => tests.some((test) => mutation.tests.includes(test)));
  return alike.length < (needsBuild ? BATCH_SIZE_OF_TESTS : 1);
}

const touch = (one: SiteMutation, other: SiteMutation): boolean =>
  one.requirement === other.requirement ||
  (one.file === other.file && (one.search.includes(other.search) || other.search.includes(one.search))) ||
  (one.title !== undefined && one.title === other.title && one.tests.some((test) => other.tests.includes(test)));

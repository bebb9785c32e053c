/** `npm run deploy`: builds the site and puts it on the web space (docs/publishing.md). */
import { parseArgs } from "node:util";
import { orExit } from "../tools/or-exit.ts";
import { readSite } from "../vite/site-source.ts";
import { buildSite } from "./build-site.ts";
import { withTarget } from "./connect.ts";
import { DeployError } from "./deploy-error.ts";
import type { Step } from "./plan.ts";
import { planPublication, publish, undo } from "./publish.ts";
import { refuseUnready } from "./readiness.ts";
import { type Release, readRelease } from "./release.ts";
import { readSettings, type Settings } from "./settings.ts";
import { verifyLive } from "./verify-live.ts";

const OPTIONS = {
  "dry-run": { type: "boolean", short: "n" },
  undo: { type: "boolean" },
  "no-build": { type: "boolean" },
  "replace-what-is-there": { type: "boolean" },
  "check-only": { type: "boolean" },
} as const;

try {
  await main();
} catch (error) {
  if (!(error instanceof DeployError)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const options = readOptions();
  const { content } = await orExit(() => readSite(process.cwd()));
  const { website } = content.business;
  if (!options.undo) refuseUnready(process.cwd());
  if (options["check-only"]) return console.log("The site is ready to be published.");
  const settings = readSettings();
  if (!settings)
    throw new DeployError("There is no deploy.yaml yet. Run 'npm run edit' and press Publish: it asks where your web space is.");
  const address = (settings.address ?? website).replace(/\/$/, "");
  if (options.undo) {
    await withTarget(settings, (target) => undo(target, reportProgress(settings), (release) => verify(address, release)));
    return;
  }
  if (!options["no-build"]) {
    console.log("· Building the site");
    buildSite(process.cwd());
  }
  const release = readRelease("dist");
  if (options["dry-run"]) return withTarget(settings, async (target) => printPlan(await planPublication(target, release)));
  await withTarget(settings, (target) =>
    publish(target, release, {
      report: reportProgress(settings),
      replaceOthers: options["replace-what-is-there"] ?? false,
    }),
  );
  await verify(address, release);
}

function readOptions() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    throw new DeployError(`${(error as Error).message}\ndocs/publishing.md lists the options.`);
  }
}

/** Prints each step as it begins, with the overall progress. */
function reportProgress({ host, by }: Settings): (what: string, done: number, total: number) => void {
  let last = "";
  console.log(`· Publishing to ${host} by ${by.toUpperCase()}`);
  return (what, done, total) => {
    if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K  ${done} of ${total} files: ${what}`);
    else if (what !== last) console.log(`  ${done} of ${total} files: ${what}`);
    last = what;
  };
}

function printPlan(steps: Step[]): void {
  if (steps.length === 0) console.log("Nothing would change.");
  for (const { action, what, paths } of steps) {
    console.log(`\n${action === "put" ? "Upload" : "Remove"} ${what} (${paths.length} files):`);
    // Compressed copies go with their files.
    for (const path of paths.filter((name) => !/\.(br|gz)$/.test(name))) console.log(`  ${path}`);
  }
}

async function verify(address: string, release: Release): Promise<void> {
  if (process.stdout.isTTY) process.stdout.write("\n");
  console.log(`· Looking at ${address}`);
  const problems = await verifyLive(address, release);
  if (problems.length === 0) return console.log("\nYour site is live, and as you built it.");
  throw new DeployError(
    `All files are on the server, but your site isn't yet as you built it:\n${problems.map((problem) => `  ${problem}`).join("\n")}`,
  );
}

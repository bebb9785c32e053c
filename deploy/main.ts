/** `npm run deploy`: builds the site and puts it on the web space (docs/publishing.md). */
import { parseArgs } from "node:util";
import { orExit } from "../tools/or-exit.ts";
import { readSite } from "../vite/site-source.ts";
import { buildSite } from "./build-site.ts";
import { withTarget } from "./connect.ts";
import { DeployError } from "./deploy-error.ts";
import type { Step } from "./plan.ts";
import { planPublication, publish, undo } from "./publish.ts";
import { ANYWAY, refuseUnready } from "./readiness.ts";
import { type Release, readRelease } from "./release.ts";
import { readSettings, type Settings } from "./settings.ts";
import { verifyLive, waitsForDomain } from "./verify-live.ts";

const OPTIONS = {
  "dry-run": { type: "boolean", short: "n" },
  undo: { type: "boolean" },
  "no-build": { type: "boolean" },
  everything: { type: "boolean" },
  "replace-what-is-there": { type: "boolean" },
  [ANYWAY.example]: { type: "boolean" },
  [ANYWAY.unreachable]: { type: "boolean" },
  "check-only": { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

const HELP = `npm run deploy                 build the site and publish it
npm run deploy -- --dry-run    list what would change
npm run deploy -- --undo       put the last release back; once more returns to the newer one
npm run deploy -- --no-build   publish dist/ as it is
npm run deploy -- --everything upload all files, if somebody changed them on the server
npm run deploy -- --check-only only say whether the site is ready to be published`;

try {
  await main();
} catch (error) {
  if (!(error instanceof DeployError)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const options = readOptions();
  if (options.help) return console.log(HELP);
  const { content } = await orExit(() => readSite(process.cwd()));
  const { website } = content.business;
  if (!options.undo) refuseUnready(process.cwd(), options);
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
      everything: options.everything ?? false,
    }),
  );
  await verify(address, release);
}

function readOptions() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    throw new DeployError(`${(error as Error).message}\n\n${HELP}`);
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
  if (waitsForDomain(problems)) return console.log(`\nAll files are on the server. ${problems}`);
  throw new DeployError(
    `All files are on the server, but your site isn't yet as you built it:\n${problems.map((problem) => `  ${problem}`).join("\n")}`,
  );
}

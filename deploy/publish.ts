/** Puts a release on a server, step by step (plan.ts), or the one before it back. */
import { DeployError } from "./deploy-error.ts";
import { begin, complete, goLive, isHashed, planSteps, releaseToRestore, type ServerState, type Step } from "./plan.ts";
import { packArchive, type Release, unpackArchive } from "./release.ts";
import { archiveFile, putData, readState, storeState, withFolder } from "./server-state.ts";
import type { Target } from "./targets/target.ts";

/** Told before each part of the work: how many files of how many are done. */
export type Report = (what: string, done: number, total: number) => void;

/** A run that is cut off repeats at most this much of its work. The state is some 40 KB: storing it more often would cost more. */
const STORE_EVERY_MS = 5000;

/** Files by which a website is known that something else put there. */
const SIGNS_OF_A_SITE = ["index.html", "index.php", ".htaccess"];

/** How to publish. */
interface PublishOptions {
  report: Report;
  /** Uploads every file, also in place of those that something else put there. */
  replaceOthers?: boolean;
}

/** Publishes a release. After a failure, running it again resumes the work. @throws DeployError where another website is in the way. */
export async function publish(target: Target, release: Release, { report, replaceOthers = false }: PublishOptions): Promise<void> {
  const server = await readState(target);
  if (replaceOthers) begin(server, [...release.files.keys()]);
  else if (server.releases.length === 0 && server.underway === undefined) await refuseOthers(target);
  if (!server.releases.includes(release.id)) await putData(target, archiveFile(release.id), packArchive(release));
  await rollOut(target, server, release, report);
}

async function refuseOthers(target: Target): Promise<void> {
  const found: string[] = [];
  for (const file of SIGNS_OF_A_SITE) if (await target.read(file)) found.push(file);
  if (found.length === 0) return;
  throw new DeployError(
    `The folder holds a website that this command didn't put there (${found.join(", ")}). Download what you want to keep. To replace the files that have the new site's names:\n  npm run deploy -- --replace-what-is-there`,
  );
}

/**
 * Puts the release before the live one back; run again, it returns to the newer one.
 *
 * @param work Gets the restored release while its files are on this computer.
 * @throws DeployError when there is none.
 */
export async function undo(target: Target, report: Report, work: (release: Release) => Promise<void>): Promise<void> {
  const server = await readState(target);
  const id = releaseToRestore(server);
  const archive = id && (await target.read(archiveFile(id)));
  if (!archive) throw new DeployError("There is no earlier release on the server: nothing was changed.");
  await withFolder(async (folder) => {
    const release = await unpackArchive(id, archive, folder);
    const isThere = (file: string, hash: string) => server.files.get(file) === hash && !server.unsure.has(file);
    const missing = [...release.files].flatMap(([file, hash]) => (isHashed(file) && !isThere(file, hash) ? file : []));
    if (missing.length > 0)
      throw new DeployError(
        `${missing.length} files of the earlier release may no longer be on the server, such as '${missing[0]}'. Nothing was changed. Finish the last publication first, or build the earlier release again and publish it.`,
      );
    await rollOut(target, server, release, report);
    await work(release);
  });
}

async function rollOut(target: Target, server: ServerState, { id, folder, files }: Release, report: Report): Promise<void> {
  const steps = planSteps(server, files, Date.now());
  const total = steps.reduce((sum, { paths }) => sum + paths.length, 0);
  const before = [...server.releases, ...(server.underway ? [server.underway] : [])];
  let done = 0;
  server.underway = id;
  for (const { action, what, paths } of steps) {
    begin(server, paths);
    await storeState(target, server);
    let stored = Date.now();
    for (const batch of batchesOf(paths, target.batchSize)) {
      report(what, done, total);
      if (action === "put") await target.put(folder, batch);
      else await target.remove(batch);
      complete(server, batch, files);
      done += batch.length;
      if (Date.now() - stored > STORE_EVERY_MS) {
        await storeState(target, server);
        stored = Date.now();
      }
    }
  }
  goLive(server, id, files, Date.now());
  await storeState(target, server);
  await target.remove(before.filter((old) => !server.releases.includes(old)).map(archiveFile));
}

const batchesOf = (paths: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(paths.length / size) }, (_, at) => paths.slice(at * size, (at + 1) * size));

/** What {@link publish} would do. */
export async function planPublication(target: Target, { files }: Release): Promise<Step[]> {
  return planSteps(await readState(target), files, Date.now());
}

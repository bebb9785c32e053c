import { type AskSecret, readCredentials } from "./credentials.ts";
import { explainError } from "./explain-error.ts";
import type { Settings } from "./settings.ts";
import { connectFtps } from "./targets/ftps.ts";
import { connectRsync } from "./targets/rsync.ts";
import { connectSftp } from "./targets/sftp.ts";
import type { Target } from "./targets/target.ts";

const CONNECT = { sftp: connectSftp, ftps: connectFtps, rsync: connectRsync };

/** Connects for some work. @param ask Asks for a password; in the terminal, if left out. @throws DeployError that says what went wrong. */
export async function withTarget<Result>(settings: Settings, work: (target: Target) => Promise<Result>, ask?: AskSecret): Promise<Result> {
  let target: Target | undefined;
  try {
    target = await CONNECT[settings.by](settings, await readCredentials(settings, ask));
    return await work(target);
  } catch (error) {
    throw explainError(error, settings);
  } finally {
    await target?.close();
  }
}

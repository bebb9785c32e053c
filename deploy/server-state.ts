/** The state of the server is stored on the server: another computer, or the same one after a lost connection, continues from there. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { emptyServer, type ServerState } from "./plan.ts";
import { OWN_FOLDER, type Target } from "./targets/target.ts";

const STATE_FILE = `${OWN_FOLDER}/state.json.gz`;

/** The archive that undo restores a release from. */
export const archiveFile = (id: string): string => `${OWN_FOLDER}/release-${id}.br`;

export async function readState(target: Target): Promise<ServerState> {
  const stored = await target.read(STATE_FILE);
  if (!stored) return emptyServer();
  const { files, unsure, unusedSince, ...rest } = JSON.parse(gunzipSync(stored).toString());
  return { ...rest, files: new Map(files), unsure: new Set(unsure), unusedSince: new Map(unusedSince) };
}

export async function storeState(target: Target, { files, unsure, unusedSince, ...rest }: ServerState): Promise<void> {
  const json = JSON.stringify({ ...rest, files: [...files], unsure: [...unsure], unusedSince: [...unusedSince] });
  await putData(target, STATE_FILE, gzipSync(json));
}

/** Uploads a file that lies nowhere on this computer. */
export async function putData(target: Target, file: string, data: Buffer): Promise<void> {
  await withFolder(async (folder) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), data);
    await target.put(folder, [file]);
  });
}

/** Gives a temporary folder to some work, and removes it after that. */
export async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), "deploy-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

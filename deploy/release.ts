/** A release: the files of a built site, and the archive that undo restores it from. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { globSync } from "tinyglobby";
import { compressTexts } from "../vite/host-files.ts";
import { DeployError } from "./deploy-error.ts";
import { type Files, isHashed } from "./plan.ts";

/** What is published. */
export interface Release {
  /** The same for the same files. */
  id: string;
  /** Where the files are. A restored release has no hashed files here: they're still on the server. */
  folder: string;
  files: Files;
}

/** Reads a built site. @throws DeployError when there is none: it would take the live one away. */
export function readRelease(folder: string): Release {
  const files = new Map(
    globSync("**", { cwd: folder, dot: true })
      .sort()
      .map((file) => [file, hashOf(readFileSync(path.join(folder, file)))]),
  );
  if (!files.has("index.html")) throw new DeployError(`There is no built site in ${folder}. Run 'npm run build' first.`);
  return { id: hashOf(JSON.stringify([...files])).slice(0, 12), folder, files };
}

const hashOf = (data: Buffer | string): string => createHash("sha256").update(data).digest("hex").slice(0, 20);

/** What an archive begins with, as a line of JSON. The files' bytes follow. */
interface ArchiveIndex {
  files: [file: string, hash: string][];
  archived: [file: string, size: number][];
}

/** Packs the files of a release that the next one replaces: those without a hash in their name. Compressed ones are made again. */
export function packArchive({ folder, files }: Release): Buffer {
  const archived = [...files.keys()].filter((file) => !isHashed(file) && !file.endsWith(".br"));
  const bytes = archived.map((file) => readFileSync(path.join(folder, file)));
  const index: ArchiveIndex = { files: [...files], archived: archived.map((file, at) => [file, bytes[at]?.length ?? 0]) };
  const whole = Buffer.concat([Buffer.from(`${JSON.stringify(index)}\n`), ...bytes]);
  // The strongest level would take ten seconds and save a tenth.
  return brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 } });
}

/** Unpacks an archive into an empty folder. */
export async function unpackArchive(id: string, archive: Buffer, folder: string): Promise<Release> {
  const whole = brotliDecompressSync(archive);
  const start = whole.indexOf("\n");
  const index: ArchiveIndex = JSON.parse(whole.subarray(0, start).toString());
  let offset = start + 1;
  for (const [file, size] of index.archived) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), whole.subarray(offset, offset + size));
    offset += size;
  }
  await compressTexts(folder);
  return { id, folder, files: new Map([...index.files.filter(([file]) => isHashed(file)), ...readRelease(folder).files]) };
}

/** Encodes the source images in the formats and widths that pages name. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { type PictureFile, pictureFiles } from "../app/ui/picture/picture-files.ts";
import type { SourcePicture } from "./read-pictures.ts";
import { writeWhole } from "./write-whole.ts";

/**
 * How hard AVIF is compressed, from 0 to 9. A first start waits for it: the first build takes 29 s at effort 1 and 40 s at effort 2, whose
 * files are 5% smaller (decision 0017). `PICTURE_EFFORT=4 npm run build` is for a release, and takes minutes.
 */
const EFFORT = readEffort(process.env.PICTURE_EFFORT || "1");

/** How each format is encoded (decision 0017). A change makes every file again. */
const ENCODING = {
  avif: { quality: 53, effort: EFFORT, chromaSubsampling: "4:2:0" },
  webp: { quality: 76, effort: 4 },
} as const;

/** @throws Error when the effort is none. */
function readEffort(text: string): number {
  const effort = Number(text);
  if (Number.isInteger(effort) && effort >= 0 && effort <= 9) return effort;
  throw new Error(`PICTURE_EFFORT is '${text}', but must be a whole number from 0 (fast) to 9 (small files).`);
}

/** Where the encoded files wait for the next build. */
const CACHE = ".cache/pictures";

sharp.concurrency(1); // one core a file: AVIF is encoded faster in all than with all cores on one

/** Changes with the bytes of a source image and with the way it is encoded; it is part of the files' names. */
export const hashOf = (source: Buffer): string =>
  createHash("sha256").update(source).update(JSON.stringify(ENCODING)).digest("hex").slice(0, 8);

/** A file of a picture, and the picture. */
export interface PictureToEncode {
  picture: SourcePicture;
  file: PictureFile;
}

/** All files of some pictures. */
export const filesToEncode = (pictures: Iterable<SourcePicture>): PictureToEncode[] =>
  [...pictures].flatMap((picture) => pictureFiles(picture).map((file) => ({ picture, file })));

/** Where an encoded file lies, once it does. */
const cached = (root: string, file: PictureFile): string => path.join(root, CACHE, path.basename(file.url));

/** Whether an earlier build encoded this file. */
export const isEncoded = (root: string, { file }: PictureToEncode): boolean => existsSync(cached(root, file));

/** The files that are being encoded, by their path: two tabs that ask for one wait for the same. */
const encoding = new Map<string, Promise<void>>();

/** Encodes one file, unless an earlier build did. @returns Where it lies. */
export async function encodePicture(root: string, { picture, file }: PictureToEncode): Promise<string> {
  const target = cached(root, file);
  if (existsSync(target)) return target;
  const source = path.join(root, picture.file);
  const started = encoding.get(target) ?? writeWhole(target, (unfinished) => encode(source, file, unfinished));
  encoding.set(target, started);
  try {
    await started;
  } finally {
    encoding.delete(target);
  }
  return target;
}

const encode = (source: string, { width, format }: PictureFile, target: string) =>
  sharp(source).autoOrient().resize({ width }).toFormat(format, ENCODING[format]).toFile(target);

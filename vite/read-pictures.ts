/** Reads the source images in content/pictures and what pictures.yaml says of them. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { z } from "zod";
import type { Problem } from "../app/content/problem.ts";
import { check, readSource } from "../app/content/source.ts";
import type { Picture } from "../app/schema/fields.ts";
import { countWords } from "../app/schema/prose.ts";
import { PICTURE_WIDTH_MINIMUM } from "../app/ui/picture/picture-files.ts";
import { hashOf } from "./encode-pictures.ts";

const FOLDER = "content/pictures";
const LIST = `${FOLDER}/pictures.yaml`;

/** How many words describe a picture to those who cannot see it. */
const ALT_WORDS = { min: 5, max: 20 };

/** A picture as the owner gave it. */
export interface SourcePicture extends Picture {
  /** Path of its file from the repository's root. */
  file: string;
}

/** Replaces a picture that cannot be read, so that the files that name it are not reported as well: the build stops anyway. */
const UNREADABLE = { width: 0, height: 0, hash: "" };

/**
 * The pictures that content/pictures/pictures.yaml lists, by name; `undefined` when the list itself cannot be read.
 *
 * @param report Called for a picture without file or text, for a file that is not listed, and for one that is too narrow or broken.
 */
export async function readPictures(root: string, report: (problem: Problem) => void): Promise<Map<string, SourcePicture> | undefined> {
  const source = readSource(root, LIST, report);
  const listed = source && check(source, z.record(z.string(), z.unknown()), report);
  if (!listed) return undefined;
  const files = new Map(
    readdirSync(path.join(root, FOLDER))
      .filter((name) => /\.(webp|jpe?g|png)$/i.test(name))
      .map((name) => [name.replace(/\.\w+$/, ""), `${FOLDER}/${name}`]),
  );

  for (const name of files.keys()) {
    if (!(name in listed))
      report({
        file: LIST,
        message: `does not list '${name}', but the folder holds it. Add its alternative text, or take the file away.`,
      });
  }
  const pictures = await Promise.all(
    Object.entries(listed).map(async ([name, entry]): Promise<[string, SourcePicture]> => {
      const file = files.get(name) ?? "";
      if (!file)
        report({
          file: LIST,
          line: source.lineOf([name]),
          field: name,
          message: `has no file. Put ${name}.webp into ${FOLDER}, or take the entry out.`,
        });
      const { hash, ...measures } = file ? await measure(root, file, report) : UNREADABLE;
      const alt = readAlt(entry);
      const altWords = countWords(alt);
      if (altWords < ALT_WORDS.min || altWords > ALT_WORDS.max) {
        report({
          file: LIST,
          line: source.lineOf([name, "alt"]),
          field: `${name}.alt`,
          message: `has ${altWords} words. Say in ${ALT_WORDS.min} to ${ALT_WORDS.max} words what is seen.`,
        });
      }
      return [name, { file, src: `/pictures/${name}.${hash}`, ...measures, alt }];
    }),
  );
  return new Map(pictures);
}

function readAlt(entry: unknown): string {
  const alt = (entry as { alt?: unknown } | null)?.alt;
  return typeof alt === "string" ? alt.trim() : "";
}

/** Reads a picture's size after rotation (a phone's camera stores the orientation separately), and its hash. */
async function measure(root: string, file: string, report: (problem: Problem) => void): Promise<typeof UNREADABLE> {
  const bytes = readFileSync(path.join(root, file));
  const hash = hashOf(bytes);
  try {
    const { width, height } = measured.get(hash) ?? (await readMeasures(bytes));
    measured.set(hash, { width, height });
    if (width < PICTURE_WIDTH_MINIMUM)
      report({
        file,
        message: `is ${width} pixels wide, but must be at least ${PICTURE_WIDTH_MINIMUM}. Put a larger one in its place, or choose another picture.`,
      });
    return { width, height, hash };
  } catch (error) {
    const reason = (error as Error).message.trim().replaceAll(/\s*\n\s*/g, ", ");
    report({ file, message: `cannot be read as a picture: ${reason}. Save it again as WebP or JPEG, or take it away.` });
    return UNREADABLE;
  }
}

type Measures = Pick<Picture, "width" | "height">;

/** What the files said that this process has read before: `npm run dev` reads all of them again with every change of the content. */
const measured = new Map<string, Measures>();

/** @throws Error when the file is broken, which only its pixels tell. */
async function readMeasures(bytes: Buffer): Promise<Measures> {
  const { width, height } = (await sharp(bytes).metadata()).autoOrient;
  await sharp(bytes).stats();
  return { width, height };
}

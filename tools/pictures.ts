/** The picture pipeline: from the masters in content/pictures to the files that browsers fetch. */
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { z } from "zod";
import type { Problem } from "../app/content/problem.ts";
import { check, readSource } from "../app/content/source.ts";
import type { Picture } from "../app/schema/fields.ts";
import { countWords } from "../app/schema/prose.ts";
import { PICTURE_FORMATS, PICTURE_WIDTH_MINIMUM, pictureWidths } from "../app/ui/picture/picture-files.ts";

const FOLDER = "content/pictures";
const LIST = `${FOLDER}/pictures.yaml`;

/** How each format is written. A change of these makes every file anew. */
const ENCODING = {
  avif: { quality: 55, effort: 4 },
  webp: { quality: 76, effort: 5 },
} as const;

/** Where the finished files of earlier builds wait, so that a second build does no work again. */
const CACHE = ".cache/pictures";

/** How many words describe a picture to those who cannot see it. */
const ALT_WORDS = { min: 5, max: 20 };

export interface Master extends Picture {
  /** Path of the master from the repository's root. */
  file: string;
}

/** Stands in for a picture that cannot be read, so that the files that name it are not told of as well: the build stops anyway. */
const UNREADABLE = { width: 0, height: 0, hash: "" };

/**
 * The pictures that content/pictures/pictures.yaml lists, by name; `undefined` when the list itself cannot be read.
 *
 * @param report Is told of a picture without file or words, of a file that is not listed, and of one that is too narrow or broken.
 */
export async function readPictures(root: string, report: (problem: Problem) => void): Promise<Map<string, Master> | undefined> {
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
  const masters = await Promise.all(
    Object.entries(listed).map(async ([name, entry]): Promise<[string, Master]> => {
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
  return new Map(masters);
}

function readAlt(entry: unknown): string {
  const alt = (entry as { alt?: unknown } | null)?.alt;
  return typeof alt === "string" ? alt.trim() : "";
}

/** What a picture's file says of itself, the right way up: a phone's camera notes how to turn what it stores. */
async function measure(root: string, file: string, report: (problem: Problem) => void): Promise<typeof UNREADABLE> {
  const bytes = readFileSync(path.join(root, file));
  const hash = createHash("sha256").update(bytes).update(JSON.stringify(ENCODING)).digest("hex").slice(0, 8);
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

/** The files that browsers may ask for of a picture, as paths below the site's root, with the way to make each. */
function filesOf({ src, width }: Picture) {
  return Object.values(PICTURE_FORMATS).flatMap((format) =>
    pictureWidths(width).map((size) => ({ url: `${src}-${size}.${format}`, format, size })),
  );
}

/**
 * Makes one file of a picture, unless an earlier build did, and says where it lies.
 *
 * @param url Its path below the site's root, such as `/pictures/condenser.1a2b3c4d-640.avif`.
 * @returns The file's path, or `undefined` when no picture has such a file.
 */
export async function encodePicture(root: string, masters: Iterable<Master>, url: string): Promise<string | undefined> {
  for (const master of masters) {
    const file = filesOf(master).find((candidate) => candidate.url === url);
    if (file) return encode(root, master, file);
  }
  return undefined;
}

async function encode(root: string, master: Master, { url, format, size }: ReturnType<typeof filesOf>[number]): Promise<string> {
  const target = path.join(root, CACHE, path.basename(url));
  if (existsSync(target)) return target;
  mkdirSync(path.dirname(target), { recursive: true });
  const unfinished = `${target}.${process.pid}.part`;
  await sharp(path.join(root, master.file)).autoOrient().resize({ width: size }).toFormat(format, ENCODING[format]).toFile(unfinished);
  renameSync(unfinished, target);
  return target;
}

/**
 * Writes every file of every picture into a folder, as many at a time as there are cores.
 *
 * @param onMade Is told how many of the files that had to be made are done.
 * @returns How many files there are, and how many had to be made.
 */
export async function writePictures(
  root: string,
  masters: Iterable<Master>,
  outDir: string,
  onMade: (made: number, toMake: number) => void = () => {},
): Promise<{ files: number; made: number }> {
  const all = [...masters].flatMap((master) => filesOf(master).map((file) => ({ master, file })));
  const isMade = ({ file }: (typeof all)[number]) => existsSync(path.join(root, CACHE, path.basename(file.url)));
  const toMake = all.filter((each) => !isMade(each));
  let made = 0;
  const queue = toMake.values();
  const makeFromQueue = async () => {
    for (const { master, file } of queue) {
      await encode(root, master, file);
      made += 1;
      onMade(made, toMake.length);
    }
  };
  sharp.concurrency(1); // one core a file: AVIF is encoded faster in all than with all cores on one
  await Promise.all(Array.from({ length: availableParallelism() }, makeFromQueue));
  for (const { master, file } of all) {
    const target = path.join(outDir, file.url);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(await encode(root, master, file), target);
  }
  return { files: all.length, made };
}

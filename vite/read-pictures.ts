/** Reads the source images in content/pictures and what pictures.yaml says of them. */
import { type Dirent, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { z } from "zod";
import type { Problem } from "../app/content/problem.ts";
import { check, readSource } from "../app/content/source.ts";
import type { Picture } from "../app/schema/fields.ts";
import { countWords } from "../app/schema/prose.ts";
import { PICTURE_WIDTH_MINIMUM } from "../app/ui/picture/picture-files.ts";
import { hashOf } from "./encode-pictures.ts";
import { isAddressable, problemOfName } from "./source-name.ts";

const FOLDER = "content/pictures";
const LIST = `${FOLDER}/pictures.yaml`;

/** How many words describe a picture to those who cannot see it. */
const ALT_WORDS = { min: 5, max: 20 };
const ALT_LETTERS = 250;

const PICTURE_FILE = /\.(webp|jpe?g|png)$/i;
/** Pictures that browsers or our encoder cannot show; an iPhone saves the first kind. */
const OTHER_PICTURE = /\.(hei[cf]|avif|gif|tiff?|bmp|svg)$/i;
const FORMATS = new Set(["jpeg", "png", "webp"]);

/** What AVIF and WebP can hold in a side is 16,384 pixels. A phone's largest picture has 200 million in all; decoding more takes seconds. */
const MAX_SIDE = 16_000;
const MAX_PIXELS = 64_000_000;
const MIN_HEIGHT = 200;
const MAX_MEGABYTES = 60;

/** A picture as the owner gave it. */
export interface SourcePicture extends Picture {
  /** Path of its file from the repository's root. */
  file: string;
}

type Report = (problem: Problem) => void;

/** Replaces a picture that cannot be read, so that the files that name it are not reported as well: the build stops anyway. */
const UNREADABLE = { width: 0, height: 0, hash: "" };

/**
 * The pictures that content/pictures/pictures.yaml lists, by name; `undefined` when the list itself cannot be read.
 *
 * @param report Called for a picture without file or text, for a file that is not listed, and for one that the site cannot show.
 */
export async function readPictures(root: string, report: Report): Promise<Map<string, SourcePicture> | undefined> {
  const source = readSource(root, LIST, report);
  const listed = source && check(source, z.record(z.string(), z.unknown()), report);
  if (!listed) return undefined;
  const files = findFiles(root, report);
  for (const [name, file] of files) {
    const message = `does not list '${name}', but the folder holds it. Add its alternative text, or take the file away.`;
    if (isAddressable(name) && !Object.hasOwn(listed, name)) report({ file: LIST, message });
    else checkName(name, { file });
  }
  const pictures = await Promise.all(
    Object.entries(listed).map(async ([name, entry]): Promise<[string, SourcePicture]> => {
      const file = files.get(name);
      const line = source.lineOf([name]);
      if (file === undefined) {
        const message = `has no file. Put ${name}.webp into ${FOLDER}, or take the entry out.`;
        if (checkName(name, { file: LIST, line, field: name })) report({ file: LIST, line, field: name, message });
      }
      const { hash, ...measures } = file ? await measure(root, file, report) : UNREADABLE;
      const alt = readAlt(entry);
      const problem = problemOfAlt(entry, alt);
      if (problem) report({ file: LIST, line: source.lineOf([name, "alt"]), field: `${name}.alt`, message: problem });
      return [name, { file: file ?? "", src: `/pictures/${name}.${hash}`, ...measures, alt }];
    }),
  );
  return new Map(pictures);

  /** Tells of a name that an address can't have. @returns Whether it can. */
  function checkName(name: string, place: Omit<Problem, "message">): boolean {
    const message = problemOfName(name, `in the folder, in ${LIST} and where it is named`);
    if (!message) return true;
    report({ ...place, message });
    return false;
  }
}

/** The pictures in the folder, by name; an empty path for one that is reported. */
function findFiles(root: string, report: Report): Map<string, string> {
  const files = new Map<string, string>();
  for (const entry of readdirSync(path.join(root, FOLDER), { withFileTypes: true })) {
    const file = `${FOLDER}/${entry.name}`;
    const name = entry.name.replace(/\.\w+$/, "");
    const problem = problemOfFile(root, entry, files.get(name));
    if (problem) report({ file, message: problem });
    if (PICTURE_FILE.test(entry.name) && !files.has(name)) files.set(name, problem ? "" : file);
  }
  return files;
}

/** @param other Another file of the same name. */
function problemOfFile(root: string, entry: Dirent, other: string | undefined): string | undefined {
  if (OTHER_PICTURE.test(entry.name))
    return "is in a format that the site does not take. Save it as JPEG or WebP, and take this file away.";
  if (!PICTURE_FILE.test(entry.name)) return undefined;
  if (entry.isSymbolicLink()) return "is a link to another file. Put the picture itself in its place.";
  if (!entry.isFile()) return "is not a file. Put a picture in its place, or take it away.";
  if (other) return `has the name of ${other}. Rename one of the two.`;
  const megabytes = statSync(path.join(root, FOLDER, entry.name)).size / 1024 ** 2;
  return megabytes > MAX_MEGABYTES
    ? `is ${Math.ceil(megabytes)} MB large, but may be at most ${MAX_MEGABYTES}. Save it smaller.`
    : undefined;
}

function readAlt(entry: unknown): string {
  const alt = (entry as { alt?: unknown } | null)?.alt;
  return typeof alt === "string" ? alt.trim() : "";
}

/** What is wrong with a picture's words for those who cannot see it. */
function problemOfAlt(entry: unknown, alt: string): string | undefined {
  const words = countWords(alt);
  if (words < ALT_WORDS.min || words > ALT_WORDS.max)
    return `has ${words} words. Say in ${ALT_WORDS.min} to ${ALT_WORDS.max} words what is seen.`;
  if (alt.length > ALT_LETTERS) return `has ${alt.length} characters. Say in at most ${ALT_LETTERS} what is seen.`;
  if (/[{}]/.test(alt)) return "has braces, but no fact is filled in here. Say in words what is seen.";
  const others = Object.keys(entry as object).filter((field) => field !== "alt");
  return others.length > 0 ? `has the field '${others[0]}' beside it, which a picture does not have. Take it out.` : undefined;
}

/** Reads a picture's size after rotation (a phone's camera stores the orientation separately), and its hash. */
async function measure(root: string, file: string, report: Report): Promise<typeof UNREADABLE> {
  try {
    const bytes = readFileSync(path.join(root, file));
    const hash = hashOf(bytes);
    const { width, height, problem } = measured.get(hash) ?? (await readMeasures(bytes));
    measured.set(hash, { width, height, problem });
    if (problem) report({ file, message: problem });
    return { width, height, hash };
  } catch (error) {
    const reason = (error as Error).message.trim().replaceAll(/\s*\n\s*/g, ", ");
    report({ file, message: `cannot be read as a picture: ${reason}. Save it again as WebP or JPEG, or take it away.` });
    return UNREADABLE;
  }
}

type Measures = Pick<Picture, "width" | "height"> & { problem: string | undefined };

/** What the files said that this process has read before: `npm run dev` reads all of them again with every change of the content. */
const measured = new Map<string, Measures>();

/** A picture is read to its end at a fifth of the cost when it is made this small, in pixels. */
const THUMBNAIL_WIDTH = 16;

/** @throws Error when the file is broken, which only its pixels tell. */
async function readMeasures(bytes: Buffer): Promise<Measures> {
  // The limit is checked below, in words.
  const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height } = autoOrient;
  const problem = FORMATS.has(format)
    ? problemOfSize(width, height)
    : `is a picture of the format '${format}', whatever its name says. Save it again as JPEG or WebP.`;
  if (!problem) await sharp(bytes).resize(THUMBNAIL_WIDTH).raw().toBuffer();
  return { width, height, problem };
}

function problemOfSize(width: number, height: number): string | undefined {
  const size = `is ${width} pixels wide and ${height} high`;
  if (width < PICTURE_WIDTH_MINIMUM)
    return `is ${width} pixels wide, but must be at least ${PICTURE_WIDTH_MINIMUM}. Put a larger one in its place, or choose another picture.`;
  if (height < MIN_HEIGHT)
    return `${size}, but must be at least ${MIN_HEIGHT} high. Put a higher one in its place, or choose another picture.`;
  if (width > MAX_SIDE || height > MAX_SIDE) return `${size}, but each may be at most ${MAX_SIDE}. Cut it, or save it smaller.`;
  if (width * height > MAX_PIXELS)
    return `${size}, which is more than ${MAX_PIXELS / 1_000_000} million pixels in all. Save it smaller: 2000 pixels wide are plenty.`;
  return undefined;
}

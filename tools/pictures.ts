/** The picture pipeline: from the masters in content/pictures to the files that browsers fetch. */
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import type { Problem } from "../app/content/problem.ts";
import type { Picture } from "../app/schema/fields.ts";
import { countWords } from "../app/schema/prose.ts";
import { PICTURE_FORMATS, pictureWidths } from "../app/ui/picture/picture-files.ts";

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

/**
 * The pictures that content/pictures/pictures.yaml lists, by name.
 *
 * @param report Is told of a picture without file or words, and of a file that is not listed.
 */
export async function readPictures(root: string, report: (problem: Problem) => void): Promise<Map<string, Master>> {
  const listed = (parse(readFileSync(path.join(root, LIST), "utf8")) ?? {}) as Record<string, { alt?: unknown } | null>;
  const files = new Map(
    readdirSync(path.join(root, FOLDER))
      .filter((name) => /\.(webp|jpe?g|png)$/.test(name))
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
    Object.entries(listed).map(async ([name, entry]): Promise<[string, Master][]> => {
      const file = files.get(name);
      const alt = typeof entry?.alt === "string" ? entry.alt.trim() : "";
      const altWords = countWords(alt);
      if (altWords < ALT_WORDS.min || altWords > ALT_WORDS.max) {
        report({
          file: LIST,
          field: name,
          message: `has an alt of ${altWords} words. Say in ${ALT_WORDS.min} to ${ALT_WORDS.max} words what is seen.`,
        });
      }
      if (file === undefined) {
        report({ file: LIST, field: name, message: `has no file. Put ${name}.webp into ${FOLDER}, or take the entry out.` });
        return [];
      }
      const bytes = readFileSync(path.join(root, file));
      const { width, height } = await sharp(bytes).metadata();
      const { dominant } = await sharp(bytes).resize({ width: 64 }).stats();
      const hash = createHash("sha256").update(bytes).update(JSON.stringify(ENCODING)).digest("hex").slice(0, 8);
      return [[name, { file, src: `/pictures/${name}.${hash}`, width, height, alt, tone: toneOf(dominant) }]];
    }),
  );
  return new Map(masters.flat());
}

/** A colour in three hexadecimal digits: few enough tones for one small sheet. */
const toneOf = ({ r, g, b }: { r: number; g: number; b: number }): string =>
  [r, g, b].map((channel) => Math.min(15, Math.round(channel / 17)).toString(16)).join("");

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
  await sharp(path.join(root, master.file)).resize({ width: size }).toFormat(format, ENCODING[format]).toFile(unfinished);
  renameSync(unfinished, target);
  return target;
}

/** Writes every file of every picture into a folder. @returns How many files there are, and how many had to be made. */
export async function writePictures(root: string, masters: Iterable<Master>, outDir: string): Promise<{ files: number; made: number }> {
  let files = 0;
  let made = 0;
  for (const master of masters) {
    for (const file of filesOf(master)) {
      const isNew = !existsSync(path.join(root, CACHE, path.basename(file.url)));
      const encoded = await encode(root, master, file);
      const target = path.join(outDir, file.url);
      mkdirSync(path.dirname(target), { recursive: true });
      copyFileSync(encoded, target);
      files += 1;
      made += isNew ? 1 : 0;
    }
  }
  return { files, made };
}

/** Reads the pictures in content/pictures and what pictures.yaml says of them. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { z } from "zod";
import type { Report } from "../app/content/problem.ts";
import { check, readSource } from "../app/content/source.ts";
import type { Picture } from "../app/schema/fields.ts";
import { countWords } from "../app/schema/prose.ts";
import { PICTURE_WIDTH_MINIMUM } from "../app/ui/picture/picture-files.ts";
import { hasPlace } from "./clean-photo.ts";
import { hashOf } from "./pictures.ts";
import { problemOfName, unreadable } from "./source-files.ts";

const FOLDER = "content/pictures";
const LIST = `${FOLDER}/pictures.yaml`;

const PICTURE_FILE = /\.(webp|jpe?g|png)$/i;
/** Pictures that not every browser shows; an iPhone saves the first kind. */
const OTHER_PICTURE = /\.(hei[cf]|avif|gif|tiff?|bmp|svg)$/i;

/** How many words describe a picture to those who cannot see it. */
const ALT_WORDS = { min: 5, max: 20 };

/** @param what What is at the point. */
function point(what: string) {
  const error = `must be two numbers from 0 to 100, such as [50, 50]. They say, in percent from the left and from the top, ${what}.`;
  const percent = z.number({ error }).min(0, { error }).max(100, { error });
  return z.tuple([percent, percent], { error }).optional();
}

const LISTED = z.record(
  z.string(),
  z.strictObject({
    alt: z
      .string()
      .trim()
      .refine((alt) => countWords(alt) >= ALT_WORDS.min && countWords(alt) <= ALT_WORDS.max, {
        error: ({ input }) =>
          `has ${countWords(String(input))} words. Say in ${ALT_WORDS.min} to ${ALT_WORDS.max} words what is seen, for those who cannot see it.`,
      }),
    focus: point("which point stays in sight where the picture is cropped"),
    air: point("where the air leaves the air conditioner: on the home page lines are drawn from there"),
  }),
);

/** A picture as the owner gave it. */
export interface SourcePicture extends Picture {
  /** Path of its file from the repository's root. */
  file: string;
}

/**
 * The pictures that content/pictures/pictures.yaml lists, by name; `undefined` when the list itself cannot be read.
 *
 * @param report Called for a picture without file or text, for a file that is not listed, and for one that the site cannot show.
 */
export async function readPictures(root: string, report: Report): Promise<Map<string, SourcePicture> | undefined> {
  const source = readSource(root, LIST, report);
  if (!source) return undefined;
  // A picture with a fault is still one that other files may name.
  const listed = check(source, LISTED, report) ?? (source.value as Partial<z.infer<typeof LISTED>>);
  const files = findFiles(root, report);
  for (const name of files.keys())
    if (!Object.hasOwn(listed, name) && !problemOfName(name))
      report({ file: LIST, message: `does not list '${name}', but the folder holds it. Add its alternative text, or take the file away.` });
  const pictures = new Map<string, SourcePicture>();
  for (const [name, entry] of Object.entries(listed)) {
    const file = files.get(name) ?? "";
    if (!file) report({ file: LIST, line: source.lineOf([name]), field: name, message: `has no file. Put ${name}.jpg into ${FOLDER}.` });
    const { hash, ...size } = file ? await measure(root, file, report) : UNREADABLE;
    pictures.set(name, { file, src: `/pictures/${name}.${hash}`, ...size, alt: entry?.alt ?? "", focus: entry?.focus, air: entry?.air });
  }
  return pictures;
}

/** The pictures in the folder, by name. */
function findFiles(root: string, report: Report): Map<string, string> {
  const files = new Map<string, string>();
  for (const entry of readdirSync(path.join(root, FOLDER))) {
    const file = `${FOLDER}/${entry}`;
    const { name } = path.parse(entry);
    if (OTHER_PICTURE.test(entry))
      report({ file, message: "is in a format that not every browser shows. Run 'npm run photos', which makes a WebP of it." });
    if (!PICTURE_FILE.test(entry)) continue;
    const message = files.has(name) ? `has the name of ${files.get(name)}. Rename one of the two.` : problemOfName(name);
    if (message) report({ file, message });
    files.set(name, file);
  }
  return files;
}

/** What a picture has that cannot be read: the build stops anyway. */
const UNREADABLE = { width: 0, height: 0, hash: "" };

/** Reads a picture's size in pixels as it is seen (a phone stores its orientation separately), and its hash. */
async function measure(root: string, file: string, report: Report): Promise<typeof UNREADABLE> {
  const fault = (message: string) => report({ file, message });
  try {
    const bytes = readFileSync(path.join(root, file));
    const metadata = await sharp(bytes).metadata();
    const { width, height } = metadata.autoOrient;
    if (hasPlace(metadata))
      fault("says where it was taken, and a public repository would publish it. Run 'npm run photos', which takes it out.");
    if (width < PICTURE_WIDTH_MINIMUM)
      fault(
        `is ${width} pixels wide, but must be at least ${PICTURE_WIDTH_MINIMUM}. Put a larger one in its place, or choose another picture.`,
      );
    return { width, height, hash: hashOf(bytes) };
  } catch (error) {
    fault(unreadable(error));
    return UNREADABLE;
  }
}

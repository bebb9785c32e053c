/** Reads content/pictures and its pictures.yaml. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { z } from "zod";
import type { Report } from "../app/content/problem.ts";
import { check, readSource } from "../app/content/source.ts";
import { PICTURE_LIST, type Picture } from "../app/schema/fields.ts";
import { countWords } from "../app/schema/prose.ts";
import { PICTURE_WIDTH_MINIMUM } from "../app/ui/picture/picture-files.ts";
import { pictureHash } from "./pictures.ts";
import { problemOfName, unreadable } from "./source-files.ts";

export const PICTURES_FOLDER = "content/pictures";

/** The files taken for pictures; `npm run photos` makes those fit that can be. */
export const PICTURE = /\.(webp|jpe?g|png|hei[cf]|avif|gif|tiff?|bmp|svg)$/i;
/** Pictures that every browser shows. */
const SHOWN = /\.(webp|jpe?g|png)$/i;

/** @param what What is at the point. */
function point(what: string) {
  const error = `must be two numbers from 0 to 100, such as [50, 50]. They say, in percent from the left and from the top, ${what}.`;
  const percent = z.number({ error }).min(0, { error }).max(100, { error });
  return z.tuple([percent, percent], { error }).optional();
}

export const pictureListSchema = z.record(
  z.string(),
  z.strictObject({
    alt: z
      .string()
      .trim()
      .refine((alt) => countWords(alt) >= 5 && countWords(alt) <= 20, {
        error: "must say in 5 to 20 words what the picture shows, for people who can't see it",
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
 * The pictures that content/pictures/pictures.yaml lists, by name; `undefined` if the list itself can't be read.
 *
 * @param report Called for a picture without a file or alternative text, an unlisted file, and one that the site can't show.
 */
export async function readPictures(root: string, report: Report): Promise<Map<string, SourcePicture> | undefined> {
  const source = readSource(root, PICTURE_LIST, report);
  if (!source) return undefined;
  // Other files may name an invalid entry; only the entry itself is reported.
  const listed = check(source, pictureListSchema, report) ?? (source.value as Partial<z.infer<typeof pictureListSchema>>);
  const files = new Map<string, string>();
  for (const entry of readdirSync(path.join(root, PICTURES_FOLDER)).filter((name) => PICTURE.test(name))) {
    const { name } = path.parse(entry);
    const file = `${PICTURES_FOLDER}/${entry}`;
    const message =
      (!SHOWN.test(entry) && "is in a format that not every browser shows. Run 'npm run photos', which makes a WebP of it.") ||
      (files.has(name) && `has the same name as ${files.get(name)}. Rename one of the two.`) ||
      problemOfName(name) ||
      (!Object.hasOwn(listed, name) && `is not in ${PICTURE_LIST}. Add its alternative text there, or delete the file.`);
    if (message) report({ file, message });
    files.set(name, file);
  }
  const pictures = new Map<string, SourcePicture>();
  for (const [name, entry] of Object.entries(listed)) {
    const file = files.get(name) ?? "";
    const message = `has no file. Put ${name}.jpg into ${PICTURES_FOLDER}.`;
    if (!file) report({ file: PICTURE_LIST, line: source.lineOf([name]), field: name, message });
    const { hash, ...size } = file ? await measure(root, file, report) : UNREADABLE;
    pictures.set(name, { file, src: `/pictures/${name}.${hash}`, ...size, alt: entry?.alt ?? "", focus: entry?.focus, air: entry?.air });
  }
  return pictures;
}

/** Why a photo is refused, such as an upright one from a messaging service, which makes photos smaller. */
export const tooNarrow = (width: number): string =>
  `is ${width} pixels wide, but must be at least ${PICTURE_WIDTH_MINIMUM}. WhatsApp makes photos smaller: have it sent as a document, or by e-mail.`;

/** Stands in for an unreadable picture; the build stops anyway. */
const UNREADABLE = { width: 0, height: 0, hash: "" };

/** Reads a picture's size in pixels, and its hash. Metadata is refused, so there is no EXIF rotation to apply. */
async function measure(root: string, file: string, report: Report): Promise<typeof UNREADABLE> {
  try {
    const bytes = readFileSync(path.join(root, file));
    const { width, height, exif, xmp, iptc } = await sharp(bytes).metadata();
    if (exif ?? xmp ?? iptc)
      report({ file, message: "has camera metadata, which can show where it was taken. Run 'npm run photos' to remove it." });
    if (width < PICTURE_WIDTH_MINIMUM) report({ file, message: tooNarrow(width) });
    return { width, height, hash: pictureHash(bytes) };
  } catch (error) {
    report({ file, message: unreadable(error) });
    return UNREADABLE;
  }
}

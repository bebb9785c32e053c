import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { readDrawing } from "../app/content/drawing.ts";
import { PICTURE_LIST } from "../app/schema/fields.ts";
import { PICTURE_WIDTH_MINIMUM } from "../app/ui/picture/picture-files.ts";
import { cleanPhoto } from "../vite/clean-photo.ts";
import { problemOfFilm } from "../vite/films.ts";
import { PICTURES_FOLDER, pictureListSchema, tooNarrow } from "../vite/read-pictures.ts";
import { suggestName, unreadable } from "../vite/source-files.ts";
import { type Edit, Refusal } from "./session.ts";

/** A file as the desk's page sends it. */
export interface Upload {
  /** Its name on the owner's computer. */
  file: string;
  /** What a picture shows; empty for other files. */
  alt: string;
  /** Its bytes in base64. */
  data: string;
}

/** The changes that add a file, and the name that the site knows it by. */
export interface NewFile {
  name: string;
  edits: Edit[];
}

/**
 * Prepares a photo for the site: upright, without its location, scaled, and converted from HEIC.
 *
 * @throws Refusal with the reason why it can't be used.
 */
export async function newPicture(root: string, { file, alt, data }: Upload): Promise<NewFile> {
  const name = freeName(root, PICTURES_FOLDER, file);
  const entry = { alt: alt.trim() };
  const [problem] = pictureListSchema.safeParse({ [name]: entry }).error?.issues ?? [];
  if (problem) throw new Refusal(`The description ${problem.message}.`);
  try {
    const { bytes } = await cleanPhoto(Buffer.from(data, "base64"));
    const { width, format } = await sharp(bytes).metadata();
    if (width < PICTURE_WIDTH_MINIMUM) throw new Refusal(`The picture ${tooNarrow(width)}`);
    return {
      name,
      edits: [
        { file: `${PICTURES_FOLDER}/${name}.${format === "jpeg" ? "jpg" : "webp"}`, type: "bytes", bytes: bytes.toString("latin1") },
        { file: PICTURE_LIST, type: "set", path: [name], value: entry },
      ],
    };
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(`The picture ${unreadable(error)}`);
  }
}

/** The change that adds an SVG, such as a logo, to content/brand. @throws Refusal for a drawing that a page can't show. */
export function newDrawing(root: string, { file, data }: Upload): NewFile {
  const drawing = Buffer.from(data, "base64").toString("utf8");
  try {
    readDrawing(drawing);
  } catch (error) {
    throw new Refusal(`The drawing ${(error as Error).message}`);
  }
  const name = `${freeName(root, "content/brand", file)}.svg`;
  return { name, edits: [{ file: `content/brand/${name}`, type: "bytes", bytes: drawing }] };
}

/** The change that adds a PDF, such as a PAIA manual, to content/files. @throws Refusal for another kind of file. */
export function newDocument(root: string, { file, data }: Upload): NewFile {
  const bytes = Buffer.from(data, "base64").toString("latin1");
  if (!bytes.startsWith("%PDF-")) throw new Refusal("The document isn't a PDF. Save it as a PDF and choose that file.");
  const name = `${freeName(root, "content/files", file)}.pdf`;
  return { name, edits: [{ file: `content/files/${name}`, type: "bytes", bytes }] };
}

/** The change that adds a film to content/films. @throws Refusal for one that not every browser plays, or that is too large. */
export function newFilm(root: string, { file, data }: Upload): NewFile {
  const bytes = Buffer.from(data, "base64");
  const extension = path.extname(file).toLowerCase();
  const problem = problemOfFilm(extension, bytes);
  if (problem) throw new Refusal(`The film ${problem}`);
  const name = `${freeName(root, "content/films", file)}${extension}`;
  return { name, edits: [{ file: `content/films/${name}`, type: "bytes", bytes: bytes.toString("latin1") }] };
}

/** A name that isn't taken in a folder, from the file's own. */
function freeName(root: string, folder: string, file: string): string {
  const place = path.join(root, folder);
  const names = new Set(existsSync(place) ? readdirSync(place).map((entry) => path.parse(entry).name) : []);
  const wanted = suggestName(path.parse(file).name);
  let name = wanted;
  for (let number = 2; names.has(name); number += 1) name = `${wanted}-${number}`;
  return name;
}

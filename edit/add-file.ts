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
  kind: "picture" | keyof typeof FOLDERS;
  /** Its name on the owner's computer. */
  file: string;
  /** What a picture shows; empty for other files. */
  alt: string;
  /** Its bytes in base64. */
  data: string;
}

/** The changes that add a file, and the name that the site knows it by. */
interface NewFile {
  name: string;
  edits: Edit[];
}

const FOLDERS = { drawing: "content/brand", document: "content/files", film: "content/films" };

/** Prepares a file for content/. @throws Refusal with the reason why the site can't use it. */
export async function newFile(root: string, upload: Upload): Promise<NewFile> {
  const { kind, file } = upload;
  if (kind === "picture") return newPicture(root, upload);
  const bytes = Buffer.from(upload.data, "base64");
  const extension = { drawing: ".svg", document: ".pdf", film: path.extname(file).toLowerCase() }[kind];
  const problem = { drawing: problemOfDrawing, document: problemOfDocument, film: problemOfFilm }[kind](extension, bytes);
  if (problem) throw new Refusal(`The ${kind} ${problem}`);
  const name = `${freeName(root, FOLDERS[kind], file)}${extension}`;
  return { name, edits: [{ file: `${FOLDERS[kind]}/${name}`, type: "bytes", bytes: bytes.toString("latin1") }] };
}

/** A photo upright, without its location, scaled, and converted from HEIC. */
async function newPicture(root: string, { file, alt, data }: Upload): Promise<NewFile> {
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

function problemOfDrawing(_extension: string, bytes: Buffer): string | undefined {
  try {
    readDrawing(bytes.toString());
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const problemOfDocument = (_extension: string, bytes: Buffer): string | undefined =>
  bytes.toString("latin1").startsWith("%PDF-") ? undefined : "isn't a PDF. Save it as a PDF and choose that file.";

/** A name that isn't taken in a folder, from the file's own. */
function freeName(root: string, folder: string, file: string): string {
  const place = path.join(root, folder);
  const names = new Set(existsSync(place) ? readdirSync(place).map((entry) => path.parse(entry).name) : []);
  const wanted = suggestName(path.parse(file).name);
  let name = wanted;
  for (let number = 2; names.has(name); number += 1) name = `${wanted}-${number}`;
  return name;
}

import path from "node:path";
import sharp from "sharp";
import { ContentError } from "../app/content/problem.ts";
import { pictureFiles } from "../app/ui/picture/picture-files.ts";
import { cached, hashOf } from "./cached.ts";
import type { FileList, GeneratedFile } from "./generated-files.ts";
import type { SourcePicture } from "./read-pictures.ts";
import { unreadable } from "./source-files.ts";

/** See decision 0017. `PICTURE_EFFORT=4 npm run build`, from 0 (fast) to 9 (small files), is for a release; the first start waits for the default. */
const encodingAt = (width: number) => ({
  avif: { quality: 53, effort: Number(process.env.PICTURE_EFFORT || (width > 960 ? 0 : 1)), chromaSubsampling: "4:2:0" },
  webp: { quality: 76, effort: 2 },
});

const CACHE = ".cache/pictures";

sharp.concurrency(1); // one core per file: encoding several AVIFs at once is faster overall than all cores on one

/** The files that browsers fetch, made from `content/pictures/`. */
export const pictures: FileList = ({ root, pictures }) => [...pictures.values()].flatMap((picture) => encodedFiles(root, picture));

/** A hash of a source image and of the encoding settings, for the files' names. */
export const pictureHash = (source: Buffer): string => hashOf(source, JSON.stringify([encodingAt(960), encodingAt(1600)]));

/** All files of a picture. @throws ContentError for a truncated source. */
export function encodedFiles(root: string, { file, ...picture }: SourcePicture): GeneratedFile[] {
  return pictureFiles(picture).map(({ url, width, format }) => ({
    path: url,
    make: () =>
      cached(path.join(root, CACHE, path.basename(url)), () =>
        sharp(path.join(root, file))
          .resize({ width })
          .toFormat(format, encodingAt(width)[format])
          .toBuffer()
          .catch((error) => {
            throw new ContentError([{ file, message: unreadable(error) }]);
          }),
      ),
  }));
}

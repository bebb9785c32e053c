import { createHash } from "node:crypto";
import path from "node:path";
import sharp, { type OutputInfo } from "sharp";
import type { Plugin } from "vite";
import { ContentError } from "../app/content/problem.ts";
import { type PictureFile, pictureFiles } from "../app/ui/picture/picture-files.ts";
import { cached } from "./cached.ts";
import { type GeneratedFile, generatedFiles } from "./generated-files.ts";
import type { SourcePicture } from "./read-pictures.ts";
import type { SiteSource } from "./site-source.ts";
import { unreadable } from "./source-files.ts";

/**
 * How each format is encoded (decision 0017). A first start waits for it, so that effort is low; a release can take minutes:
 * `PICTURE_EFFORT=4 npm run build`, from 0 (fast) to 9 (small files).
 */
const ENCODING = {
  avif: { quality: 53, effort: Number(process.env.PICTURE_EFFORT || 1), chromaSubsampling: "4:2:0" },
  webp: { quality: 76, effort: 2 },
} as const;

const CACHE = ".cache/pictures";

/** After how many files the build says how far it is; the first build takes minutes. */
const SAID_EVERY = 50;

sharp.concurrency(1); // one core a file: AVIF is encoded faster in all than with all cores on one

/** The files of `content/pictures/` as browsers fetch them: all in `vite build`, in `vite` each when a page shows it. */
export function pictures(site: SiteSource): Plugin {
  const files = generatedFiles("site:pictures", async () => {
    const { pictures } = await site.read();
    const all = [...pictures.values()].flatMap((picture) => encodedFiles(site.root, picture));
    let made = 0;
    return all.map(({ path, make }) => ({
      path,
      make: async () => {
        const encoded = await make();
        made += 1;
        if (made % SAID_EVERY === 0) console.log(`  ${made} of ${all.length} pictures`);
        return encoded;
      },
    }));
  });
  return {
    ...files,
    transform: {
      order: "pre",
      filter: { id: /\/picture\.module\.css/ },
      handler: async (css) => css + focusRules((await site.read()).pictures.values()),
    },
  };
}

/** Where pictures are cropped: the policy allows no style attribute. It comes before what a section says of its own picture. */
export function focusRules(pictures: Iterable<Pick<SourcePicture, "focus">>): string {
  const points = new Set([...pictures].flatMap(({ focus }) => (focus ? [focus.join(" ")] : [])));
  const rules = [...points].map((point) => {
    const place = point.replaceAll(/\S+/g, "$&%");
    return `.picture img[data-focus="${point}"]{object-position:${place}!important;transform-origin:${place}!important}`;
  });
  return rules.length > 0 ? `@layer ui{${rules.join("")}}` : "";
}

/** Changes with the bytes of a source image and with the way it is encoded; it is part of the files' names. */
export const hashOf = (source: Buffer): string =>
  createHash("sha256").update(source).update(JSON.stringify(ENCODING)).digest("hex").slice(0, 8);

/** All files of a picture. The picture is decoded once for all of them. */
export function encodedFiles(root: string, picture: SourcePicture): GeneratedFile[] {
  const files = pictureFiles(picture);
  let decoded: ReturnType<typeof decode> | undefined;
  let left = files.length;
  return files.map((file) => ({
    path: file.url,
    make: async () => {
      const encoded = await cached(path.join(root, CACHE, path.basename(file.url)), async () => {
        decoded ??= decode(root, picture.file, Math.max(...files.map(({ width }) => width)));
        return encode(await decoded, file);
      });
      left -= 1;
      if (left === 0) decoded = undefined; // megabytes a picture
      return encoded;
    },
  }));
}

/** @param width The largest that is needed, in pixels. @throws ContentError for a file that breaks off. */
async function decode(root: string, file: string, width: number): Promise<{ data: Buffer; info: OutputInfo }> {
  try {
    return await sharp(path.join(root, file)).autoOrient().resize({ width }).raw().toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw new ContentError([{ file, message: unreadable(error) }]);
  }
}

const encode = ({ data, info: { width, height, channels } }: Awaited<ReturnType<typeof decode>>, file: PictureFile): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels } }).resize({ width: file.width }).toFormat(file.format, ENCODING[file.format]).toBuffer();

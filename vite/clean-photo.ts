import sharp, { type Metadata } from "sharp";

/** The widest that a picture is kept, in pixels: the site shows none wider than 1,600. */
const WIDEST = 2000;

/**
 * Turns a photo upright, takes out what it says besides the picture (place, camera, day), and makes a WebP of at most 2,000 pixels' width,
 * also of an iPhone's HEIC (OWN-08, decision 0035).
 *
 * @returns A WebP and what was done, in words; a photo that was clean keeps its bytes.
 * @throws Error for what is no picture.
 */
export async function cleanPhoto(photo: Buffer): Promise<{ bytes: Buffer; done: string[] }> {
  const metadata = await sharp(photo).metadata();
  const { format, compression, orientation = 1, autoOrient } = metadata;
  const isHeic = format === "heif" && compression === "hevc";
  const done = [
    isHeic ? "converted from HEIC" : !["webp", "jpeg"].includes(format) && `converted from ${format.toUpperCase()}`,
    !isHeic && orientation > 1 && "turned upright",
    hasPlace(metadata) ? "place taken out" : (metadata.exif ?? metadata.xmp ?? metadata.iptc) && "camera's notes taken out",
    autoOrient.width > WIDEST && `scaled from ${autoOrient.width} to ${WIDEST} pixels' width`,
  ].filter((step) => typeof step === "string");
  if (done.length === 0) return { bytes: photo, done };
  const bytes = await (isHeic ? await readHeic(photo) : sharp(photo).autoOrient())
    .resize({ width: WIDEST, withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer();
  return { bytes, done };
}

/** HEIC as sharp can go on with; sharp itself reads only its header. It comes upright, as its format has the turning inside. */
async function readHeic(photo: Buffer) {
  const { default: decodeHeic } = await import("heic-decode"); // 8 MB, which a build has no use for
  const { data, width, height } = await decodeHeic({ buffer: photo });
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}

/** Whether a photo says where it was taken (Exif 3.0, 4.6.3: the tag 34853 leads to GPS; or XMP's words for the same). */
export function hasPlace({ exif, xmp }: Pick<Metadata, "exif" | "xmp">): boolean {
  if (xmp?.includes("GPSLatitude")) return true;
  const tiff = exif?.subarray(exif.toString("latin1", 0, 4) === "Exif" ? 6 : 0);
  if (!tiff || tiff.length < 8) return false;
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const number = (at: number, bytes: 2 | 4) => (isLittle ? tiff.readUIntLE(at, bytes) : tiff.readUIntBE(at, bytes));
  const first = number(4, 4);
  if (first + 2 > tiff.length) return false;
  const tags = Array.from({ length: number(first, 2) }, (_, index) => first + 2 + index * 12).filter((at) => at + 2 <= tiff.length);
  return tags.some((at) => number(at, 2) === 34_853);
}

import sharp from "sharp";

/** Wider pictures are scaled down to this, in pixels: the site shows none wider than 1,600. */
const WIDEST = 2000;

/**
 * Turns a photo upright, removes its metadata (place, camera, date) and makes a WebP at most 2,000 pixels wide, also from an iPhone's HEIC
 * (OWN-08, decision 0035).
 *
 * @returns The picture, and what was done in words; a photo that needs nothing is returned byte for byte.
 * @throws Error if the file isn't a picture.
 */
export async function cleanPhoto(photo: Buffer): Promise<{ bytes: Buffer; done: string[] }> {
  const { format, compression, orientation = 1, autoOrient, exif, xmp, iptc } = await sharp(photo).metadata();
  const isHeic = format === "heif" && compression === "hevc";
  const done = [
    isHeic ? "converted from HEIC" : !["webp", "jpeg"].includes(format) && `converted from ${format.toUpperCase()}`,
    !isHeic && orientation > 1 && "turned upright",
    (exif ?? xmp ?? iptc) && "location, date and camera removed",
    autoOrient.width > WIDEST && `scaled down from ${autoOrient.width} to ${WIDEST} pixels wide`,
  ].filter((step) => typeof step === "string");
  if (done.length === 0) return { bytes: photo, done };
  const bytes = await (isHeic ? await readHeic(photo) : sharp(photo).autoOrient())
    .resize({ width: WIDEST, withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer();
  return { bytes, done };
}

/** Decodes HEIC for sharp, which reads only its header. The decoder has already applied the rotation. */
async function readHeic(photo: Buffer) {
  const { default: decodeHeic } = await import("heic-decode"); // 8 MB, which a build doesn't need
  const { data, width, height } = await decodeHeic({ buffer: photo });
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}

import sharp from "sharp";

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
  const { format, compression, orientation = 1, autoOrient, exif, xmp, iptc } = await sharp(photo).metadata();
  const isHeic = format === "heif" && compression === "hevc";
  const done = [
    isHeic ? "converted from HEIC" : !["webp", "jpeg"].includes(format) && `converted from ${format.toUpperCase()}`,
    !isHeic && orientation > 1 && "turned upright",
    (exif ?? xmp ?? iptc) && "place, day and camera taken out",
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

import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { cleanPhoto } from "./clean-photo.ts";

/** A photo of 2400 by 1600 pixels, red at its upper edge when upright, as a phone held upright stores it. */
const phonePhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 2400, height: 1600, channels: 3, background: "blue" } })
    .composite([{ input: { create: { width: 300, height: 1600, channels: 3, background: "red" } }, left: 0, top: 0 }])
    .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitudeRef: "S", GPSLatitude: "33/1 50/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const firstPixel = async (photo: Buffer): Promise<number[]> => [
  ...(await sharp(photo).extract({ left: 9, top: 9, width: 1, height: 1 }).raw().toBuffer()),
];

test("OWN-08 a phone's photo is turned upright, loses its location, and is at most 2,000 pixels wide", async () => {
  const photo = await phonePhoto();
  const { bytes, done } = await cleanPhoto(photo);
  const metadata = await sharp(bytes).metadata();
  expect(metadata).toMatchObject({ format: "webp", width: 1600, height: 2400 });
  expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
  const [red = 0, , blue = 0] = await firstPixel(bytes);
  expect(red).toBeGreaterThan(blue);
  expect(done).toEqual(["turned upright", "location, date and camera removed"]);

  const wide = await cleanPhoto(await sharp(photo).keepExif().withMetadata({ orientation: 1 }).toBuffer());
  expect(await sharp(wide.bytes).metadata()).toMatchObject({ width: 2000, height: 1333 });
  expect(wide.done).toContain("scaled down from 2400 to 2000 pixels wide");
});

test("OWN-08 an iPhone's photo becomes a WebP without its location", async () => {
  const photo = readFileSync("tests/fixtures/photo.heic");
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const { bytes, done } = await cleanPhoto(photo);
  const metadata = await sharp(bytes).metadata();
  expect(metadata).toMatchObject({ format: "webp", width: 400, height: 300 });
  expect(metadata.exif).toBeUndefined();
  const [red = 0, , blue = 0] = await firstPixel(bytes);
  expect(blue).toBeGreaterThan(red);
  expect(done).toEqual(["converted from HEIC", "location, date and camera removed"]);
});

test("OWN-08 a clean photo keeps its bytes", async () => {
  const { bytes } = await cleanPhoto(await phonePhoto());
  expect(await cleanPhoto(bytes)).toEqual({ bytes, done: [] });
});

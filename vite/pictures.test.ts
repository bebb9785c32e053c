import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../app/content/problem.ts";
import { encodePicture, filesToEncode, isEncoded, type PictureToEncode } from "./encode-pictures.ts";
import { readPictures } from "./read-pictures.ts";
import { makeSocialCard } from "./social-cards.ts";

/** A folder with one picture, which each test makes. */
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "pictures-"));
  mkdirSync(path.join(root, "content/pictures"), { recursive: true });
  list("roof:\n  alt: A dish on a tiled roof\n");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const list = (text: string) => writeFileSync(path.join(root, "content/pictures/pictures.yaml"), text);

/** A picture whose upper half is white and whose lower half is black, as it is meant to be seen. */
async function makePicture(width: number, height: number): Promise<Buffer> {
  const black = { create: { width, height: height / 2, channels: 3, background: "black" } } as const;
  return sharp({ create: { width, height, channels: 3, background: "white" } })
    .composite([{ input: black, left: 0, top: height / 2 }])
    .jpeg()
    .toBuffer();
}

/** The same as a phone held upright stores it: lying on its side, with a note of how to turn it. */
async function makePhonePicture(width: number, height: number): Promise<Buffer> {
  return sharp(await makePicture(width, height))
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

async function read(): Promise<{ pictures: Awaited<ReturnType<typeof readPictures>>; problems: Problem[] }> {
  const problems: Problem[] = [];
  return { pictures: await readPictures(root, (problem) => problems.push(problem)), problems };
}

/** How bright a file is in the middle of its first and of its last line, from 0 to 255. */
async function endsOf(file: string | Buffer, left = 0.5): Promise<number[]> {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  const column = Math.floor(info.width * left) * info.channels;
  return [data[column] as number, data[data.length - info.width * info.channels + column] as number].map((value) =>
    value > 128 ? 255 : 0,
  );
}

test("a phone's picture is upright: in its measures, in its files and on the card for social networks", async () => {
  writeFileSync(path.join(root, "content/pictures/roof.jpg"), await makePhonePicture(1280, 1600));
  const { pictures, problems } = await read();
  expect(problems).toEqual([]);
  const picture = pictures?.get("roof");
  if (!picture) throw new Error("There is no picture.");
  expect(picture).toMatchObject({ width: 1280, height: 1600 });
  const smallest = filesToEncode([picture]).find(({ file }) => file.url === `${picture.src}-360.webp`);
  const file = await encodePicture(root, smallest as PictureToEncode);
  expect(await sharp(file).metadata()).toMatchObject({ width: 360, height: 450 });
  expect(await endsOf(file)).toEqual([255, 0]);
  for (const part of ["package.json", "node_modules"]) symlinkSync(path.resolve(part), path.join(root, part)); // the font is from there
  const card = await makeSocialCard({ root, page: { path: "/roof", title: "Roof", image: picture }, picture, name: "Air" });
  expect(await endsOf(card, 0.9)).toEqual([255, 0]);
});

test("a file is encoded once, and a later build finds it", async () => {
  writeFileSync(path.join(root, "content/pictures/roof.jpg"), await makePicture(1280, 800));
  const { pictures } = await read();
  const files = filesToEncode(pictures?.values() ?? []);
  expect(files.map((file) => isEncoded(root, file))).toEqual(Array(7).fill(false));
  const [first] = files as [PictureToEncode];
  const encoded = await encodePicture(root, first);
  expect(await sharp(encoded).metadata()).toMatchObject({ width: 360, height: 225, format: "heif" });
  expect(isEncoded(root, first)).toBe(true);
  const { mtimeMs } = statSync(encoded);
  expect(await encodePicture(root, first)).toBe(encoded);
  expect(statSync(encoded).mtimeMs).toBe(mtimeMs);
});

describe("DATA-02 what is wrong with the pictures is told with its file", () => {
  test("a picture that is too narrow", async () => {
    writeFileSync(path.join(root, "content/pictures/roof.jpg"), await makePicture(300, 200));
    expect((await read()).problems).toEqual([
      {
        file: "content/pictures/roof.jpg",
        message: "is 300 pixels wide, but must be at least 1280. Put a larger one in its place, or choose another picture.",
      },
    ]);
  });

  test("a lying picture that is wide enough only on its side", async () => {
    writeFileSync(path.join(root, "content/pictures/roof.jpg"), await makePhonePicture(900, 1600));
    expect((await read()).problems).toMatchObject([{ message: expect.stringMatching(/^is 900 pixels wide/) }]);
  });

  test.each([
    ["no picture at all", "no picture"],
    ["half of a picture", undefined],
  ])("a file that holds %s", async (_what, text) => {
    const whole = await makePicture(1280, 800);
    writeFileSync(path.join(root, "content/pictures/roof.jpg"), text ?? whole.subarray(0, whole.length / 2));
    expect((await read()).problems).toEqual([
      {
        file: "content/pictures/roof.jpg",
        message: expect.stringMatching(/^cannot be read as a picture: .+\. Save it again as WebP or JPEG, or take it away\.$/),
      },
    ]);
  });

  test("a list that is not well-formed", async () => {
    list('roof:\n  alt: "A dish\n');
    expect((await read()).problems).toMatchObject([
      { file: "content/pictures/pictures.yaml", line: 3, message: expect.stringMatching(/is inside quotes that are never closed/) },
    ]);
  });

  test("a list that is none", async () => {
    list("roof\n");
    expect((await read()).problems).toMatchObject([
      { file: "content/pictures/pictures.yaml", message: "must be a group of fields, but is text." },
    ]);
  });

  test("a list that is missing", async () => {
    rmSync(path.join(root, "content/pictures"), { recursive: true });
    expect((await read()).problems).toMatchObject([
      { file: "content/pictures/pictures.yaml", message: expect.stringMatching(/^is missing/) },
    ]);
  });

  test.each([
    ["IMG_2034 (1).JPG", /^has a name that an address cannot have\. Rename it to 'img-2034-1', in the folder/],
    ["roof.HEIC", /^is in a format that the site does not take\. Save it as JPEG or WebP/],
    ["roof.jpeg", /^has the name of content\/pictures\/roof\.jpe?g\. Rename one of the two\.$/],
    ["van.jpg", /^does not list 'van', but the folder holds it\. Add its alternative text/],
  ])("a file called %s", async (name, message) => {
    const whole = await makePicture(1280, 800);
    for (const file of ["roof.jpg", name]) writeFileSync(path.join(root, "content/pictures", file), whole);
    expect((await read()).problems).toEqual([expect.objectContaining({ message: expect.stringMatching(message) })]);
  });

  test("a drawing that is called a photo", async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="1300" height="900"/>';
    writeFileSync(path.join(root, "content/pictures/roof.jpg"), drawing);
    expect((await read()).problems).toMatchObject([{ message: expect.stringMatching(/^is a picture of the format 'svg'/) }]);
  });

  test("too few words, with their line", async () => {
    list("# The words\nroof:\n  alt: A roof\n");
    writeFileSync(path.join(root, "content/pictures/roof.jpg"), await makePicture(1280, 800));
    expect((await read()).problems).toMatchObject([
      { file: "content/pictures/pictures.yaml", line: 3, field: "roof.alt", message: expect.stringMatching(/has 2 words/) },
    ]);
  });
});

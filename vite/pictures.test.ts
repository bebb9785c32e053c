import { statSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import type { Problem } from "../app/content/problem.ts";
import { contentFolder } from "../tests/support/folders.ts";
import { focusRules } from "./brand.ts";
import { encodedFiles } from "./pictures.ts";
import { readPictures, type SourcePicture } from "./read-pictures.ts";
import type { Site } from "./site-source.ts";
import { socialCards } from "./social-cards.ts";

const brand = { ink: "#000000", plaster: "#ffffff", accent: "#eeaa00", weight: 600 };

/** A folder with one picture, which each test makes. */
let root: string;
beforeEach(() => {
  root = contentFolder({ "pictures/pictures.yaml": "roof:\n  alt: A dish on a tiled roof\n" });
});

const put = (name: string, bytes: Buffer) => writeFileSync(path.join(root, "content/pictures", name), bytes);
const list = (text: string) => put("pictures.yaml", Buffer.from(text));

/** A picture whose upper half is white and whose lower half is black, as it is meant to be seen. */
function makePicture(width: number, height: number): Promise<Buffer> {
  const black = { create: { width, height: height / 2, channels: 3, background: "black" } } as const;
  return sharp({ create: { width, height, channels: 3, background: "white" } })
    .composite([{ input: black, left: 0, top: height / 2 }])
    .jpeg()
    .toBuffer();
}

async function read(): Promise<{ pictures: Awaited<ReturnType<typeof readPictures>>; problems: Problem[] }> {
  const problems: Problem[] = [];
  return { pictures: await readPictures(root, (problem) => problems.push(problem)), problems };
}

async function readRoof(): Promise<SourcePicture> {
  const { pictures, problems } = await read();
  expect(problems).toEqual([]);
  return pictures?.get("roof") as SourcePicture;
}

/** How bright a file is in the middle of its first and of its last line, from 0 to 255. */
async function endsOf(file: string | Buffer, left = 0.5): Promise<number[]> {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  const column = Math.floor(info.width * left) * info.channels;
  return [data[column] as number, data[data.length - info.width * info.channels + column] as number].map((value) =>
    value > 128 ? 255 : 0,
  );
}

test("a picture has its size, its files and a card for social networks", async () => {
  put("roof.jpg", await makePicture(1280, 1600));
  const picture = await readRoof();
  expect(picture).toMatchObject({ width: 1280, height: 1600 });
  const smallest = await encodedFiles(root, picture)
    .find((file) => file.path === `${picture.src}-360.webp`)
    ?.make();
  expect(await sharp(smallest as Buffer).metadata()).toMatchObject({ width: 360, height: 450 });
  expect(await endsOf(smallest as Buffer)).toEqual([255, 0]);
  const content = { brand, business: { shortName: "Air" } };
  const site = { root, content, pages: new Map([["/roof", { image: picture }]]), pictures: new Map([["roof", picture]]) };
  const [card] = await socialCards(site as unknown as Site);
  expect(await endsOf((await card?.make()) as Buffer, 0.9)).toEqual([255, 0]);
});

test("a picture is encoded once in each format and width, and a later build finds the files", async () => {
  put("roof.jpg", await makePicture(1280, 800));
  const picture = await readRoof();
  const encode = () => Promise.all(encodedFiles(root, picture).map(async ({ make }) => sharp((await make()) as Buffer).metadata()));
  expect((await encode()).map(({ format, width }) => `${format} ${width}`)).toEqual([
    ...["heif 360", "heif 640", "heif 960", "heif 1280"],
    ...["webp 360", "webp 960", "webp 1280"],
  ]);
  const file = path.join(root, ".cache/pictures", path.basename(`${picture.src}-360.avif`));
  const { mtimeMs } = statSync(file);
  await encode();
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
});

test("DATA-02 a truncated picture stops the build and is named", async () => {
  const whole = await makePicture(1280, 800);
  put("roof.jpg", whole.subarray(0, whole.length / 2));
  const [file] = encodedFiles(root, await readRoof());
  await expect(file?.make()).rejects.toThrow(/content\/pictures\/roof\.jpg: cannot be read as a picture: .+\. Save it again as JPEG/);
});

test.each([
  ["an iPhone's format", "roof.heic", /not every browser shows\. Run 'npm run photos'/],
  ["no picture", "roof.jpg", /^cannot be read as a picture/],
  ["a name with capitals", "Roof 1.jpg", /Rename it to 'roof-1'/],
  ["a picture that is not listed", "shed.jpg", /^is not in content\/pictures\/pictures\.yaml/],
])("DATA-02 a picture that the site cannot show is reported with its file: %s", async (_what, name, message) => {
  put(name, Buffer.from("no picture"));
  expect((await read()).problems).toContainEqual({ file: `content/pictures/${name}`, message: expect.stringMatching(message) });
});

test("DATA-02 a picture that is too narrow is reported", async () => {
  put("roof.jpg", await makePicture(300, 200));
  expect((await read()).problems).toMatchObject([
    { message: expect.stringMatching(/^is 300 pixels wide, but must be at least 1280\. WhatsApp makes photos smaller/) },
  ]);
});

test("OWN-08 a photo that says where it was taken is reported", async () => {
  const place = { IFD3: { GPSLatitudeRef: "S", GPSLatitude: "33/1 50/1 0/1" } };
  put(
    "roof.jpg",
    await sharp(await makePicture(1280, 800))
      .withExif(place)
      .toBuffer(),
  );
  const message = expect.stringMatching(/where it was taken.* Run 'npm run photos'/);
  expect((await read()).problems).toEqual([{ file: "content/pictures/roof.jpg", message }]);
});

test.each([
  ["a picture without a file", "dish:\n  alt: A dish on a tiled roof\n", 2, /^has no file\. Put dish\.jpg/],
  ["too few words, with their line", "# The words\nroof:\n  alt: A roof\n", 3, /^must say in 5 to 20 words/],
  ["no words", "roof:\n", 1, /group of fields/],
  ["a point outside", "roof:\n  alt: A dish on a tiled roof\n  focus: [50, 120]\n", 3, /^must be two numbers from 0 to 100, .* in percent/],
  [
    "a point of one number",
    "roof:\n  alt: A dish on a tiled roof\n  focus: 50\n",
    3,
    /^must be two numbers from 0 to 100, such as \[50, 50\]/,
  ],
])("DATA-02 what is wrong with the list is reported: %s", async (_what, text, line, message) => {
  put("roof.jpg", await makePicture(1280, 800));
  list(text);
  const { problems } = await read();
  expect(problems).toContainEqual(
    expect.objectContaining({ file: "content/pictures/pictures.yaml", message: expect.stringMatching(message) }),
  );
  expect(problems.find((problem) => message.test(problem.message))?.line).toBe(line);
});

test("DESK-01 a picture with a point of focus is cropped round it", async () => {
  put("roof.jpg", await makePicture(1280, 800));
  list("roof:\n  alt: A dish on a tiled roof\n  focus: [45, 20]\n");
  const roof = await readRoof();
  expect(roof.focus).toEqual([45, 20]);
  expect(focusRules([roof])).toContain('[data-focus="45 20"]{--crop:45% 20%}');
});

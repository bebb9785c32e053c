import { expect, test } from "vitest";
import { fallbackFile, largestFile, pictureFiles, smallestFile } from "./picture-files.ts";

const picture = { src: "/pictures/roof.1a2b3c4d", width: 1300 };

test("a picture has AVIF in every width that it reaches, and WebP in the smallest, the page's and the largest", () => {
  expect(pictureFiles(picture).map(({ url }) => url.replace(picture.src, ""))).toEqual([
    "-360.avif",
    "-640.avif",
    "-960.avif",
    "-1280.avif",
    "-360.webp",
    "-960.webp",
    "-1280.webp",
  ]);
});

test("every address that a page names is one of the picture's files", () => {
  const files = pictureFiles(picture).map(({ url }) => url);
  expect(files).toContain(largestFile(picture));
  expect(files).toContain(fallbackFile(picture));
  expect(files).toContain(smallestFile(picture, "webp"));
  expect(files).toContain(smallestFile(picture, "avif"));
  expect(largestFile(picture)).toBe("/pictures/roof.1a2b3c4d-1280.webp");
  expect(fallbackFile(picture)).toBe("/pictures/roof.1a2b3c4d-960.webp");
});

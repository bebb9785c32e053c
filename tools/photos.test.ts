import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { contentFolder } from "../tests/support/folders.ts";

/** Runs the command as npm does. */
const photos = (cwd: string, ...options: string[]) =>
  spawnSync(process.execPath, ["--import", import.meta.resolve("tsx"), path.resolve("tools/photos.ts"), ...options], {
    cwd,
    encoding: "utf8",
  });

test("OWN-08 a picture in a format that the content check refuses becomes a WebP, unless the command is given an option", async () => {
  const gif = await sharp({ create: { width: 4, height: 3, channels: 3, background: "red" } })
    .gif()
    .toBuffer();
  const root = contentFolder({ "pictures/Our Van.GIF": gif });
  expect(photos(root, "--help")).toMatchObject({ status: 1, stderr: expect.stringContaining("It takes no options") });
  expect(readdirSync(path.join(root, "content/pictures"))).toEqual(["Our Van.GIF"]);
  expect(photos(root)).toMatchObject({ status: 0, stdout: expect.stringContaining("Our Van.GIF is now our-van.webp, converted from GIF") });
  expect(readdirSync(path.join(root, "content/pictures"))).toEqual(["our-van.webp"]);
});

test("OWN-08 a photo stays when its copy can't be written", async () => {
  const root = contentFolder({
    "pictures/van.gif": await sharp({ create: { width: 4, height: 3, channels: 3, background: "red" } })
      .gif()
      .toBuffer(),
  });
  for (const taken of ["van.webp", ".van.webp"]) mkdirSync(path.join(root, "content/pictures", taken));
  expect(photos(root).status).not.toBe(0);
  expect(readdirSync(path.join(root, "content/pictures"))).toContain("van.gif");
});

test("OWN-08 of two photos that would get one name, neither is lost", async () => {
  const [red, blue] = await Promise.all(
    ["red", "blue"].map((background) =>
      sharp({ create: { width: 4, height: 3, channels: 3, background } })
        .gif()
        .toBuffer(),
    ),
  );
  const root = contentFolder({ "pictures/IMG 1.gif": red as Buffer, "pictures/IMG_1.GIF": blue as Buffer });
  expect(photos(root)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^IMG.1\.gif would become img-1\.webp, which already exists/i),
  });
  expect(readdirSync(path.join(root, "content/pictures"))).toEqual([expect.stringMatching(/^IMG.1\.gif$/i), "img-1.webp"]);
});

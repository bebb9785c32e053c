import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { contentFolder } from "../tests/support/folders.ts";

test("OWN-08 a picture in a format that the content check refuses becomes a WebP", async () => {
  const gif = await sharp({ create: { width: 4, height: 3, channels: 3, background: "red" } })
    .gif()
    .toBuffer();
  const root = contentFolder({ "pictures/Our Van.GIF": gif });
  const run = spawnSync(process.execPath, ["--import", import.meta.resolve("tsx"), path.resolve("tools/photos.ts")], {
    cwd: root,
    encoding: "utf8",
  });
  expect(run).toMatchObject({ status: 0, stdout: expect.stringContaining("Our Van.GIF is now our-van.webp, converted from GIF") });
  expect(readdirSync(path.join(root, "content/pictures"))).toEqual(["our-van.webp"]);
});

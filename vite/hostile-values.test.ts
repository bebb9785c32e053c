/** Files of the site that no schema guards: what they say is escaped, whatever it is. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { PageData } from "../app/schema/page.ts";
import { writeSitemap } from "../app/seo/sitemap.ts";
import { fillPlaceholders } from "../app/ui/copy/fill-placeholders.ts";
import { writeRedirect } from "./document.ts";
import { readPictures } from "./read-pictures.ts";
import { makeSocialCard } from "./social-cards.ts";

let root: string;
beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), "values-"));
  mkdirSync(path.join(root, "content/pictures"), { recursive: true });
  writeFileSync(path.join(root, "content/pictures/pictures.yaml"), "roof:\n  alt: A dish on a tiled roof\n");
  const picture = sharp({ create: { width: 1280, height: 800, channels: 3, background: "grey" } });
  writeFileSync(path.join(root, "content/pictures/roof.jpg"), await picture.jpeg().toBuffer());
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const SCRIPT = `"'><script>alert(1)</script>&`;

async function readRoof() {
  const roof = (await readPictures(root, ({ message }) => expect.fail(message)))?.get("roof");
  if (!roof) throw new Error("There is no picture.");
  return roof;
}

test("RT-07 the page that leads to another has no script, whatever its parts are, and a policy against any", () => {
  const html = writeRedirect({ language: SCRIPT, target: `/contact${SCRIPT}`, website: `https://example.com${SCRIPT}` });
  expect(html).not.toMatch(/<script|"'/);
  expect(html).toContain(`content="default-src 'none'"`);
});

test("the sitemap is well-formed, whatever the site's address is", () => {
  const sitemap = writeSitemap("https://example.com/?a=1&b=<2>", [{ layout: "services", path: "/services" } as PageData]);
  expect(sitemap).toContain("<loc>https://example.com/?a=1&amp;b=&lt;2&gt;/services</loc>");
});

test("a label's blank called as a part of every object stays as it is", () => {
  expect(fillPlaceholders("{constructor} {toString} {minutes}", { minutes: 5 })).toBe("{constructor} {toString} 5");
});

test("the card for social networks takes a title of any width and length, and marks of its own markup", async () => {
  for (const part of ["package.json", "node_modules"]) symlinkSync(path.resolve(part), path.join(root, part)); // the font is from there
  const picture = await readRoof();
  for (const title of ["W".repeat(90), "Wide words ".repeat(60), SCRIPT]) {
    const card = await makeSocialCard({ root, page: { path: "/roof", title, image: picture }, picture, name: title.slice(0, 60) });
    expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
  }
});

import { cpSync, readFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readContent } from "../app/content/read-content.ts";
import { anchorOf } from "../app/schema/prose.ts";
import { makeFolder } from "../tests/support/folders.ts";
import { readFilms } from "../vite/films.ts";
import { PICTURE_LIST, type SourcePicture } from "../vite/read-pictures.ts";
import { checkEdits } from "./check-edits.ts";

const on = (file: string) => readFileSync(file, "utf8");
const root = process.cwd();
const pictures = new Map(Object.keys(parse(on(PICTURE_LIST))).map((name) => [name, {} as SourcePicture]));
const films = readFilms(root, () => {});
const site = { pictures, films };

test("DESK-03 a description of a picture that is too short is refused", () => {
  const list = on(PICTURE_LIST);
  const short = list.replace(/^ {2}alt: .*$/m, "  alt: Our van");
  expect(checkEdits(root, site, new Map([[PICTURE_LIST, short]]))).toEqual([
    expect.objectContaining({
      file: PICTURE_LIST,
      field: expect.stringMatching(/\.alt$/),
      message: expect.stringContaining("5 to 20 words"),
    }),
  ]);
  expect(checkEdits(root, site, new Map([[PICTURE_LIST, list]]))).toEqual([]);
});

test("DESK-03 a heading that others link to isn't reworded without their links", () => {
  const content = readContent({ root, pictures, films, problems: [] });
  const linking = globSync("content/**/*.md").find((file) => /\]\(\/[\w-]+#[a-z-]+\)/.test(on(file))) as string;
  const [link = "", page, anchor] = /\((\/[\w-]+)#([a-z-]+)\)/.exec(on(linking)) ?? [];
  const linked = globSync("content/**/*.md").find(
    (file) => `/${path.parse(file).name}` === page || on(file).includes(`url: ${page}\n`),
  ) as string;
  const reworded = on(linked).replace(/^##+ (.*)$/gm, (heading, words) => (anchorOf(words) === anchor ? "## Reworded entirely" : heading));
  const edit = [linked, reworded] as const;
  expect(checkEdits(root, { ...site, content }, new Map([edit]))).toContainEqual({
    file: linking,
    field: "body",
    message: expect.stringMatching(/^links to .*Change the link to '.*#reworded-entirely'/),
  });
  const corrected = globSync("content/**/*.{md,yaml}").map(
    (file) => [file, on(file).replaceAll(link, `(${page}#reworded-entirely)`)] as const,
  );
  const withLinks = corrected.filter(([file]) => file !== linked && on(file).includes(link));
  expect(checkEdits(root, { ...site, content }, new Map([edit, ...withLinks]))).toEqual([]);
});

test("DESK-03 a site in a folder called 'pictures' is checked like any other", () => {
  const folder = path.join(makeFolder(), "pictures", "site");
  cpSync("content", path.join(folder, "content"), { recursive: true, filter: (file) => !file.endsWith(".webp") });
  expect(checkEdits(folder, site, new Map())).toEqual([]);
});

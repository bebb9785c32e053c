import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { PICTURE_LIST } from "../app/schema/fields.ts";
import { readFilms } from "../vite/films.ts";
import type { SourcePicture } from "../vite/read-pictures.ts";
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

test("DESK-03 a picture that a page shows can't be taken away", () => {
  const home = "content/pages/home.md";
  const [, name = ""] = /^ {2}image: (.*)$/m.exec(on(home)) ?? [];
  const list = on(PICTURE_LIST).replace(new RegExp(`^${name}:\\n(?: .*\\n)*`, "m"), "");
  const found = checkEdits(
    root,
    site,
    new Map<string, string | null>([
      [PICTURE_LIST, list],
      [`content/pictures/${name}.webp`, null],
    ]),
  );
  expect(found).toContainEqual(expect.objectContaining({ file: home, field: "hero.image" }));
});

test("DESK-03 a link to a heading that isn't there is refused at its field", () => {
  const file = globSync("content/services/*.md")[0] as string;
  const linking = `${on(file)}\n[More](#no-such-heading)\n`;
  const message = expect.stringContaining("#no-such-heading', but that page has no such heading");
  expect(checkEdits(root, site, new Map([[file, linking]]))).toEqual([expect.objectContaining({ file, field: "body", message })]);
});

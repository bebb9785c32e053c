import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readFilms } from "../vite/films.ts";
import { PICTURE_LIST, type SourcePicture } from "../vite/read-pictures.ts";
import { checkEdits } from "./check-edits.ts";

const on = (file: string) => readFileSync(file, "utf8");
const site = {
  pictures: new Map(Object.keys(parse(on(PICTURE_LIST))).map((name) => [name, {} as SourcePicture])),
  films: readFilms(process.cwd(), () => {}),
};

test("DESK-03 a description of a picture that is too short is refused", () => {
  const list = on(PICTURE_LIST);
  const short = list.replace(/^ {2}alt: .*$/m, "  alt: Our van");
  expect(checkEdits(process.cwd(), site, new Map([[PICTURE_LIST, short]]))).toEqual([
    expect.objectContaining({
      file: PICTURE_LIST,
      field: expect.stringMatching(/\.alt$/),
      message: expect.stringContaining("5 to 20 words"),
    }),
  ]);
  expect(checkEdits(process.cwd(), site, new Map([[PICTURE_LIST, list]]))).toEqual([]);
});

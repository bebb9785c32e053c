import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { expect, test } from "../support/test.ts";

test("every svg in the HTML has a width and a height, for browsers that cannot read the stylesheet's layers", () => {
  const pages = globSync("**/*.html", { cwd: "dist" });
  expect(pages.length).toBeGreaterThan(44);
  let count = 0;
  for (const file of pages) {
    const pictures = readFileSync(`dist/${file}`, "utf8").match(/<svg\b[^>]*>/g) ?? [];
    count += pictures.length;
    expect(
      pictures.filter((tag) => !/ width="\d+"/.test(tag) || !/ height="\d+"/.test(tag)),
      file,
    ).toEqual([]);
  }
  expect(count).toBeGreaterThan(pages.length);
});

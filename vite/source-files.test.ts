import { expect, test } from "vitest";
import { suggestName } from "./source-files.ts";

test.each([
  ["IMG_2034 (1)", "img-2034-1"],
  ["Geyser, Café", "geyser-cafe"],
  ["手册", "file"],
])("%s is renamed as %s", (name, better) => {
  expect(suggestName(name)).toBe(better);
});

import { expect, test } from "vitest";
import { keepBlocks } from "./keep-blocks.ts";

const SOURCE = "## Sizes\n\n- one\n- two\n\nA line\nof text.\n\n| a | b |\n| - | - |\n| 1 | 2 |";
const OPENED = "## Sizes\n\n* one\n* two\n\nA line of text.\n\n| a   | b   |\n| --- | --- |\n| 1   | 2   |\n";

test("DESK-02 a text that was opened and not changed keeps its bytes", () => {
  expect(keepBlocks(SOURCE, OPENED, OPENED)).toBe(SOURCE);
});

test("DESK-02 a changed paragraph changes alone", () => {
  expect(keepBlocks(SOURCE, OPENED, OPENED.replace("A line of text.", "A new line."))).toBe(
    SOURCE.replace("A line\nof text.", "A new line."),
  );
});

test("DESK-02 a block that is added, removed or moved leaves the others as they were", () => {
  expect(keepBlocks(SOURCE, OPENED, OPENED.replace("* one\n* two", "New.\n\n* one\n* two"))).toBe(SOURCE.replace("- one", "New.\n\n- one"));
  expect(keepBlocks(SOURCE, OPENED, OPENED.replace("* one\n* two\n\n", ""))).toBe(SOURCE.replace("- one\n- two\n\n", ""));
  expect(keepBlocks(SOURCE, OPENED, `A line of text.\n\n${OPENED.replace("A line of text.\n\n", "")}`)).toBe(
    `A line\nof text.\n\n${SOURCE.replace("A line\nof text.\n\n", "")}`,
  );
});

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

test("DESK-02 blank lines beside a block that changes stay, and one parts what would run together", () => {
  const source = "## A\nOne.\n\n\nTwo:\n- three";
  const opened = "## A\n\nOne.\n\nTwo:\n\n* three";
  const edit = (from: string, to: string) => keepBlocks(source, opened, opened.replace(from, to));
  expect(edit("three", "3")).toBe("## A\nOne.\n\n\nTwo:\n\n* 3");
  expect(edit("Two", "2")).toBe("## A\nOne.\n\n\n2:\n\n- three");
  expect(edit("One", "1")).toBe("## A\n1.\n\n\nTwo:\n- three");
  expect(edit("One.\n\n", "")).toBe("## A\nTwo:\n- three");
  expect(edit("* three", "Four.\n\n* three")).toBe("## A\nOne.\n\n\nTwo:\n\nFour.\n\n- three");
});

import { expect, test } from "vitest";
import { contentFolder } from "../../tests/support/content-folder.ts";
import { findLaunchMarks, withoutLaunchMarks } from "./launch-marks.ts";

test("DATA-03 finds marks in YAML, in front matter and in Markdown, by file and line", () => {
  const root = contentFolder({
    "pages/team.md":
      "---\n# launch: Is it so?\nlead: We are three.\ntext: |\n  We drive. <!-- launch: Far? -->\n---\nBody.\n\nTwo. <!-- launch: Two? -->\n",
    "clients.yaml": "# A plain comment.\n- a: 1\n  #launch:  Real?  \n  b: 2\n",
    "notes.txt": "# launch: No content file.\n",
  });
  expect(findLaunchMarks(root)).toEqual([
    { file: "content/clients.yaml", line: 3, reason: "Real?" },
    { file: "content/pages/team.md", line: 2, reason: "Is it so?" },
    { file: "content/pages/team.md", line: 5, reason: "Far?" },
    { file: "content/pages/team.md", line: 9, reason: "Two?" },
  ]);
});

test("DATA-03 finds both marks of one line", () => {
  const root = contentFolder({ "a.md": "One. <!-- launch: First? --> Two. <!-- launch: Second? -->\n" });
  expect(findLaunchMarks(root).map(({ reason }) => reason)).toEqual(["First?", "Second?"]);
});

test("DATA-03 marks are reported in the order of their files' names, folder by folder", () => {
  const root = contentFolder({
    "z.yaml": "# launch: Z?\n",
    "pages/b.md": "<!-- launch: B? -->\n",
    "pages/a.md": "<!-- launch: A? -->\n",
    "a.yaml": "# launch: Y?\n",
  });
  expect(findLaunchMarks(root).map(({ file }) => file)).toEqual([
    "content/a.yaml",
    "content/pages/a.md",
    "content/pages/b.md",
    "content/z.yaml",
  ]);
});

test("DATA-03 a mark may have any spaces within, or none", () => {
  const root = contentFolder({
    "a.md": "<!--launch:First?-->\n<!--  launch:  Second?  -->\n",
    "b.yaml": "#launch:Third?\n  #  launch:  Fourth?  \n",
  });
  expect(findLaunchMarks(root).map(({ reason }) => reason)).toEqual(["First?", "Second?", "Third?", "Fourth?"]);
});

test("DATA-03 finds a mark behind a value", () => {
  const root = contentFolder({
    "a.yaml": "- a: 1 # launch: One?\n  b: two   #launch: Two?\n",
    "b.md": "---\r\na: 1 # launch: Three?\r\n---\r\n",
  });
  expect(findLaunchMarks(root).map(({ line, reason }) => [line, reason])).toEqual([
    [1, "One?"],
    [2, "Two?"],
    [2, "Three?"],
  ]);
});

test("DATA-03 what reads like a mark within a text of several lines, or in the body of a page, is none", () => {
  expect(findLaunchMarks(contentFolder({ "a.md": "---\na: |\n  # launch: now.\n---\n# launch: now.\n" }))).toEqual([]);
});

test("DATA-03 a text in quotes that reads like a mark is none", () => {
  expect(findLaunchMarks(contentFolder({ "a.yaml": 'text: "We say # launch: now."\n' }))).toEqual([]);
});

test("DATA-03 the spaces before a mark go with it", () => {
  expect(withoutLaunchMarks("<!-- launch: First? -->\nOne. \t<!-- launch: Second? -->\n")).toBe("\nOne.\n");
});

test("DATA-03 a text is said without its marks, on the same lines", () => {
  expect(withoutLaunchMarks("One. <!-- launch: First? -->\nTwo. <!-- launch: Second? --> Three.\n")).toBe("One.\nTwo. Three.\n");
});

test("DATA-03 other HTML comments stay, for the content's check to refuse", () => {
  expect(withoutLaunchMarks("One. <!-- a note -->")).toBe("One. <!-- a note -->");
});

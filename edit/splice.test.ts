import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { globSync } from "tinyglobby";
import { describe, expect, test } from "vitest";
import { type Path, valueAt } from "./field-edit.ts";
import { readFields, spliced } from "./splice.ts";

const setValue = (text: string, path: Path, value: unknown) => spliced(text, { type: "set", path, value });
const insertItem = (text: string, list: Path, index: number, value: unknown) => spliced(text, { type: "insert", list, index, value });
const removeEntry = (text: string, path: Path) => spliced(text, { type: "remove", path });
const moveItem = (text: string, list: Path, from: number, to: number) => spliced(text, { type: "move", list, from, to });
const setBody = (text: string, body: string) => spliced(text, { type: "body", body });

/** One file of each sort of the owner's content. */
const files = ["", "pages", "pictures", "services", "posts", "articles"].flatMap((folder) =>
  globSync("*.{md,yaml}", { cwd: path.join("content", folder) })
    .slice(0, folder === "" ? undefined : 2)
    .map((name) => ({ name: path.join(folder, name), text: readFileSync(path.join("content", folder, name), "utf8") })),
);

/** The paths of all values of one sort in a file. */
function pathsTo(value: unknown, isWanted: (value: unknown) => boolean, at: Path = []): Path[] {
  const inner = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return [
    ...(isWanted(value) && at[0] !== "body" ? [at] : []),
    ...inner.flatMap(([key, item]) => pathsTo(item, isWanted, [...at, Array.isArray(value) ? Number(key) : key])),
  ];
}

const words = fc
  .array(fc.stringMatching(/^[\p{L}\d'",:#&*!?%@`{}[\]|>-]{1,12}$/u), { minLength: 1, maxLength: 30 })
  .map((list) => list.join(" "));

describe("DESK-02 a saved edit changes nothing else", () => {
  test.each(files)("changing a text of $name changes its lines alone", ({ text }) => {
    const paths = pathsTo(readFields(text), (value) => typeof value === "string");
    for (const at of paths.filter((_, index) => index % Math.ceil(paths.length / 8) === 0)) {
      const old = valueAt(readFields(text), at) as string;
      const changed = setValue(text, at, `${old} More: words #1`);
      expect(valueAt(readFields(changed), at)).toBe(`${old} More: words #1`);
      const [before, after] = [text.split("\n"), changed.split("\n")];
      expect(after.filter((line) => !before.includes(line)).length).toBeLessThanOrEqual(2);
      expect(readFields(setValue(changed, at, old))).toEqual(readFields(text));
    }
  });

  test("a text takes any words, and keeps the lines that the change does not touch", () => {
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.nat(), words, ({ text }, pick, value) => {
        const paths = pathsTo(readFields(text), (found) => typeof found === "string");
        const at = paths[pick % paths.length];
        if (!at) return;
        const changed = setValue(text, at, value);
        expect(valueAt(readFields(changed), at)).toBe(value);
        expect(setValue(changed, at, value)).toBe(changed);
      }),
      { numRuns: 50 },
    );
  });

  test.each(files)(
    "an entry of each list of $name, copied and removed again, or moved and moved back, leaves the same bytes",
    ({ text }) => {
      for (const list of pathsTo(readFields(text), Array.isArray)) {
        const items = valueAt(readFields(text), list) as unknown[];
        for (const index of [0, items.length]) {
          const copied = insertItem(text, list, index, items[0] ?? "new");
          expect(removeEntry(copied, [...list, index])).toBe(text);
        }
        const last = items.length - 1;
        if (last > 0) expect(moveItem(moveItem(text, list, 0, last), list, last, 0)).toBe(text);
      }
    },
  );
});

test("DESK-02 comments move and go with their entry", () => {
  const text = "# The list.\n- name: a\n# launch: Is b right?\n- name: b\n- name: c # last\n";
  expect(moveItem(text, [], 1, 2)).toBe("# The list.\n- name: a\n- name: c # last\n# launch: Is b right?\n- name: b\n");
  expect(removeEntry(text, [1])).toBe("# The list.\n- name: a\n- name: c # last\n");
  expect(removeEntry("# The facts.\n# launch: Is a right?\na: 1\nb: 2\n", ["a"])).toBe("# The facts.\nb: 2\n");
  const spaced = "list:\n  - a\n\n  # Apart.\n\n  # Of b.\n  - b\n  - c\n";
  expect(removeEntry(spaced, ["list", 1])).toBe(spaced.replace("  # Of b.\n  - b\n", ""));
  expect(moveItem(spaced, ["list"], 2, 0)).toBe(`list:\n  - c\n${spaced.slice("list:\n".length).replace("  - c\n", "")}`);
});

test("DESK-02 a field is added behind the last one of its group, and removed", () => {
  const text = "name: a\naddress:\n  street: b # door\n\n# next\nphone: c\n";
  const added = setValue(text, ["address", "city"], "d");
  expect(added).toBe("name: a\naddress:\n  street: b # door\n  city: d\n\n# next\nphone: c\n");
  expect(removeEntry(added, ["address", "city"])).toBe(text);
});

test("DESK-02 the first field of an entry goes, and the next one is behind the hyphen", () => {
  expect(removeEntry("- image: a\n  desc: b\n  name: c\n", [0, "image"])).toBe("- desc: b\n  name: c\n");
  expect(removeEntry("list:\n  - image: a # one\n\n    desc: b\n", ["list", 0, "image"])).toBe("list:\n  - desc: b\n");
  expect(removeEntry("- - a\n  - b\n", [0, 0])).toBe("- - b\n");
  expect(removeEntry("- { image: a, desc: b } # one\n", [0, "image"])).toBe("- { desc: b } # one\n");
});

test("DESK-02 the last entry of a list leaves an empty list, which takes an entry again", () => {
  const text = "days:\n  - a\nname: b\n";
  expect(removeEntry(text, ["days", 0])).toBe("days: []\nname: b\n");
  expect(insertItem("days: []\nname: b\n", ["days"], 0, { day: "a" })).toBe("days: [{ day: a }]\nname: b\n");
});

test("DESK-02 Windows line ends stay", () => {
  const text = "name: a\r\nlist:\r\n  - b\r\n";
  expect(insertItem(text, ["list"], 1, "c")).toBe("name: a\r\nlist:\r\n  - b\r\n  - c\r\n");
  expect(setValue(text, ["name"], "x: y")).toBe('name: "x: y"\r\nlist:\r\n  - b\r\n');
});

test("DESK-02 a Markdown file's text is replaced below its fields", () => {
  expect(setBody("---\ntitle: a\n---\n\nOld.\n", "New.\n\n- one\n")).toBe("---\ntitle: a\n---\n\nNew.\n\n- one\n");
  expect(setBody("---\ntitle: a\n---\nOld.\n", "New.")).toBe("---\ntitle: a\n---\nNew.\n");
});

test("DESK-02 a byte order mark stays, and hides no fields", () => {
  const text = "\uFEFF---\ntitle: a\n---\nText.\n";
  expect(readFields(text)).toEqual({ title: "a", body: "Text.\n" });
  expect(setValue(text, ["title"], "b")).toBe(text.replace("title: a", "title: b"));
  expect(setBody(text, "New.")).toBe(text.replace("Text", "New"));
});

test("DESK-03 a text without fields above it, and a file that is not well-formed, are left as they are", () => {
  expect(() => setBody("title: a\n", "New.")).toThrow("no front matter");
  expect(() => setValue("a: [1\n", ["a"], "b")).toThrow("not well-formed");
});

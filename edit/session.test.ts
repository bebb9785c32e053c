import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { makeFolder } from "../tests/support/folders.ts";
import { type Edit, Refusal, Session, versionOf } from "./session.ts";

let root: string;
const check = vi.fn<ConstructorParameters<typeof Session>[1]>();
let session: Session;
beforeEach(() => {
  root = makeFolder();
  cpSync("content", path.join(root, "content"), { recursive: true, filter: (file) => !/\.(webp|mp4)$/.test(file) });
  check.mockReset().mockResolvedValue([]);
  session = new Session(root, check);
});

const BUSINESS = "content/business.yaml";
const FAQS = "content/faqs.yaml";
const on = (file: string) => readFileSync(path.join(root, file), "utf8");
const versions = (...files: string[]) =>
  Object.fromEntries(files.map((file) => [file, existsSync(path.join(root, file)) ? versionOf(on(file)) : null]));
const save = (...edits: Edit[]) => session.save(edits, versions(...edits.map(({ file }) => file)), "test");

test("DESK-03 what the checks refuse is not written, and says why at the field", async () => {
  const problem = { file: BUSINESS, line: 9, field: "phone", message: "must be a number such as +27 21 000 0001." };
  check.mockResolvedValue([problem]);
  const before = on(BUSINESS);
  await expect(save({ type: "set", file: BUSINESS, path: ["phone"], value: "12" })).rejects.toMatchObject({ problems: [problem] });
  expect(on(BUSINESS)).toBe(before);
  expect(session.undoes).toBeUndefined();
});

test("DESK-03 a change that can't be written is refused at its field", async () => {
  const edit: Edit = { type: "set", file: FAQS, path: [99, "title"], value: "Typed before an undo?" };
  const problems = [{ file: FAQS, field: "[99].title", message: expect.stringContaining("Discard it") }];
  await expect(save(edit)).rejects.toMatchObject({ name: "Refusal", problems });
});

test("DESK-03 a file that was changed outside the desk is not overwritten, on save and on undo", async () => {
  const read = versions(BUSINESS);
  const edit: Edit = { type: "set", file: BUSINESS, path: ["email"], value: "us@example.com" };
  writeFileSync(path.join(root, BUSINESS), `${on(BUSINESS)}# mine\n`);
  await expect(session.save([edit], read, "test")).rejects.toThrow("changed elsewhere");
  await save(edit);
  writeFileSync(path.join(root, BUSINESS), `${on(BUSINESS)}# mine\n`);
  await expect(session.undo()).rejects.toThrow("changed elsewhere");
  expect(on(BUSINESS)).toContain("# mine\n# mine");
});

test("DESK-02 DESK-03 an undo that the checks refuse, as when another file was changed by hand since, is skipped", async () => {
  const file = "content/posts/new-guide.md";
  const before = on(BUSINESS);
  await save({ type: "set", file: BUSINESS, path: ["email"], value: "us@example.com" });
  await save({ type: "create", file, fields: { title: "New guide" } });
  const problem = { file: FAQS, field: "[0].desc", message: "links to '/new-guide', but there is no page at that address." };
  check.mockImplementation(async (files) => (files.get(file) === null ? [problem] : []));
  await expect(session.undo()).rejects.toMatchObject({ problems: [problem] });
  await session.undo();
  expect(existsSync(path.join(root, file))).toBe(true);
  expect(on(BUSINESS)).toBe(before);
});

test("DESK-03 a change made while the checks run is not overwritten", async () => {
  check.mockImplementation(async () => {
    writeFileSync(path.join(root, BUSINESS), "name: other\n");
    return [];
  });
  await expect(save({ type: "set", file: BUSINESS, path: ["email"], value: "us@example.com" })).rejects.toThrow("changed elsewhere");
  expect(on(BUSINESS)).toBe("name: other\n");
});

test("DESK-03 when one of several files can't be written, all stay as they were, and nothing is left beside them", async () => {
  const before = on(BUSINESS);
  mkdirSync(path.join(root, `${FAQS}.tmp`)); // as good as a full disk
  const name: Edit = { type: "set", file: BUSINESS, path: ["name"], value: "Kloof" };
  await expect(save(name, { type: "remove", file: FAQS, path: [0] })).rejects.toThrow();
  expect(on(BUSINESS)).toBe(before);
  expect(existsSync(path.join(root, `${BUSINESS}.tmp`))).toBe(false);
});

test("DESK-03 when a file can't be put in its place, those before it are as they were", async () => {
  const before = [on(BUSINESS), on(FAQS)];
  const twice = [FAQS, FAQS.replace("/", "/./")].map((file): Edit => ({ type: "remove", file, path: [0] })); // the second finds its new text gone
  const files: Edit[] = [
    { type: "create", file: "content/posts/new-guide.md", fields: {} },
    { type: "delete", file: BUSINESS },
  ];
  await expect(save(...files, ...twice)).rejects.toThrow("ENOENT");
  expect([on(BUSINESS), on(FAQS)]).toEqual(before);
  expect(existsSync(path.join(root, "content/posts/new-guide.md"))).toBe(false);
});

test("DESK-04 a file is created and deleted, both undone", async () => {
  const file = "content/posts/new-guide.md";
  await save({ type: "create", file, fields: { title: "New: guide" }, body: "Words." });
  expect(on(file)).toBe('---\ntitle: "New: guide"\n---\n\nWords.\n');
  await expect(session.save([{ type: "create", file, fields: {} }], { [file]: null }, "test")).rejects.toThrow("already exists");
  await save({ type: "delete", file });
  await session.undo();
  expect(on(file)).toContain("Words.");
  await session.undo();
  expect(existsSync(path.join(root, file))).toBe(false);
});

test.each(["content/../package.json", "/etc/passwd", "content", "content/pictures/../../x.yaml", "content/a.ts", "content/.git/config"])(
  "DESK-05 %s is refused",
  (file) => {
    expect(() => session.read(file)).toThrow(Refusal);
  },
);

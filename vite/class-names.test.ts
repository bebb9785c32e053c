import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shortClassNames } from "./class-names.ts";

let root: string;
const file = (name: string) => path.join(root, "app/ui", name);

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "class-names-"));
  mkdirSync(path.join(root, "app/ui"), { recursive: true });
  writeFileSync(file("a.module.css"), ".card{margin:.5rem;animation:rise 1s}.card:hover .wide{color:red}@keyframes rise{to{top:0}}");
  writeFileSync(file("b.module.css"), ".card{color:red}");
});

afterAll(() => rmSync(root, { recursive: true }));

test("every class and animation has a short name of its own, the same at each build", () => {
  const names = () => {
    const nameOf = shortClassNames(root);
    return [
      nameOf("card", file("b.module.css")),
      nameOf("rise", file("a.module.css")),
      nameOf("wide", file("a.module.css")),
      nameOf("card", file("a.module.css?used")),
    ];
  };
  expect(names()).toEqual(["_3", "_2", "_1", "_0"]);
  expect(names()).toEqual(names());
});

test("a name that no rule has throws an error", () => {
  expect(() => shortClassNames(root)("tall", file("a.module.css"))).toThrow(/a\.module\.css uses the name 'tall'/);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shortClassNames, shortTokens } from "./short-names.ts";

let root: string;
const file = (name: string) => path.join(root, "app/ui", name);

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "short-names-"));
  mkdirSync(path.join(root, "app/styles"), { recursive: true });
  writeFileSync(
    path.join(root, "app/styles/tokens.css"),
    ":root {\n  --ink: #000;\n  --ink-2: var(--ink);\n}\n.dark {\n  --ink: #fff;\n}\n",
  );
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

test("a name that no rule has is refused", () => {
  expect(() => shortClassNames(root)("tall", file("a.module.css"))).toThrow(/a\.module\.css uses the name 'tall'/);
});

test("a token has a short name wherever a sheet names it; other custom properties and classes keep theirs", () => {
  const sheet = ".a--ink{color:var(--ink-2);--ink:red;--inks:1;--chat-edge:var(--ink,--other)}";
  expect(shortTokens(root)(sheet)).toBe(".a--ink{color:var(--b);--a:red;--inks:1;--chat-edge:var(--a,--other)}");
});

test("the blanks after commas in a token's value are left out, those in a text stay", () => {
  const sheet = '.a{--ink-2:clamp(1rem, 2vw, 3rem);--chat-said:"Yes, gladly";content:"a, b"}';
  expect(shortTokens(root)(sheet)).toBe('.a{--b:clamp(1rem,2vw,3rem);--chat-said:"Yes, gladly";content:"a, b"}');
});

test("however many tokens there are, each has a name of its own that begins with a letter", () => {
  const sheet = Array.from({ length: 80 }, (_, index) => `  --token-${index}: 0;`).join("\n");
  writeFileSync(path.join(root, "app/styles/tokens.css"), sheet);
  const names = [...shortTokens(root)(sheet).matchAll(/--(\S+):/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(80);
  for (const name of names) expect(name).toMatch(/^[a-z]\d?$/);
});

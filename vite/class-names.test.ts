import path from "node:path";
import { expect, test } from "vitest";
import { classNames } from "./class-names.ts";

const nameOf = classNames(process.cwd());

test("a class has the same two letters where paths have backslashes, and others in another module", () => {
  const name = nameOf("picture", path.resolve("app/sections/post-cards/post-cards.module.css"));
  expect(name).toMatch(/^[A-Za-z]{2}$/);
  expect(nameOf("picture", path.resolve("app\\sections\\post-cards\\post-cards.module.css"))).toBe(name);
  expect(nameOf("picture", path.resolve("app/sections/page-hero/page-hero.module.css"))).not.toBe(name);
});

test("a class that its module doesn't have stops the build", () => {
  expect(() => nameOf("no-such", path.resolve("app/sections/people/people.module.css"))).toThrow("no class or animation called no-such");
});

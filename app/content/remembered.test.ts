import { expect, test, vi } from "vitest";
import { remembered } from "./remembered.ts";

test("a text is parsed once, also when nothing came of it", () => {
  const parse = vi.fn((text: string) => (text === "bad" ? null : { text }));
  const read = remembered(parse);
  expect(read("good")).toBe(read("good"));
  expect([read("bad"), read("bad")]).toEqual([null, null]);
  expect(parse).toHaveBeenCalledTimes(2);
});

test("what throws throws again", () => {
  const read = remembered(() => {
    throw new Error("broken");
  });
  expect(() => read("a")).toThrow("broken");
  expect(() => read("a")).toThrow("broken");
});

test("the memory has a limit", () => {
  const parse = vi.fn((text: string) => text);
  const read = remembered(parse);
  for (let number = 0; number < 500; number++) read(`${number}`);
  read("0");
  expect(parse).toHaveBeenCalledTimes(500);
  read("one more");
  read("0");
  expect(parse).toHaveBeenCalledTimes(502);
});

import { expect, test, vi } from "vitest";
import { plainImports } from "./plain-imports.ts";

const { load, generateBundle } = plainImports() as unknown as {
  load: { filter: { id: RegExp }; handler: () => string };
  generateBundle: (this: { error: (message: string) => never }, options: unknown, bundle: object) => void;
};

test("Vite's module for preloading becomes a function that calls the import", async () => {
  expect(load.filter.id.test("\0vite/preload-helper.js")).toBe(true);
  const { __vitePreload } = await import(/* @vite-ignore */ `data:text/javascript,${load.handler()}`);
  expect(__vitePreload(() => "the chunk")).toBe("the chunk");
});

test("a chunk that still has Vite's preloading fails the build, and the error says what to change", () => {
  const error = vi.fn();
  const bundle = {
    one: { type: "chunk", fileName: "assets/one.js", code: 'new Event("vite:preloadError")' },
    two: { type: "chunk", fileName: "assets/two.js", code: "" },
    style: { type: "asset", fileName: "style.css", source: "vite:preloadError" },
  };
  generateBundle.call({ error: error as never }, {}, bundle);
  expect(error.mock.calls).toEqual([[expect.stringMatching(/^assets\/one\.js .*vite\/plain-imports\.ts\.$/)]]);
});

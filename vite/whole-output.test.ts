import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { replaceFolder, restoreFolder } from "./whole-output.ts";
import { explainWriteError } from "./write-error.ts";
import { writeWhole } from "./write-whole.ts";

let root: string;
let dist: string;
let finished: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "output-"));
  dist = path.join(root, "dist");
  finished = path.join(root, "finished");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function fill(folder: string, text: string): void {
  mkdirSync(folder);
  writeFileSync(path.join(folder, "index.html"), text);
}
const shown = () => readFileSync(path.join(dist, "index.html"), "utf8");

describe("dist/ is always a whole site", () => {
  test("a finished build takes its place", () => {
    fill(dist, "old");
    fill(finished, "new");
    replaceFolder(dist, finished);
    expect(shown()).toBe("new");
    expect(readdirSync(root)).toEqual(["dist"]);
  });

  test("a build that cannot take its place leaves it", () => {
    fill(dist, "old");
    expect(() => replaceFolder(dist, finished)).toThrow();
    expect(shown()).toBe("old");
    expect(readdirSync(root)).toEqual(["dist"]);
  });

  test("after a build that was killed before it gave dist/ to the new site, the last one is restored", () => {
    fill(`${dist}.old`, "old");
    restoreFolder(dist);
    expect(shown()).toBe("old");
  });

  test("after a build that was killed behind that, the new site stays, and the next build takes the rest away", () => {
    fill(`${dist}.old`, "old");
    fill(dist, "new");
    restoreFolder(dist);
    expect(shown()).toBe("new");
    fill(finished, "newer");
    replaceFolder(dist, finished);
    expect(shown()).toBe("newer");
    expect(existsSync(`${dist}.old`)).toBe(false);
  });
});

describe("a file of a cache is whole or not there", () => {
  const write = (text: string) => async (file: string) => {
    writeFileSync(file, text.slice(0, 2));
    await new Promise((done) => setTimeout(done, 20));
    writeFileSync(file, text);
  };

  test("two who write it at once do not write into one file", async () => {
    const target = path.join(root, "cache/file");
    await Promise.all([writeWhole(target, write("first")), writeWhole(target, write("other"))]);
    expect(["first", "other"]).toContain(readFileSync(target, "utf8"));
    expect(readdirSync(path.join(root, "cache"))).toEqual(["file"]);
  });

  test("a write that fails leaves nothing", async () => {
    const fail = (file: string) => {
      writeFileSync(file, "ha");
      throw new Error("ENOSPC: no space left on device, write");
    };
    await expect(writeWhole(path.join(root, "cache/file"), fail)).rejects.toThrow("ENOSPC");
    expect(readdirSync(path.join(root, "cache"))).toEqual([]);
  });
});

describe("a write that fails is reported in words", () => {
  test.each([
    ["ENOSPC: no space left on device, write", /^The disk is full\. Free some space, then build again\. dist\/ is as it was\./],
    [
      "Build failed:\nFailed to write file in dist/a.css\n\nCaused by:\n    No space left on device (os error 28)\n\nStack backtrace:\n 0: <unknown>",
      /dist\/a\.css Caused by: No space left/,
    ],
    ["EACCES: permission denied, open 'dist/a'", /^This user may not write here/],
    ["EXDEV: cross-device link not permitted, rename", /on another disk/],
  ])("%s", (message, words) => {
    const explained = explainWriteError(new Error(message)) as Error;
    expect(explained.message).toMatch(words);
    expect(explained.message).not.toMatch(/backtrace|\n/);
  });

  test("another error stays as it is", () => {
    const error = new TypeError("x is not a function");
    expect(explainWriteError(error)).toBe(error);
  });
});

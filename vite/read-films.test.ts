import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../app/content/problem.ts";
import { addressesOf, readFilms } from "./read-films.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "films-"));
  mkdirSync(path.join(root, "content/films"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** An MP4 file as it begins and describes its coding. */
const mp4 = (coding = "avc1", rest = "") => Buffer.from(`\0\0\0\x20ftypisom....stsd\0\0\0\0\0\0\0\x01\0\0\0\x90${coding}${rest}`, "latin1");
const webm = Buffer.from("1a45dfa3a3428681", "hex");

const put = (name: string, bytes: Buffer) => writeFileSync(path.join(root, "content/films", name), bytes);

function read(): { films: Record<string, string>; problems: Problem[] } {
  const problems: Problem[] = [];
  const films = readFilms(root, (problem) => problems.push(problem));
  return { films: Object.fromEntries(addressesOf(films)), problems };
}

test("HOME-02 a film has an address that changes with it and with nothing else", () => {
  put("our-van.mp4", mp4());
  put("roof.webm", webm);
  const { films, problems } = read();
  expect(problems).toEqual([]);
  expect(films).toEqual({
    "our-van.mp4": expect.stringMatching(/^\/films\/our-van\.[0-9a-f]{8}\.mp4$/),
    "roof.webm": expect.stringMatching(/^\/films\/roof\.[0-9a-f]{8}\.webm$/),
  });
  put("our-van.mp4", mp4("avc1", "another"));
  const after = read().films;
  expect(after["our-van.mp4"]).not.toBe(films["our-van.mp4"]);
  expect(after["roof.webm"]).toBe(films["roof.webm"]);
});

test("HOME-02 without the folder, and with other files in it, there are no films", () => {
  put("notes.txt", Buffer.from("x"));
  expect(read()).toEqual({ films: {}, problems: [] });
  rmSync(path.join(root, "content/films"), { recursive: true });
  expect(read()).toEqual({ films: {}, problems: [] });
});

describe("HOME-02 DATA-02 a film that the site cannot show is reported, and what names it is not", () => {
  const wrong: [what: string, name: string, make: () => void, message: RegExp][] = [
    ["an iPhone's format", "IMG_2034.MOV", () => put("IMG_2034.MOV", mp4()), /a format that not every browser plays\. Save it as MP4/],
    ["capitals in the ending", "van.MP4", () => put("van.MP4", mp4()), /under a name that ends in \.mp4/],
    ["another format under its name", "van.mp4", () => put("van.mp4", webm), /^is no MP4 film, whatever its name says/],
    ["MP4 named WebM", "van.webm", () => put("van.webm", mp4()), /^is no WEBM film/],
    ["an empty file", "van.mp4", () => put("van.mp4", Buffer.alloc(0)), /^is no MP4 film/],
    ["HEVC", "van.mp4", () => put("van.mp4", mp4("hvc1")), /HEVC.* Most Compatible/],
    ["HEVC in its other form", "van.mp4", () => put("van.mp4", mp4("hev1")), /HEVC/],
    ["a name with capitals", "Our_Van.mp4", () => put("Our_Van.mp4", mp4()), /Rename it to 'our-van', .*content\/business\.yaml/],
    [
      "too many bytes",
      "van.mp4",
      () => put("van.mp4", Buffer.concat([mp4(), Buffer.alloc(8_100_000)])),
      /^is 8\.1 MB large, .* at most 8\./,
    ],
    ["a link", "van.mp4", () => symlinkSync(path.join(root, "other.mp4"), path.join(root, "content/films/van.mp4")), /^is a link/],
    ["a folder", "van.mp4", () => mkdirSync(path.join(root, "content/films/van.mp4")), /^is not a file/],
  ];
  test.each(wrong)("%s", (_what, name, make, message) => {
    make();
    const { films, problems } = read();
    expect(problems).toEqual([{ file: `content/films/${name}`, message: expect.stringMatching(message) }]);
    expect(Object.keys(films)).toEqual([name]);
  });
});

test("DATA-02 HEVC's name elsewhere in a film is not taken for its coding", () => {
  put("van.mp4", mp4("avc1", "hvc1"));
  expect(read().problems).toEqual([]);
});

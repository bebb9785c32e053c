import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import type { Problem } from "../app/content/problem.ts";
import { contentFolder } from "../tests/support/folders.ts";
import { readFilms } from "./films.ts";

let root: string;
beforeEach(() => {
  root = contentFolder({ "films/none.txt": "" });
});

/** An MP4 file as it describes its coding. */
const mp4 = (coding = "avc1", rest = "") => Buffer.from(`\0\0\0\x20ftypisom....stsd\0\0\0\0\0\0\0\x01\0\0\0\x90${coding}${rest}`, "latin1");

const put = (name: string, bytes: Buffer) => writeFileSync(path.join(root, "content/films", name), bytes);

function read(): { films: Record<string, string>; problems: Problem[] } {
  const problems: Problem[] = [];
  const films = readFilms(root, (problem) => problems.push(problem));
  return { films: Object.fromEntries(films), problems };
}

test("HOME-02 a film has an address that changes with it and with nothing else", () => {
  put("our-van.mp4", mp4());
  put("roof.webm", Buffer.from("roof"));
  put("notes.txt", Buffer.from("x"));
  const { films, problems } = read();
  expect(problems).toEqual([]);
  expect(films).toEqual({
    "our-van.mp4": expect.stringMatching(/^\/films\/our-van\.[0-9a-f]{6}\.mp4$/),
    "roof.webm": expect.stringMatching(/^\/films\/roof\.[0-9a-f]{6}\.webm$/),
  });
  put("our-van.mp4", mp4("avc1", "another"));
  expect(read().films["our-van.mp4"]).not.toBe(films["our-van.mp4"]);
  expect(read().films["roof.webm"]).toBe(films["roof.webm"]);
});

test("HOME-02 without the folder there are no films", () => {
  rmSync(path.join(root, "content/films"), { recursive: true });
  expect(read()).toEqual({ films: {}, problems: [] });
});

test.each([
  ["an iPhone's format", "IMG_2034.MOV", mp4(), /not every browser plays\. Save it as MP4 .* Most Compatible/],
  ["HEVC", "van.mp4", mp4("hvc1"), /not every browser plays/],
  ["a name with capitals", "Our_Van.mp4", mp4(), /Rename it to 'our-van'/],
  ["too many bytes", "van.mp4", Buffer.alloc(8_100_000), /^is larger than 8 MB\./],
])("HOME-02 DATA-02 a film that the site cannot show is reported: %s", (_what, name, bytes, message) => {
  put(name, bytes);
  expect(read().problems).toEqual([{ file: `content/films/${name}`, message: expect.stringMatching(message) }]);
});

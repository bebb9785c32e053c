import { readFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import type { Report } from "../app/content/problem.ts";
import { hashOf } from "./cached.ts";
import { problemOfName } from "./source-files.ts";

/** Film formats. iPhones save the first; the site shows only the last two. */
const FILM = "mov,m4v,avi,mkv,3gp,wmv,mpg,mpeg,ogv,mp4,webm";

/** The largest film a visitor on a phone should have to wait for; anything larger belongs on a video service. */
const MAX_MEGABYTES = 8;

/** The mark of HEVC in an MP4 file's sample description (ISO/IEC 14496-12, 8.5.2). */
const HEVC = /stsd.{12}(hvc1|hev1)/s;

/**
 * The addresses of the films in content/films, by file name. Each contains a hash of its film. Empty if there is no such folder.
 *
 * @param report Called for a film that the site can't show, or that is too large.
 */
export function readFilms(root: string, report: Report): Map<string, string> {
  const files = globSync(`content/films/*.{${FILM}}`, { cwd: root, caseSensitiveMatch: false });
  return new Map(
    files.map((file) => {
      const { base, name, ext } = path.parse(file);
      const bytes = readFileSync(path.join(root, file));
      const message = problemOfFilm(ext, bytes) ?? problemOfName(name);
      if (message) report({ file, message });
      return [base, `/films/${name}.${hashOf(bytes)}${ext}`];
    }),
  );
}

/** Why the site can't show a film, if it can't. */
export function problemOfFilm(extension: string, bytes: Buffer): string | undefined {
  if (!/^\.(mp4|webm)$/.test(extension) || HEVC.test(bytes.toString("latin1")))
    return "is in a format that not every browser plays. Save it as MP4 with H.264; on an iPhone: Settings, Camera, Formats, Most Compatible.";
  if (bytes.length > MAX_MEGABYTES * 1000 ** 2)
    return `is larger than ${MAX_MEGABYTES} MB. Save it smaller, or put it on a video service and name its address.`;
}

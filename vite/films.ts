import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Report } from "../app/content/problem.ts";
import { problemOfName } from "./source-files.ts";

const FOLDER = "content/films";

/** Films; an iPhone saves the first kind. */
const FILM = /\.(mov|m4v|avi|mkv|3gp|wmv|mpe?g|ogv|mp4|webm)$/i;
const SHOWN_FILM = /\.(mp4|webm)$/;

/** A visitor on a phone's connection waits for it once it is asked for; what is longer belongs to a video service. */
const MAX_MEGABYTES = 8;

/** HEVC as an MP4 file names it, in its sample description (ISO/IEC 14496-12, 8.5.2). */
const HEVC = /stsd.{12}(hvc1|hev1)/s;

/**
 * The films of content/films by the names of their files; none where there is no such folder.
 *
 * @param report Called for a film that the site cannot show, or that is too large.
 * @returns The path of each from the repository's root, and its address below the site's root, which changes with the film.
 */
export function readFilms(root: string, report: Report): Map<string, { file: string; address: string }> {
  const folder = path.join(root, FOLDER);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => FILM.test(name)) : [];
  return new Map(
    names.map((name) => {
      const file = `${FOLDER}/${name}`;
      const bytes = readFileSync(path.join(root, file));
      const message = problemOf(name, bytes);
      if (message) report({ file, message });
      const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
      return [name, { file, address: `/films/${path.parse(name).name}.${hash}${path.extname(name)}` }];
    }),
  );
}

function problemOf(name: string, bytes: Buffer): string | undefined {
  if (!SHOWN_FILM.test(name) || HEVC.test(bytes.toString("latin1")))
    return "is in a format that not every browser plays. Save it as MP4 with H.264; on an iPhone: Settings, Camera, Formats, Most Compatible.";
  const megabytes = bytes.length / 1000 ** 2;
  return megabytes > MAX_MEGABYTES
    ? `is ${megabytes.toFixed(1)} MB large, but may be at most ${MAX_MEGABYTES}. Save it smaller, or put it on a video service and name its address.`
    : problemOfName(path.parse(name).name);
}

/** Reads the films in content/films. */
import { createHash } from "node:crypto";
import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Problem } from "../app/content/problem.ts";
import { problemOfName } from "./source-name.ts";

const FOLDER = "content/films";

const FILM_FILE = /\.(mp4|webm)$/;
/** Films that some browsers cannot play; an iPhone saves the first kind. */
const OTHER_FILM = /\.(mov|m4v|avi|mkv|3gp|wmv|mpe?g|ogv|mp4|webm)$/i;

/** A visitor on a phone's connection waits for it once it is asked for; what is longer belongs to a video service. */
const MAX_MEGABYTES = 8;

/** How a file of each kind begins, from its first byte or its fifth. */
const BEGINNINGS: Record<string, { at: number; bytes: string }> = {
  ".mp4": { at: 4, bytes: Buffer.from("ftyp").toString("hex") },
  ".webm": { at: 0, bytes: "1a45dfa3" },
};
/** HEVC as an MP4 file names it, in its sample description (ISO/IEC 14496-12, 8.5.2): phones save it, and some browsers do not play it. */
const HEVC = /stsd.{12}(hvc1|hev1)/s;

/** A film as the owner gave it. */
export interface SourceFilm {
  /** Path of its file from the repository's root. */
  file: string;
  /** Its address below the site's root. It changes with the film. */
  address: string;
}

/**
 * The films of content/films by the names of their files; none where there is no such folder.
 *
 * @param report Called for a film that the site cannot show, or that is too large.
 */
export function readFilms(root: string, report: (problem: Problem) => void): Map<string, SourceFilm> {
  const films = new Map<string, SourceFilm>();
  if (!existsSync(path.join(root, FOLDER))) return films;
  for (const entry of readdirSync(path.join(root, FOLDER), { withFileTypes: true })) {
    if (!OTHER_FILM.test(entry.name)) continue;
    const file = `${FOLDER}/${entry.name}`;
    const problem = problemOfFile(root, entry) ?? problemOfBytes(root, file);
    if (problem) report({ file, message: problem });
    films.set(entry.name, { file, address: problem ? `/films/${entry.name}` : addressOf(root, file) });
  }
  return films;
}

/** The films' addresses by the names of their files. */
export const addressesOf = (films: ReadonlyMap<string, SourceFilm>): Map<string, string> =>
  new Map([...films].map(([name, { address }]) => [name, address]));

function problemOfFile(root: string, entry: Dirent): string | undefined {
  if (!FILM_FILE.test(entry.name))
    return "is in a format that not every browser plays. Save it as MP4 (H.264) under a name that ends in .mp4, and take this file away.";
  if (entry.isSymbolicLink()) return "is a link to another file. Put the film itself in its place.";
  if (!entry.isFile()) return "is not a file. Put a film in its place, or take it away.";
  const name = problemOfName(path.parse(entry.name).name, "in the folder and in content/business.yaml");
  if (name) return name;
  const megabytes = statSync(path.join(root, FOLDER, entry.name)).size / 1000 ** 2;
  return megabytes > MAX_MEGABYTES
    ? `is ${megabytes.toFixed(1)} MB large, but may be at most ${MAX_MEGABYTES}. Save it smaller, or put it on a video service and name its address.`
    : undefined;
}

function problemOfBytes(root: string, file: string): string | undefined {
  const bytes = readFileSync(path.join(root, file));
  const extension = path.extname(file);
  const beginning = BEGINNINGS[extension];
  if (beginning && !bytes.subarray(beginning.at).toString("hex", 0, 4).startsWith(beginning.bytes))
    return `is no ${extension.slice(1).toUpperCase()} film, whatever its name says. Save it again as MP4 (H.264), or take it away.`;
  return HEVC.test(bytes.toString("latin1"))
    ? "is coded as HEVC (H.265), which some browsers do not play. Save it as MP4 with H.264; on an iPhone: Settings, Camera, Formats, Most Compatible."
    : undefined;
}

function addressOf(root: string, file: string): string {
  const { name, ext } = path.parse(file);
  const hash = createHash("sha256")
    .update(readFileSync(path.join(root, file)))
    .digest("hex")
    .slice(0, 8);
  return `/films/${name}.${hash}${ext}`;
}

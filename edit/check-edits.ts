import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildPages } from "../app/content/build-pages.ts";
import { ContentError, type Problem } from "../app/content/problem.ts";
import { readContent } from "../app/content/read-content.ts";
import { check, parseSource } from "../app/content/source.ts";
import { PICTURE_LIST } from "../app/schema/fields.ts";
import { findDeadAnchors } from "../vite/dead-anchors.ts";
import { pictureListSchema } from "../vite/read-pictures.ts";
import type { Site } from "../vite/site-source.ts";

/** As `npm run check:content`, on a copy of the texts. @param files The changed files' texts, `null` for a file that is deleted. */
export function checkEdits(
  root: string,
  { pictures, films }: Pick<Site, "pictures" | "films">,
  files: ReadonlyMap<string, string | null>,
): readonly Problem[] {
  const copy = mkdtempSync(path.join(tmpdir(), "desk-check-"));
  try {
    // The pictures and films are many megabytes, and known already.
    const isWanted = (file: string) => !/^content[/\\](pictures|films)[/\\].*\.(?!yaml$)\w+$/.test(path.relative(root, file));
    cpSync(path.join(root, "content"), path.join(copy, "content"), { recursive: true, filter: isWanted });
    for (const [file, text] of files) {
      const place = path.join(copy, file);
      mkdirSync(path.dirname(place), { recursive: true });
      if (text === null) rmSync(place, { force: true });
      else writeFileSync(place, text);
    }
    const problems: Problem[] = [];
    const report = (problem: Problem) => void problems.push(problem);
    const list = files.get(PICTURE_LIST); // `readContent` knows the pictures only as they were
    const source = list ? parseSource(PICTURE_LIST, list, report) : undefined;
    const listed = source && check(source, pictureListSchema, report);
    const left = [...pictures].filter(([name]) => !listed || name in listed);
    const changed = readContent({
      root: copy,
      pictures: new Map(left.map(([name, { file: _, ...picture }]) => [name, picture])),
      films: new Map([...films].filter(([name]) => files.get(`content/films/${name}`) !== null)),
      problems,
    });
    return findDeadAnchors(copy, buildPages(changed), changed.leftOut);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

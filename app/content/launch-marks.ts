import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/** A place in the content that only the owner can confirm. The author marks it by a comment that begins with `launch:`. */
export interface LaunchMark {
  /** Path from the repository's root. */
  file: string;
  /** From 1. */
  line: number;
  /** What the owner has to do. */
  reason: string;
}

/** In YAML, a comment line. */
const YAML_MARK = /^\s*#\s*launch:(.+)$/;

/**
 * In Markdown, which is also inside YAML, a comment within one line. No place of a text is looked at from more than one start: a line of
 * 200,000 spaces would keep the build waiting otherwise.
 */
const MARKDOWN_MARK = /(?<![^\S\n])[^\S\n]*<!--[^\S\n]*launch:((?:(?!<!--|-->).)*)-->/g;

/** Finds the marks in all files of content/, by file and line. */
export function findLaunchMarks(root: string): LaunchMark[] {
  const files = globSync("content/**/*.{yaml,md}", { cwd: root }).sort();
  return files.flatMap((file) =>
    readFileSync(path.join(root, file), "utf8")
      .split("\n")
      .flatMap((text, index) => reasonsIn(text).map((reason) => ({ file: file.replaceAll(path.sep, "/"), line: index + 1, reason }))),
  );
}

function reasonsIn(line: string): string[] {
  const inYaml = YAML_MARK.exec(line);
  return (inYaml ? [inYaml] : [...line.matchAll(MARKDOWN_MARK)]).map(([, reason = ""]) => reason.trim());
}

/** A file's text as the site says it. YAML drops its comments itself; Markdown's are HTML, which the site does not render. */
export const withoutLaunchMarks = (text: string): string => text.replace(MARKDOWN_MARK, "");

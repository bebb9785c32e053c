import { readFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import { Lexer } from "yaml";
import { FRONT_MATTER } from "./front-matter.ts";

/** A place in the content that only the owner can confirm. The author marks it by a comment that begins with `launch:`. */
export interface LaunchMark {
  /** Path from the repository's root. */
  file: string;
  /** From 1. */
  line: number;
  /** What the owner has to do. */
  reason: string;
}

/** In YAML, a comment: on a line of its own, or behind a value. */
const YAML_MARK = /^#\s*launch:(.+)$/;

/** What the lexer puts before the text of a value, which can read like a comment. */
const VALUE = "\u001f";

/**
 * In Markdown, which is also inside YAML, a comment within one line. No place of a text is looked at from more than one start: a line of
 * 200,000 spaces would keep the build waiting otherwise.
 */
const MARKDOWN_MARK = /(?<![^\S\n])[^\S\n]*<!--[^\S\n]*launch:((?:(?!<!--|-->).)*)-->/g;

/** Finds the marks in all files of content/, by file and line. */
export function findLaunchMarks(root: string): LaunchMark[] {
  const files = globSync("content/**/*.{yaml,md}", { cwd: root }).sort();
  return files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), "utf8").replace(/\r\n?/g, "\n");
    const yaml = file.endsWith(".md") ? (FRONT_MATTER.exec(text)?.[0] ?? "") : text;
    return [...marksInYaml(yaml), ...marksInMarkdown(text)]
      .sort((a, b) => a.line - b.line)
      .map((mark) => ({ file: file.replaceAll(path.sep, "/"), ...mark }));
  });
}

type Mark = Omit<LaunchMark, "file">;

function marksInYaml(text: string): Mark[] {
  const marks: Mark[] = [];
  let line = 1;
  let before = "";
  for (const token of new Lexer().lex(text)) {
    const [, reason] = (before !== VALUE && YAML_MARK.exec(token)) || [];
    if (reason) marks.push({ line, reason: reason.trim() });
    line += token.split("\n").length - 1;
    before = token;
  }
  return marks;
}

const marksInMarkdown = (text: string): Mark[] =>
  text
    .split("\n")
    .flatMap((line, index) => [...line.matchAll(MARKDOWN_MARK)].map(([, reason = ""]) => ({ line: index + 1, reason: reason.trim() })));

/** A file's text as the site says it. YAML drops its comments itself; Markdown's are HTML, which the site does not render. */
export const withoutLaunchMarks = (text: string): string => text.replace(MARKDOWN_MARK, "");

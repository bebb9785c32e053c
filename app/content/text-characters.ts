import type { Problem } from "./problem.ts";
import type { Source } from "./source.ts";

/**
 * Characters that no page can show: control characters, halves of a character, and what Unicode sets aside. Pages, the sitemap and the
 * cards for social networks cannot be written with them.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const FORBIDDEN = /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\ufdd0-\ufdef\ufffe\uffff]|\p{Surrogate}/u;

/** Finds the fields of a source that have a character which no page can show. */
export function forbiddenCharacters({ file, value, lineOf }: Source): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<unknown>();
  const waiting: [value: unknown, field: PropertyKey[]][] = [[value, []]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [part, field] = next;
    if (typeof part === "string") {
      const found = FORBIDDEN.exec(part);
      if (found) problems.push(problemAt(part, found, field));
    } else if (typeof part === "object" && part !== null && !seen.has(part)) {
      seen.add(part); // an alias can make a group part of itself
      for (const [name, item] of Object.entries(part)) waiting.push([item, [...field, Array.isArray(part) ? Number(name) : name]]);
    }
  }
  return problems;

  function problemAt(text: string, { 0: character, index }: RegExpExecArray, field: PropertyKey[]): Problem {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
    const textLine = text.slice(0, index).split("\n").length;
    const message = `has a character that cannot be seen (U+${code}), before '${text.slice(index + 1, index + 21).trim()}'. Type the words again.`;
    return { file, line: lineOf(field, field[0] === "body" ? textLine : undefined), field: field.join("."), message };
  }
}

/** A word: letters and figures, with an apostrophe inside. A hyphen before a figure belongs to it, as in the code E48-32. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*(?:-\p{N}[\p{L}\p{N}]*)*/gu;

/** A word as it is compared: in small letters, without accents and apostrophes. Empty for accents alone. */
const normalise = (word: string): string =>
  word
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();

/** The words of any text, normalised, in their order. */
export const wordsOf = (text: string): string[] => [...text.matchAll(WORD)].flatMap(([word]) => normalise(word) || []);

/** A part of a text; `isMatch` if it is one of the words that were looked for. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Divides a text at the words that were looked for. The parts together are the text. */
export function markWords(text: string, wanted: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!wanted.has(normalise(word))) continue;
    parts.push({ text: text.slice(end, index), isMatch: false }, { text: word, isMatch: true });
    end = index + word.length;
  }
  return [...parts, { text: text.slice(end), isMatch: false }].filter(({ text }) => text !== "");
}

import { stemmer } from "stemmer";

/** A word: letters and figures, with an apostrophe inside. A hyphen before a figure belongs to it, as in the code E48-32. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*(?:-\p{N}[\p{L}\p{N}]*)*/gu;

/** English words that most pages have. */
const STOP_WORDS = new Set(
  "a an and are as at be by can do for from have how i if in is it me my of on or our so that the this to us we what when where which who with you your".split(
    " ",
  ),
);

/** In small letters, without accents and apostrophes. Empty for accents alone. */
const normalise = (word: string): string =>
  word
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();

/** The words of any text, normalised, in their order. */
export const wordsOf = (text: string): string[] => [...text.matchAll(WORD)].flatMap(([word]) => normalise(word) || []);

/** What a normalised word is found by: its stem, the same for `leak`, `leaks` and `leaking`; none for a stop word. */
export const termOf = (word: string): string | null => (STOP_WORDS.has(word) ? null : stemmer(word));

/** Divides a text into parts, which are a match where they are a word that has one of the terms. The parts together are the text. */
export function markWords(text: string, terms: ReadonlySet<string>) {
  const parts: { text: string; isMatch: boolean }[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!terms.has(termOf(normalise(word)) ?? "")) continue;
    parts.push({ text: text.slice(end, index), isMatch: false }, { text: word, isMatch: true });
    end = index + word.length;
  }
  return [...parts, { text: text.slice(end), isMatch: false }].filter(({ text }) => text !== "");
}

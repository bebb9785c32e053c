import { stemmer } from "stemmer";

/** A word: letters and figures, and apostrophes inside. A hyphen before a figure belongs to it, as in the code E48-32. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*(?:-\p{N}[\p{L}\p{N}]*)*/gu;

/** English words that most pages contain, between spaces. */
const STOP_WORDS =
  " a an and are as at be by can do for from have how i if in is it me my of on or our so that the this to us we what when where which who with you your ";

/** Lower-case, without accents and apostrophes. Empty for accents alone. */
const normalise = (word: string): string =>
  word
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();

/** The words of any text, normalised, in order. */
export const wordsOf = (text: string): string[] => [...text.matchAll(WORD)].flatMap(([word]) => normalise(word) || []);

/** The search term of a normalised word: its stem, the same for `leak`, `leaks` and `leaking`; `null` for a stop word. */
export const termOf = (word: string): string | null => (STOP_WORDS.includes(` ${word} `) ? null : stemmer(word));

/** Splits a text into words and what is between them. A word with one of the terms is a match. */
export const markWords = (text: string, terms: ReadonlySet<string>) =>
  text.split(new RegExp(`(${WORD.source})`, "u")).map((part) => ({ text: part, isMatch: terms.has(termOf(normalise(part)) ?? "") }));

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

/** Divides a text into its words and what is between them. A word that has one of the terms is a match. */
export const markWords = (text: string, terms: ReadonlySet<string>) =>
  text.split(new RegExp(`(${WORD.source})`, "u")).map((part) => ({ text: part, isMatch: terms.has(termOf(normalise(part)) ?? "") }));

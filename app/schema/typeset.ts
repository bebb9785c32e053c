const MONTHS = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec";
const KEPT = new RegExp(`(?<=\\d) (?=\\d|kW\\b|mm\\b|m²|°C|(?:${MONTHS}))|(?<=\\p{Ll}) (?=\\d+\\.$)`, "gu");

/**
 * A text as the site sets it: with curly apostrophes and single quotation marks, and no line that ends between a number and the rest of it, its unit
 * or its month, as in `R78 000`, `12 kW` and `22 November`. The last number of a text stays with the word before it.
 */
export const typeset = (text: string): string =>
  text
    .replace(/(?<=^|[\s([—"])'(?=[\p{L}\p{N}])(?!(?:n|s|t|d|m|re|ve|ll)\b|\d0s)/gu, "‘")
    .replaceAll("'", "’")
    .replace(KEPT, "\u00a0");

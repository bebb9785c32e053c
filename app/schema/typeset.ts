/**
 * A text as the site sets it: with curly apostrophes and quotation marks, and no line that ends in a number or between one and what it counts
 * or names, as in `22 November` and `1 Example Street`. The last number of a text stays with the word before it.
 */
export const typeset = (text: string): string =>
  text
    .replace(/(?<=^|[\s(])'(?=[\p{L}\p{N}])(?!(?:s|t|d|m|re|ve|ll)\b)/gu, "‘")
    .replaceAll("'", "’")
    .replace(/(?<=\d) (?=\d|kW\b|mm\b|m²|°C|\p{Lu}\p{Ll})|(?<=\p{Ll}) (?=\d+\.$)/gu, "\u00a0");

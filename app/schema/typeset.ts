const MONTHS = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec";
const AFTER_NUMBER = `(?<=\\d) (?=\\d|×|m²|°C|BTU|kW\\b|(?:${MONTHS}))|(?<=(?<!\\d\\s)\\b\\d{1,3}) (?!to\\b|or\\b|and\\b)(?=\\p{Ll}{1,7}\\b)`;
const KEPT = new RegExp(`${AFTER_NUMBER}|(?<=\\d ×) |(?<=\\p{Lu}{2}) (?=\\d)|(?<=\\p{Ll}) (?=\\d+\\.$)`, "gu");

/**
 * A text as the site sets it: with curly apostrophes and single quotation marks, and no line that ends within `call-out`, `24-hour`, `e-mail` or `south-easter`, or between a number and
 * the rest of it, the short word after it, the capitals before it, or, for a text's last number, the word before it: `R78 000`, `SANS 10142-1`.
 */
export const typeset = (text: string): string =>
  text
    .replace(/(?<=^|[\s([—"])'(?=[\p{L}\p{N}])(?!(?:n|s|t|d|m|re|ve|ll)\b|\d0s)/gu, "‘")
    .replaceAll("'", "’")
    .replace(KEPT, "\u00a0")
    .replace(/(?<=\b(?:call|e|north|south|24))-(?=out|mail|east|west|hour)/gi, "-\u2060");

import { fillFacts } from "../../app/content/fill-facts.ts";
import { typeset } from "../../app/schema/typeset.ts";

/** A text, number or picture of the content, and its place. */
export interface IndexedText {
  file: string;
  path: readonly (string | number)[];
  /** As the page shows it, facts filled in; of a Markdown text, one block's words. A picture's is its name. */
  text: string;
  /** What opens for it. */
  form: "text" | "markdown" | "picture";
}

/** The site writes with typographic spaces and may divide a text over elements; neither matters for finding it. */
export const normalised = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A field's text as a page shows it: facts filled in, typeset, a phone number as it is dialled at home. */
export function asShown(text: string, facts: Readonly<Record<string, string>>): string {
  const [, area, exchange, line] = /^(?:\+27|0) ?(\d{2}) ?(\d{3}) ?(\d{4})$/.exec(text) ?? [];
  if (area) return `0${area} ${exchange} ${line}`;
  try {
    return typeset(fillFacts(text, new Map(Object.entries(facts))));
  } catch {
    return text; // an unknown fact: the checks say so
  }
}

/**
 * Finds the fields that an element shows. It takes the smallest element whose words are a field's, then the smallest whose words hold a
 * field's (a card with a number in it) or several fields' (an address); of equal fits, those of the page's own file come first.
 *
 * @param pageFile The page's own file; shared files such as the labels come after it.
 */
export function findFields(element: Element, texts: readonly IndexedText[], pageFile: string | undefined): IndexedText[] {
  const ownFirst = (found: readonly IndexedText[]): IndexedText[] => {
    const own = found.filter(({ file }) => file === pageFile);
    return own.length > 0 ? own : [...found];
  };
  const picture = pictureName(element);
  if (picture) return ownFirst(texts.filter(({ form, text }) => form === "picture" && text === picture));
  if (element.matches("img[alt='']")) return []; // it decorates
  const written = texts.filter(({ form }) => form !== "picture");
  for (let node: Element | null = element; node && node.localName !== "main" && node.localName !== "body"; node = node.parentElement) {
    const shown = normalised(node.textContent ?? "");
    if (shown === "") continue;
    const same = written.filter(({ text }) => text === shown);
    if (same.length > 0) return ownFirst(same);
    const within = written.filter(({ text }) => text.length > 2 && shown.includes(text));
    const longest = Math.max(0, ...within.map(({ text }) => text.length));
    if (longest * 2 > shown.length) return ownFirst(within.filter(({ text }) => text.length === longest));
    const parts = partsOf(shown, within);
    if (parts.length > 1) return parts.flatMap((part) => ownFirst(within.filter(({ text }) => text === part)).slice(0, 1));
  }
  return [];
}

/** The texts that words are made of, such as an address's lines; none if more than half of the words are in none. */
function partsOf(shown: string, within: readonly IndexedText[]): string[] {
  const parts: string[] = [];
  let rest = shown;
  for (const text of [...new Set(within.map(({ text }) => text))].sort((a, b) => b.length - a.length)) {
    if (!rest.includes(text)) continue;
    parts.push(text);
    rest = rest.replace(text, "\n");
  }
  return rest.length * 2 < shown.length ? parts : [];
}

/** The elements of a part of a page that have words of their own, or are pictures. */
export const visibleTexts = (part: Element): Element[] =>
  [part, ...part.querySelectorAll("*")].filter(
    ({ localName, childNodes }) =>
      localName === "img" ||
      (!["script", "style", "noscript", "title", "option"].includes(localName) &&
        [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && /[\p{L}\p{N}]/u.test(nodeValue ?? ""))),
  );

/** The name of the picture in `/pictures/NAME.HASH-WIDTH.avif`. */
function pictureName(element: Element): string | undefined {
  const source = element.closest("picture")?.querySelector("img") ?? (element.localName === "img" ? element : undefined);
  return /\/pictures\/([^./]+)\./.exec(source?.getAttribute("src") ?? "")?.[1];
}

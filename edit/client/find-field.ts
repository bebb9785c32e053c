/** A text, number or picture of the content, and where it stands. */
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

/**
 * Finds the fields that a clicked element shows. It takes the smallest element whose words are a field's, then the smallest whose words hold a
 * field's (a card with a number in it); of equal fits, those of the page's own file come first.
 *
 * @param pageFile The page's own file; shared files such as the labels come after it.
 */
export function findFields(element: Element, texts: readonly IndexedText[], pageFile: string | undefined): IndexedText[] {
  const picture = pictureName(element);
  if (picture)
    return ownFirst(
      texts.filter(({ form, text }) => form === "picture" && text === picture),
      pageFile,
    );
  const written = texts.filter(({ form }) => form !== "picture");
  for (let node: Element | null = element; node && node.localName !== "main" && node.localName !== "body"; node = node.parentElement) {
    const shown = normalised(node.textContent ?? "");
    if (shown === "") continue;
    const same = written.filter(({ text }) => text === shown);
    if (same.length > 0) return ownFirst(same, pageFile);
    const within = written.filter(({ text }) => text.length > 2 && shown.includes(text));
    const longest = Math.max(0, ...within.map(({ text }) => text.length));
    if (longest * 2 > shown.length)
      return ownFirst(
        within.filter(({ text }) => text.length === longest),
        pageFile,
      );
  }
  return [];
}

/** The name of the picture in `/pictures/NAME-WIDTH.HASH.avif`. */
function pictureName(element: Element): string | undefined {
  const source = element.closest("picture")?.querySelector("img") ?? (element.localName === "img" ? element : undefined);
  return /\/pictures\/(.+?)-\d+/.exec(source?.getAttribute("src") ?? "")?.[1];
}

const ownFirst = (found: readonly IndexedText[], pageFile: string | undefined): IndexedText[] => {
  const own = found.filter(({ file }) => file === pageFile);
  return own.length > 0 ? own : [...found];
};

import { parseMarkdown } from "../app/content/markdown.ts";

/**
 * Puts what an owner changed in the rich-text editor back into the Markdown that they had. Such an editor writes the whole text in its own
 * way (`*` for `-`, padded tables); blocks that the owner did not touch keep their own bytes.
 *
 * @param source The Markdown as the file has it.
 * @param opened What the editor made of it before the first change.
 * @param edited What the editor has now.
 */
export function keepBlocks(source: string, opened: string, edited: string): string {
  const [own, before, after] = [blocksOf(source), blocksOf(opened), blocksOf(edited)];
  if (own.length !== before.length) return edited; // the editor divides the text differently: only its own form is safe
  const left: (string | undefined)[] = before.map(({ text }) => text);
  const kept = after.map(({ text }) => {
    const index = left.indexOf(text);
    if (index >= 0) left[index] = undefined; // each block of the file is used once
    return { index, text: own[index]?.text ?? text };
  });
  /** The text between a block of the file and the one before it. */
  const gapBefore = (index: number) => source.slice(own[index - 1]?.end ?? own[index]?.start, own[index]?.start);
  const between = (block: Kept, next: Kept) => {
    const gaps = [block.index < 0 ? "" : gapBefore(block.index + 1), next.index < 0 ? "" : gapBefore(next.index)] as const;
    if (block.index >= 0 && next.index === block.index + 1) return gaps[0];
    return gaps.find((gap) => BLANK_LINE.test(gap) || (gap !== "" && block.text.startsWith("#"))) ?? "\n\n"; // other blocks need a blank line
  };
  return kept.map((block, at) => (at === 0 ? "" : between(kept[at - 1] as Kept, block)) + block.text).join("");
}

/** A block, and its place in the file if it was there before. */
interface Kept {
  index: number;
  text: string;
}

const BLANK_LINE = /\n[ \t]*\r?\n/;

/** The paragraphs, headings, lists, tables and quotes of a text, each with its position. */
function blocksOf(markdown: string): { text: string; start: number; end: number }[] {
  return parseMarkdown(markdown).children.map(({ position }) => {
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
    return { text: markdown.slice(start, end), start, end };
  });
}

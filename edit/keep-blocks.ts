import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";

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
  if (own.length !== before.length) return edited; // the editor divides the text differently: its own form is the only one that is safe
  const kept = longestCommon(before, after);
  return after.map((block, index) => own[kept.get(index) ?? -1] ?? block).join("\n\n");
}

/** The paragraphs, headings, lists, tables and quotes of a text. */
function blocksOf(markdown: string): string[] {
  const { children } = fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  return children.map(({ position }) => markdown.slice(position?.start.offset, position?.end.offset));
}

/** Which block of `after` is which of `before`, by index. */
function longestCommon(before: readonly string[], after: readonly string[]): Map<number, number> {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--)
      (lengths[row] as number[])[column] =
        before[row] === after[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
  const pairs = new Map<number, number>();
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) pairs.set(column++, row++);
    else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return pairs;
}

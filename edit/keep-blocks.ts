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
  return after
    .map((block) => {
      const index = before.indexOf(block);
      if (index >= 0) before[index] = ""; // each block of the file is used once
      return own[index] ?? block;
    })
    .join("\n\n");
}

/** The paragraphs, headings, lists, tables and quotes of a text. */
function blocksOf(markdown: string): string[] {
  const { children } = fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  return children.map(({ position }) => markdown.slice(position?.start.offset, position?.end.offset));
}

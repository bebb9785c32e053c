import type { ReactNode } from "react";
import { Block } from "../../ui/block/block.tsx";
import { Section } from "../../ui/section/section.tsx";
import { Split } from "../../ui/split/split.tsx";
import { TextAside } from "../article-aside/text-aside.tsx";

/** A headed part of a text. */
export interface TextBlock {
  /** The heading's anchor. */
  id: string;
  heading: string;
  content: ReactNode;
}

/** A long text in parts with headings; beside it how to call and the table of contents. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  const headings = blocks.map(({ id, heading }) => ({ id, text: heading }));
  return (
    <Section>
      <Split aside={<TextAside headings={headings} />}>
        {blocks.map(({ id, heading, content }) => (
          <Block key={id} id={id} heading={heading}>
            {content}
          </Block>
        ))}
      </Split>
    </Section>
  );
}

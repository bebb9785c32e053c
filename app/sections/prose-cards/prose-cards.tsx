import type { Prose as ProseNodes } from "../../schema/prose.ts";
import { Prose } from "../../ui/prose/prose.tsx";
import { Section } from "../../ui/section/section.tsx";
import styles from "./prose-cards.module.css";

/** A part of a text across the page: its heading and what follows it, then each of its ### parts as a card. */
export function ProseCards({ nodes }: { nodes: ProseNodes }) {
  const starts = nodes.flatMap((node, index) => (node[0] === "h3" ? [index] : []));
  return (
    <Section surface="ink">
      <div className={styles.head}>
        <Prose nodes={nodes.slice(0, starts[0])} />
      </div>
      <div className={styles.cards}>
        {starts.map((start, index) => (
          <Prose key={start} nodes={nodes.slice(start, starts[index + 1])} />
        ))}
      </div>
    </Section>
  );
}

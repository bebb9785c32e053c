import { type Prose as ProseNodes, partsAt } from "../../schema/prose.ts";
import { Prose } from "../../ui/prose/prose.tsx";
import { Section } from "../../ui/section/section.tsx";
import styles from "./prose-cards.module.css";

/** A part of a text across the page, each of its ### parts as a card. */
export function ProseCards({ nodes }: { nodes: ProseNodes }) {
  const [head, ...cards] = partsAt(nodes, "h3");
  return (
    <Section surface="ink">
      <div className={styles.head}>
        <Prose nodes={head} />
      </div>
      <div className={styles.cards} data-grid="" data-ruled="">
        {cards.map((card, index) => (
          <Prose key={index} nodes={card} />
        ))}
      </div>
    </Section>
  );
}

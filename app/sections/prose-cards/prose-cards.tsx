import { type Prose as ProseNodes, partsAt } from "../../schema/prose.ts";
import { Prose } from "../../ui/prose/prose.tsx";
import styles from "./prose-cards.module.css";

/** A part of a text in short, under a page's heading: each of its ### parts under a rule. */
export function ProseCards({ nodes }: { nodes: ProseNodes }) {
  const [head, ...cards] = partsAt(nodes, "h3");
  return (
    <div className={styles.cards}>
      <Prose nodes={head} />
      <div data-grid="" data-ruled="">
        {cards.map((card, index) => (
          <Prose key={index} nodes={card} />
        ))}
      </div>
    </div>
  );
}

import type { Picture } from "../../schema/fields.ts";
import { type Prose as ProseNodes, partsAt } from "../../schema/prose.ts";
import { WidePicture } from "../../ui/picture/picture.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { Section } from "../../ui/section/section.tsx";
import styles from "./text-parts.module.css";

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

/**
 * The ## parts of a text across the page, every second one on ice. Each but the first has a picture, as long as there are some: on ice beside
 * its text, otherwise below it.
 */
export function TextParts({ parts, pictures }: { parts: ProseNodes[]; pictures: Picture[] }) {
  return parts.map((part, index) => {
    const [head, ...points] = partsAt(part, "h3");
    const picture = pictures[index - 1];
    const isOnIce = index % 2 === 1;
    return (
      <Section key={index} {...(isOnIce && { surface: "ice" })}>
        <div className={styles.part} data-grid={isOnIce && picture ? "2" : undefined}>
          <Prose nodes={head} isBody hasLead={isOnIce} />
          {points.length > 0 && (
            <div className={styles.points} data-grid="2" data-ruled="">
              {points.map((point, place) => (
                <Prose key={place} nodes={point} isBody />
              ))}
            </div>
          )}
          {picture && <WidePicture picture={picture} sizes="(min-width: 62rem) 80rem, 92vw" />}
        </div>
      </Section>
    );
  });
}

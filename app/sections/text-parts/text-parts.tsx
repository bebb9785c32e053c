import type { Picture } from "../../schema/fields.ts";
import { type Prose as ProseNodes, partsAt } from "../../schema/prose.ts";
import { WidePicture } from "../../ui/picture/picture.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { Section } from "../../ui/section/section.tsx";
import styles from "./text-parts.module.css";

/** The ## parts of a text across the page, every second one on ice; each of the others ends with a picture, as long as there are some. */
export function TextParts({ parts, pictures }: { parts: ProseNodes[]; pictures: Picture[] }) {
  return parts.map((part, index) => {
    const [head, ...points] = partsAt(part, "h3");
    const picture = index % 2 === 0 && pictures[index / 2];
    return (
      <Section key={index} {...(index % 2 === 1 && { surface: "ice" })}>
        <div className={styles.part}>
          <Prose nodes={head} isBody />
          {points.length > 0 && (
            <div className={styles.points}>
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

import type { Testimonial } from "../../schema/testimonial.ts";
import { Picture } from "../../ui/picture/picture.tsx";
import { Section } from "../../ui/section/section.tsx";
import styles from "./testimonials.module.css";

const HEADING_ID = "testimonials";

/** What clients say, side by side as far as there is room (HOME-05). */
export function Testimonials({ heading, items }: { heading: string; items: Testimonial[] }) {
  return (
    <Section ground="band" labelledBy={HEADING_ID}>
      <h2 id={HEADING_ID} className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.quotes}>
        {items.map(({ image, desc, name, position }) => (
          <li key={name}>
            <figure className={styles.quote}>
              <blockquote>{desc}</blockquote>
              <figcaption>
                <span className={styles.picture}>
                  <Picture picture={image} sizes="4rem" isDecoration />
                </span>
                <span>
                  <b>{name}</b>
                  {position}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { labels } from "virtual:site";
import type { Testimonial } from "../../schema/testimonial.ts";
import { SmallPicture } from "../../ui/picture/picture.tsx";
import { Section } from "../../ui/section/section.tsx";
import { Carousel } from "../../widgets/carousel/carousel.tsx";
import styles from "./testimonials.module.css";

/** What clients say, in a carousel (HOME-05, STATE-01). */
export function Testimonials({ heading, items }: { heading: string; items: Testimonial[] }) {
  if (items.length === 0) return null;
  return (
    <Section surface="ink" labelledBy="testimonials">
      <Carousel
        label={heading}
        labels={labels.carousel}
        heading={<h2 id="testimonials">{heading}</h2>}
        items={items.map(({ image, desc, name, position }) => (
          <figure key={name} className={styles.quote}>
            <blockquote>{desc}</blockquote>
            {image && (
              <div className={styles.picture} data-frame="">
                <SmallPicture picture={image} />
              </div>
            )}
            <figcaption>
              <b>{name}</b>
              {position}
            </figcaption>
          </figure>
        ))}
      />
    </Section>
  );
}

import { routes } from "virtual:site";
import type { Page } from "../../schema/page.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Section } from "../../ui/section/section.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { Counters } from "../counters/counters.tsx";
import { EnlargeablePictures } from "../enlargeable-pictures/enlargeable-pictures.tsx";
import styles from "./home-about.module.css";

/** Who the business is, in two pictures that open the lightbox (HOME-06), what the owner promises, and two figures (HOME-03). */
export function HomeAbout({ about }: { about: Page<"home">["about"] }) {
  return (
    <Section labelledBy="about">
      <div className={styles.about} data-grid="2">
        <div className={styles.text}>
          <h2 id="about">{about.heading}</h2>
          {about.promise?.by && (
            <figure>
              <blockquote>{about.promise.text}</blockquote>
              <figcaption>{about.promise.by}</figcaption>
            </figure>
          )}
          <Counters counters={about.counters} />
          {"/aboutus" in routes && (
            <ButtonLink to="/aboutus">
              {about.linkLabel}
              <VisuallyHidden>{` ${about.linkSubject}`}</VisuallyHidden>
            </ButtonLink>
          )}
        </div>
        <EnlargeablePictures className={styles.pictures} pictures={about.images} sizes="(min-width: 62rem) 46rem, 84vw" />
      </div>
    </Section>
  );
}

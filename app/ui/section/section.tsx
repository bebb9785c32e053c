import type { ReactNode } from "react";
import { GROUND } from "../../hydration/attributes.ts";
import styles from "./section.module.css";

interface SectionProps {
  /** What the band lies on; white (or navy in the dark) if left out. */
  ground?: "ice" | "plaster" | "band";
  /** The id of the heading that names the band for assistive technology. */
  labelledBy?: string;
  children: ReactNode;
}

/** A band of a page: full width, its content within the site's measure. */
export function Section({ ground, labelledBy, children }: SectionProps) {
  return (
    <section className={styles.section} {...{ [GROUND]: ground }} aria-labelledby={labelledBy}>
      <Wrap>{children}</Wrap>
    </section>
  );
}

/** The site's measure: at most 80rem, with a gutter on both sides. */
export function Wrap({ children }: { children: ReactNode }) {
  return <div className={styles.wrap}>{children}</div>;
}

interface SectionHeadProps {
  /** Gives the heading an id, for `labelledBy`. */
  id: string;
  heading: string;
  lead?: string | undefined;
  /** What stands at the end of the line, such as a link. */
  children?: ReactNode;
}

/** The heading of a band, with what belongs beside it. */
export function SectionHead({ id, heading, lead, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h2 id={id}>{heading}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {children}
    </div>
  );
}

import type { ReactNode } from "react";
import styles from "./section.module.css";

interface SectionProps {
  /** The section's background; the page's own if left out. */
  surface?: "ice" | "plaster" | "ink";
  /** The id of the heading that names the section for assistive technology. */
  labelledBy?: string;
  children: ReactNode;
}

/** A full-width section of a page; its content has the site's maximum width. */
export function Section({ surface, labelledBy, children }: SectionProps) {
  return (
    <section className={styles.section} data-surface={surface} aria-labelledby={labelledBy}>
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
  /** What is at the end of the line, such as a link. */
  children?: ReactNode;
}

/** The heading of a section, with what belongs beside it. */
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

import { labels, routes } from "virtual:site";
import type { ComponentProps, ReactNode } from "react";
import type { Picture as PictureData } from "../../schema/fields.ts";
import { MoreLink } from "../more-link/more-link.tsx";
import { Picture } from "../picture/picture.tsx";
import styles from "./section.module.css";

interface SectionProps {
  /** The section's background; the page's own if left out. */
  surface?: "ice" | "plaster" | "ink" | undefined;
  /** The id of the heading that names the section for assistive technology. */
  labelledBy?: string;
  children?: ReactNode;
}

/** A full-width section of a page; its content has the site's maximum width. */
export function Section({ surface, labelledBy, children }: SectionProps) {
  return (
    <section className={styles.section} data-surface={surface} aria-labelledby={labelledBy}>
      <Wrap>{children}</Wrap>
    </section>
  );
}

/** The site's measure: at most 80rem, on very wide screens 90rem, with a gutter on both sides. */
export function Wrap({ children }: { children: ReactNode }) {
  return <div className={styles.wrap}>{children}</div>;
}

interface HeadedSectionProps extends Omit<SectionProps, "labelledBy"> {
  id: string;
  label?: string;
  heading: string;
  lead?: string | undefined;
  /** Where there is more of the same; left out where the site has no such list. */
  more?: ComponentProps<typeof MoreLink> | undefined;
}

/** A section under its heading, which may have a label above it and a link to more of the same beside it. */
export function HeadedSection({ surface, id, label, heading, lead, more, children }: HeadedSectionProps) {
  return (
    <Section surface={surface} labelledBy={id}>
      <div className={styles.head} data-row="">
        <div>
          {label && <p>{label}</p>}
          <h2 id={id}>{heading}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {more && `/${more.to.split("/")[1]}` in routes && <MoreLink {...more} />}
      </div>
      {children}
    </Section>
  );
}

interface BesidePictureProps {
  picture: PictureData | undefined;
  /** On ink the picture is in the second half. */
  surface?: "plaster" | "ink";
  /** Whether the page ends with it: it reaches down to the footer. */
  isClosing?: boolean;
  children: ReactNode;
}

/** A section in one half, and in the other a picture that runs to the screen's edge; on small screens it is above. */
export function BesidePicture({ picture, surface = "plaster", isClosing = false, children }: BesidePictureProps) {
  return (
    <div className={picture && styles.beside} data-surface={surface} data-closing={isClosing || undefined}>
      {picture && (
        <div className={styles.picture} data-screen-only="">
          <Picture picture={picture} sizes="(min-width: 62rem) max(50vw, 54rem), 100vw" />
        </div>
      )}
      {children}
    </div>
  );
}

/** The main column in two thirds, and in the last what stays in view beside it; on small screens that follows the column. */
export function Split({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.split}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.aside} aria-label={labels.navigation.aside}>
        {aside}
      </aside>
    </div>
  );
}

/** A framed box with a few short things in it, one below the other. */
export function Panel({ surface, onlyWide, children }: { surface?: "plaster"; onlyWide?: boolean; children: ReactNode }) {
  return (
    <div className={styles.panel} data-surface={surface} data-only-wide={onlyWide ? "" : undefined}>
      {children}
    </div>
  );
}

import type { ReactNode } from "react";
import type { Picture as PictureData } from "../../schema/fields.ts";
import { Breadcrumb, type BreadcrumbProps } from "../../ui/breadcrumb/breadcrumb.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Wrap } from "../../ui/section/section.tsx";
import styles from "./page-hero.module.css";

interface PageHeroProps extends Omit<BreadcrumbProps, "home"> {
  heading: string;
  lead: string;
  /** A picture that bleeds to the screen's edge beside the words. */
  image?: PictureData | undefined;
  /** A drawing in the picture's place, below the words on a phone. */
  aside?: ReactNode;
  /** Whether what follows the heading, such as a phone number, is the larger thing. */
  hasQuietHeading?: boolean;
  /** Warm for pages about the business, cool for services. */
  surface?: "plaster" | "ice";
  /** What to do next. */
  children?: ReactNode;
}

/** The head of a page: breadcrumb, heading, one sentence, the next step, and a picture if it has one. */
export function PageHero({
  heading,
  lead,
  above,
  current,
  image,
  aside,
  hasQuietHeading = false,
  surface = "plaster",
  children,
}: PageHeroProps) {
  return (
    <div
      className={styles.hero}
      data-surface={surface}
      data-has-picture={image || aside ? "" : undefined}
      data-quiet={hasQuietHeading || undefined}
    >
      {image && (
        <div className={styles.picture}>
          <Picture picture={image} sizes="(min-width: 62rem) 52vw, 100vw" isLcpImage />
        </div>
      )}
      <Wrap>
        <div className={styles.text}>
          <Breadcrumb above={above} current={current} />
          <h1>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
          {children && <div className={styles.next}>{children}</div>}
        </div>
      </Wrap>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}

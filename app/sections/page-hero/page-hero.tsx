import type { ReactNode } from "react";
import type { Picture as PictureData } from "../../schema/fields.ts";
import { Breadcrumb, type BreadcrumbProps } from "../../ui/breadcrumb/breadcrumb.tsx";
import { AirLine } from "../../ui/motif/motif.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Wrap } from "../../ui/section/section.tsx";
import styles from "./page-hero.module.css";

interface PageHeroProps {
  /** Its `picture` bleeds to the screen's edge beside the words. */
  page: { heading: string; lead: string; title: string; picture?: PictureData | undefined } & Pick<BreadcrumbProps, "above">;
  /** Warm for the business, cool for services, plain for text pages, dark for a post. */
  surface?: "plaster" | "ice" | "paper" | "ink";
  /** Fills the other half, on ink, in place of a picture. */
  beside?: ReactNode;
  children?: ReactNode;
}

/** The head of a page: breadcrumb, heading, one sentence, the next step, and a picture. */
export function PageHero({ page, surface, beside, children }: PageHeroProps) {
  const { heading, lead, title, above, picture } = page;
  return (
    <div className={styles.hero} data-surface={surface} data-has-picture={(picture || beside) && ""}>
      {picture && (
        <div className={styles.picture} data-screen-only="">
          {/* As wide as it is before it is cropped to the words' height. */}
          <Picture picture={picture} sizes="(min-width: 62rem) 80vw, 100vw" isLcp />
        </div>
      )}
      <Wrap>
        <div className={styles.text}>
          <Breadcrumb above={above} current={title} />
          <h1>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
          {children && <div className={styles.next}>{children}</div>}
        </div>
      </Wrap>
      {beside && (
        <div className={styles.beside} data-surface="ink">
          {beside}
        </div>
      )}
      {surface === "paper" && <AirLine />}
    </div>
  );
}

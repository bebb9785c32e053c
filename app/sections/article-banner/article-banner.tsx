import { pageWords } from "virtual:page-words";
import { business } from "virtual:site";
import { Calendar, Clock, Printer, UserRound } from "lucide";
import { flag, NEEDS_CODE, SURFACE } from "../../hydration/attributes.ts";
import type { IconShape } from "../../schema/fields.ts";
import { Breadcrumb } from "../../ui/breadcrumb/breadcrumb.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { AirCurve } from "../../ui/motif/motif.tsx";
import { Wrap } from "../../ui/section/section.tsx";
import styles from "./article-banner.module.css";

interface ArticleBannerProps {
  title: string;
  /** Who signs it; left out where only day and read time are shown (BLOG-04). */
  author?: string;
  date: string;
  readTime: string;
  /** Whether a button prints the page. */
  canPrint?: boolean;
}

/** The dark head of an article: breadcrumb, title, author, day and read time (ART-01), and printing, for which a phone's browser has no key. */
export function ArticleBanner({ title, author, date, readTime, canPrint = false }: ArticleBannerProps) {
  const facts: { icon: IconShape; fact: string }[] = [
    { icon: Calendar, fact: date },
    { icon: Clock, fact: readTime },
  ];
  if (author) facts.unshift({ icon: UserRound, fact: author });
  return (
    <div className={styles.banner} {...{ [SURFACE]: "ink" }}>
      <div className={styles.air}>
        <AirCurve />
      </div>
      <Wrap>
        <Breadcrumb items={[{ label: business.name, path: "/" }]} current={pageWords.article.breadcrumb} />
        <h1>{title}</h1>
        <ul className={styles.facts}>
          {facts.map(({ icon, fact }) => (
            <li key={fact}>
              <Icon shape={icon} />
              <span>{fact}</span>
            </li>
          ))}
        </ul>
        {canPrint && (
          <div className={styles.print} {...flag(NEEDS_CODE)}>
            <Button small onClick={() => window.print()}>
              <Icon shape={Printer} />
              {pageWords.article.print}
            </Button>
          </div>
        )}
      </Wrap>
    </div>
  );
}

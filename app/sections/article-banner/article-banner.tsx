import { business, labels } from "virtual:site";
import { Calendar, CalendarCheck, Clock, UserRound } from "lucide";
import type { ReactNode } from "react";
import type { Page } from "../../schema/page.ts";
import { Breadcrumb } from "../../ui/breadcrumb/breadcrumb.tsx";
import { fillPlaceholders } from "../../ui/copy/fill-placeholders.ts";
import { phrasesOf } from "../../ui/copy/phrases.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { AirCurve } from "../../ui/motif/motif.tsx";
import { Wrap } from "../../ui/section/section.tsx";
import styles from "./article-banner.module.css";

type Article = Page<"article">;

interface ArticleBannerProps {
  /** Without an author, day and read time are shown alone (BLOG-04). */
  page: Pick<Article, "title" | "date"> & Partial<Pick<Article, "author" | "checked">>;
  readTime: string;
  children?: ReactNode;
}

/** The dark head of an article: breadcrumb, title, author, day and read time (ART-01). */
export function ArticleBanner({ page: { title, author, date, checked }, readTime, children }: ArticleBannerProps) {
  const facts = [
    { icon: UserRound, fact: author },
    { icon: Calendar, fact: date },
    { icon: CalendarCheck, fact: checked && fillPlaceholders(labels.article.checked, { day: checked }) },
    { icon: Clock, fact: readTime },
  ].filter(({ fact }) => fact);
  return (
    <div className={styles.banner} data-surface="ink">
      <div className={styles.air}>
        <AirCurve />
      </div>
      <Wrap>
        <Breadcrumb home={business.name} current={labels.article.breadcrumb} />
        <h1>{phrasesOf(title)}</h1>
        <ul className={styles.facts} data-row="">
          {facts.map(({ icon, fact }) => (
            <li key={fact}>
              <Icon shape={icon} />
              <span>{fact}</span>
            </li>
          ))}
        </ul>
        {children}
      </Wrap>
    </div>
  );
}

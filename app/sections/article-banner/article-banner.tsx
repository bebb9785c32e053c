import { business, labels } from "virtual:site";
import type { Page } from "../../schema/page.ts";
import { Breadcrumb } from "../../ui/breadcrumb/breadcrumb.tsx";
import { fillPlaceholders } from "../../ui/copy/fill-placeholders.ts";
import { phrasesOf } from "../../ui/copy/phrases.tsx";
import { AirLine } from "../../ui/motif/motif.tsx";
import { Wrap } from "../../ui/section/section.tsx";
import styles from "./article-banner.module.css";

type Article = Page<"article">;

interface ArticleBannerProps {
  /** Without an author, day and read time are shown alone (BLOG-04). */
  page: Pick<Article, "title" | "date"> & Partial<Pick<Article, "author" | "checked">>;
  readTime: string;
}

/** The dark head of an article: breadcrumb, title, author, day and read time over a line of air (ART-01). */
export function ArticleBanner({ page: { title, author, date, checked }, readTime }: ArticleBannerProps) {
  const facts = [author, date, checked && fillPlaceholders(labels.article.checked, { day: checked }), readTime].filter(Boolean);
  return (
    <div className={styles.banner} data-surface="ink">
      <Wrap>
        <Breadcrumb home={business.name} current={labels.article.breadcrumb} />
        <h1>{phrasesOf(title)}</h1>
        <ul data-row="facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <AirLine />
      </Wrap>
    </div>
  );
}

import { business, labels } from "virtual:site";
import type { ReactNode } from "react";
import type { Page } from "../../schema/page.ts";
import { proseHeadings } from "../../schema/prose.ts";
import { Breadcrumb } from "../../ui/breadcrumb/breadcrumb.tsx";
import { fillPlaceholders } from "../../ui/copy/fill-placeholders.ts";
import { AirLine } from "../../ui/motif/motif.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { Split, Wrap } from "../../ui/section/section.tsx";
import { FoldedContents } from "../article-aside/article-aside.tsx";
import styles from "./article.module.css";

type ArticlePage = Page<"article">;

interface ArticleProps {
  /** Without an author, day and read time are shown alone (BLOG-04). */
  page: Pick<ArticlePage, "title" | "date" | "image" | "body"> & Partial<Pick<ArticlePage, "author" | "checked" | "pictures">>;
  readTime: string;
  /** What is noted of the text, above it. */
  note?: ReactNode;
  aside: ReactNode;
  children?: ReactNode;
}

/** A dark head, which the picture overlaps, and below it the text with a side panel (ART-01, ART-02). */
export function Article({ page, readTime, note, aside, children }: ArticleProps) {
  const { title, author, date, checked, image, body, pictures } = page;
  const facts = [author, date, checked && fillPlaceholders(labels.article.checked, { day: checked }), readTime].filter(Boolean);
  return (
    <>
      <div className={styles.banner} data-surface="ink">
        <Wrap>
          <Breadcrumb home={business.name} current={labels.article.breadcrumb} />
          <h1>{title}</h1>
          <ul data-row="facts">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <AirLine />
        </Wrap>
      </div>
      <div className={styles.article}>
        <Wrap>
          <Split aside={aside}>
            <article>
              <div className={styles.picture} data-frame="">
                <Picture picture={image} sizes="(min-width: 62rem) 54rem, 92vw" isLcpImage />
              </div>
              {note && <div className={styles.note}>{note}</div>}
              <FoldedContents headings={proseHeadings(body)} />
              <Prose nodes={body} isBody hasLead pictures={pictures} />
            </article>
            {children}
          </Split>
        </Wrap>
      </div>
    </>
  );
}

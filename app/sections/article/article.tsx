import { business, labels } from "virtual:site";
import type { ReactNode } from "react";
import type { Page } from "../../schema/page.ts";
import { proseHeadings } from "../../schema/prose.ts";
import { Breadcrumb } from "../../ui/breadcrumb/breadcrumb.tsx";
import { Actions } from "../../ui/button/button.tsx";
import { fillPlaceholders } from "../../ui/copy/fill-placeholders.ts";
import { Picture } from "../../ui/picture/picture.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { HeadedSection, Split, Wrap } from "../../ui/section/section.tsx";
import { FoldedContents } from "../article-aside/article-aside.tsx";
import { PostCards } from "../post-cards/post-cards.tsx";
import styles from "./article.module.css";

type ArticlePage = Page<"article">;

interface ArticleProps {
  /** Without an author, day and read time are shown alone (BLOG-04). */
  page: Pick<ArticlePage, "title" | "date" | "image" | "body" | "next"> & Partial<Pick<ArticlePage, "author" | "checked" | "pictures">>;
  readTime: string;
  /** What to do next, below its facts. */
  action?: ReactNode;
  /** What comes between the picture and a text that is about something else. */
  above?: ReactNode;
  aside: ReactNode;
  children?: ReactNode;
}

/** A dark head that the picture overlaps, the text beside a side panel, and other articles (ART-01, ART-02). */
export function Article({ page, readTime, action, above, aside, children }: ArticleProps) {
  const { title, author, date, checked, image, body, pictures, next } = page;
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
          {action && <Actions>{action}</Actions>}
        </Wrap>
      </div>
      <article className={styles.article}>
        <Wrap>
          <div className={styles.picture} data-frame="">
            <Picture picture={image} sizes="(min-width: 62rem) 80rem, 92vw" isLcp />
          </div>
          <Split aside={aside}>
            <div>
              {above}
              <FoldedContents headings={proseHeadings(body)} />
              <Prose nodes={body} isBody hasLead pictures={pictures} />
            </div>
            {children}
          </Split>
        </Wrap>
      </article>
      {next.length > 0 && (
        <HeadedSection surface="ice" id="next" heading={labels.article.next} more={{ to: "/blogs", label: labels.card.allPosts }}>
          <PostCards posts={next} layout="lead" />
        </HeadedSection>
      )}
    </>
  );
}

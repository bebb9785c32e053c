import { labels } from "virtual:site";
import type { ArticleCard } from "../../schema/page.ts";
import { fillPlaceholders } from "../../ui/copy/fill-placeholders.ts";
import { PageLink } from "../../ui/page-link/page-link.tsx";
import { SmallPicture } from "../../ui/picture/picture.tsx";
import styles from "./article-aside.module.css";

/** The headings of the text beside it, as links. */
export function Contents({ headings }: { headings: { id: string; text: string }[] }) {
  return (
    <nav className={styles.contents} data-rail="" aria-label={labels.article.contents}>
      <h2>{labels.article.contents}</h2>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A few articles to read instead, small. */
export function OtherArticles({ heading, articles }: { heading: string; articles: ArticleCard[] }) {
  return (
    <nav className={styles.others} aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {articles.map(({ url, title, readMinutes, image }) => (
          <li key={url}>
            <PageLink to={encodeURI(url)}>
              <span className={styles.picture}>
                <SmallPicture picture={image} />
              </span>
              <span>
                {title}
                <small>{fillPlaceholders(labels.card.readMinutes, { minutes: readMinutes })}</small>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

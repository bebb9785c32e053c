import { words } from "virtual:site";
import type { ArticleCard } from "../../schema/page.ts";
import { PageLink, useLeaving } from "../../ui/page-link/page-link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import styles from "./post-cards.module.css";

interface PostCardsProps {
  posts: ArticleCard[];
  /** The level of the cards' headings. */
  level?: 2 | 3;
  /** A lead with two beside it, a grid of three columns (BLOG-01), or of two (BLOG-02). */
  layout: "lead" | "grid" | "pair";
  /** Whether each card names its author (BLOG-01). */
  author?: string;
  /** Where a card leads, if not to the post's own url (BLOG-02). */
  address?: (post: ArticleCard) => string;
}

/** Posts and articles as cards. */
export function PostCards({ posts, layout, level = 3, author, address = (post) => encodeURI(post.url) }: PostCardsProps) {
  return (
    <ul className={styles.posts} data-layout={layout}>
      {posts.map((post) => (
        <Card key={post.url} post={post} level={level} author={author} to={address(post)} />
      ))}
    </ul>
  );
}

interface CardProps {
  post: ArticleCard;
  level: 2 | 3;
  author: string | undefined;
  to: string;
}

/** Picture, topic, day, read time, title, description; the link covers the card. */
function Card({ post, level, author, to }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <li className={styles.post}>
      <div className={styles.picture} data-leaving={useLeaving(to)}>
        <Picture picture={post.image} sizes="(min-width: 62rem) 46rem, (min-width: 44rem) 46vw, 92vw" isDecoration />
      </div>
      <div className={styles.text}>
        <div className={styles.facts}>
          {post.tag && <span className={styles.tag}>{post.tag}</span>}
          <span>{post.date}</span>
          <span>{words.card.readMinutes.replace("{minutes}", String(post.readMinutes))}</span>
          {author && <span>{`${words.article.author} ${author}`}</span>}
        </div>
        <Heading className={styles.title}>
          <PageLink to={to}>{post.title}</PageLink>
        </Heading>
        <p>{post.desc}</p>
      </div>
    </li>
  );
}

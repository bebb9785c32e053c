import { business, labels } from "virtual:site";
import type { ArticleCard } from "../../schema/page.ts";
import { fillPlaceholders } from "../../ui/copy/fill-placeholders.ts";
import { PageLink } from "../../ui/page-link/page-link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { HeadedSection } from "../../ui/section/section.tsx";
import styles from "./post-cards.module.css";

/** How wide the pictures are rendered, before they are cropped to their boxes, as in the `sizes` attribute. */
const SIZES = { lead: "(min-width: 62rem) 52rem, 92vw", others: "(min-width: 44rem) 27rem, 11rem" };

interface PostCardsProps {
  posts: ArticleCard[];
  /** A large one first, with the others beside and below it, in two columns below it (BLOG-02), or as titles below it; or all as titles. */
  layout: "lead" | "above" | "rail" | "index";
  /** What is about them, and so describes each: the page, which begins with them and names their authors (BLOG-01), or a section of it (BLOG-02). */
  subjectOf?: "page" | "section";
}

/** Posts and articles as cards: picture, topic, read time, title, description. The link covers the card. */
export function PostCards({ posts, layout, subjectOf }: PostCardsProps) {
  const isFirst = subjectOf === "page";
  const Heading = isFirst ? "h2" : "h3";
  const hasPictures = layout === "lead" || layout === "above";
  return (
    <ul className={styles.posts} data-layout={layout} data-subject-of={subjectOf} data-alone={posts.length === 1 || undefined}>
      {posts.map((post, index) => {
        const author = isFirst && `${labels.article.author}\u00a0${business.expertsTeam}`;
        const readTime = post.readMinutes > 0 && fillPlaceholders(labels.card.readMinutes, { minutes: post.readMinutes });
        const isLead = index === 0 && layout !== "index";
        return (
          <li key={post.url} className={isLead ? `${styles.post} ${styles.lead}` : styles.post} data-more-box="">
            {(isLead || hasPictures) && (
              <div className={styles.picture} data-frame="">
                <Picture picture={post.image} sizes={SIZES[isLead ? "lead" : "others"]} isLcp={isFirst && isLead} isDecoration />
              </div>
            )}
            <div>
              <small>{[post.tag, readTime, author].filter(Boolean).join(" · ")}</small>
              <Heading>
                <PageLink to={encodeURI(post.url)}>{post.title}</PageLink>
              </Heading>
              {(subjectOf || (isLead && hasPictures)) && <p>{post.desc}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Other guides, below one. */
export function ReadNext({ posts }: Pick<PostCardsProps, "posts">) {
  if (posts.length === 0) return null;
  return (
    <HeadedSection surface="ice" id="next" heading={labels.article.next} more={{ to: "/blogs", label: labels.card.allPosts }}>
      <PostCards posts={posts} layout="lead" />
    </HeadedSection>
  );
}

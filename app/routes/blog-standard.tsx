import { labels } from "virtual:site";
import { usePage } from "../browser/use-page.ts";
import { PostCards } from "../sections/post-cards/post-cards.tsx";
import { MoreLink } from "../ui/more-link/more-link.tsx";
import { Section, Split } from "../ui/section/section.tsx";
import styles from "./blog-standard.module.css";
import { StandardPage } from "./layouts/standard-page.tsx";

/** The page that the pager shows as current. It does not work, as specified: its items are no links (BLOG-03). */
const CURRENT_PAGE = 3;

/** The posts by subject, with a sidebar and a pager (BLOG-02, BLOG-03). */
export function Component() {
  const page = usePage<"blog-standard">();
  const { groups, others, othersHeading, travel } = page;
  const aside = (
    <div data-ruled="">
      {others.length > 0 && (
        <section>
          <h2>{othersHeading}</h2>
          <PostCards posts={others} layout="index" />
        </section>
      )}
      {travel && <MoreLink to="/blog-detail" label={travel} />}
    </div>
  );
  return (
    <StandardPage page={page} surface="paper" end="line">
      <Section>
        <Split aside={aside}>
          <div className={styles.subjects} data-ruled="">
            {groups.map(({ heading, posts }) => (
              <section key={heading}>
                <h2>{heading}</h2>
                <PostCards posts={posts} layout="subject" />
              </section>
            ))}
            <ul className={styles.pager} data-row="chips" data-screen-only="" aria-label={labels.article.pager}>
              {[1, 2, 3, 4, 5].map((number) => (
                <li key={number} aria-current={number === CURRENT_PAGE ? "page" : undefined}>
                  {number === CURRENT_PAGE ? <b>{number}</b> : number}
                </li>
              ))}
            </ul>
          </div>
        </Split>
      </Section>
    </StandardPage>
  );
}

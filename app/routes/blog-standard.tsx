import { labels } from "virtual:site";
import { usePage } from "../browser/use-page.ts";
import { ContactPanel } from "../sections/contact-panel/contact-panel.tsx";
import { PostCards } from "../sections/post-cards/post-cards.tsx";
import { Section, Split } from "../ui/section/section.tsx";
import styles from "./blog-standard.module.css";
import { StandardPage } from "./layouts/standard-page.tsx";

/** The page that the pager shows as current. It does not work, as specified: its items are no links (BLOG-03). */
const CURRENT_PAGE = 3;

/** How many subjects the sidebar is beside. */
const BESIDE = 2;

/** The posts by subject, with a sidebar beside the first two, and a pager (BLOG-02, BLOG-03). */
export function Component() {
  const page = usePage<"blog-standard">();
  const { groups, others, othersHeading } = page;
  const aside = (
    <div className={styles.side}>
      {others.length > 0 && (
        <section>
          <h2>{othersHeading}</h2>
          <PostCards posts={others} layout="rail" />
        </section>
      )}
      <ContactPanel />
    </div>
  );
  const subjects = groups.map(({ heading, posts }, index) => (
    <section key={heading} className={styles.subject}>
      <h2>{heading}</h2>
      <PostCards posts={posts} layout={index < BESIDE ? "above" : "lead"} subjectOf="section" />
    </section>
  ));
  return (
    <StandardPage page={page} surface="paper" end="none">
      <Section>
        <Split aside={aside}>{subjects.slice(0, BESIDE)}</Split>
      </Section>
      <Section>
        <div data-stack="">
          {subjects.slice(BESIDE)}
          <ul data-row="chips" className={styles.pager} data-screen-only="" aria-label={labels.article.pager}>
            {[1, 2, 3, 4, 5].map((number) => (
              <li key={number} aria-current={number === CURRENT_PAGE ? "page" : undefined}>
                {number === CURRENT_PAGE ? <b>{number}</b> : number}
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </StandardPage>
  );
}

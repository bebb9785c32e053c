import { labels } from "virtual:site";
import { usePage } from "../browser/use-page.ts";
import { ContactPanel } from "../sections/contact-panel/contact-panel.tsx";
import { PostCards } from "../sections/post-cards/post-cards.tsx";
import { MoreLink } from "../ui/more-link/more-link.tsx";
import { Section, Split } from "../ui/section/section.tsx";
import styles from "./blog-standard.module.css";
import { StandardPage } from "./layouts/standard-page.tsx";

/** The pages that the pager names, and the one it shows as current. It does not work, as specified: its items are no links (BLOG-03). */
const PAGER = [1, 2, 3, 4, 5];
const CURRENT_PAGE = 3;

/** The posts with a sidebar and a pager (BLOG-02, BLOG-03). */
export function Component() {
  const page = usePage<"blog-standard">();
  const { othersHeading, postCards, others, travelTitle } = page;
  const aside = (
    <>
      <ContactPanel />
      {others.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others">{othersHeading}</h2>
          <PostCards posts={others} layout="small" />
        </section>
      )}
      {travelTitle && <MoreLink to="/blog-detail" label={travelTitle} />}
    </>
  );
  return (
    <StandardPage page={page}>
      <Section>
        <Split aside={aside}>
          <PostCards posts={postCards} layout="rows" isFirst />
          <ul className={styles.pager} data-row="chips" data-screen-only="" aria-label={labels.article.pager}>
            {PAGER.map((number) => (
              <li key={number} aria-current={number === CURRENT_PAGE ? "page" : undefined}>
                {number}
              </li>
            ))}
          </ul>
        </Split>
      </Section>
    </StandardPage>
  );
}

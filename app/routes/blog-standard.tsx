import { labels } from "virtual:site";
import { usePage } from "../browser/use-page.ts";
import { ContactPanel } from "../sections/contact-panel/contact-panel.tsx";
import { PostCards } from "../sections/post-cards/post-cards.tsx";
import { LinkList } from "../ui/more-link/more-link.tsx";
import { Panel, Section, Split } from "../ui/section/section.tsx";
import styles from "./blog-standard.module.css";
import { StandardPage } from "./layouts/standard-page.tsx";

/** The pages that the pager names, and the one it shows as current. It does not work, as specified: its items are no links (BLOG-03). */
const PAGER = [1, 2, 3, 4, 5];
const CURRENT_PAGE = 3;

/** The posts with a sidebar and a pager (BLOG-02, BLOG-03). */
export function Component() {
  const page = usePage<"blog-standard">();
  const { sidebar, postCards, others } = page;
  const aside = (
    <>
      <ContactPanel />
      <Panel>
        <h2>{sidebar.aboutHeading}</h2>
        <p>{sidebar.about}</p>
      </Panel>
      {others.length > 0 && (
        <nav data-rail="" aria-label={sidebar.recentHeading}>
          <h2>{sidebar.recentHeading}</h2>
          <LinkList links={others.map(({ url, title }) => ({ label: title, link: encodeURI(url) }))} />
        </nav>
      )}
    </>
  );
  return (
    <StandardPage page={page} surface="paper">
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

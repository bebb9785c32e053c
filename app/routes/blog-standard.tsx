import { labels } from "virtual:site";
import { usePage } from "../browser/use-page.ts";
import { PostCards } from "../sections/post-cards/post-cards.tsx";
import { LinkList, MoreLink } from "../ui/more-link/more-link.tsx";
import { WidePicture } from "../ui/picture/picture.tsx";
import { Section, Split } from "../ui/section/section.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

/** The page that the pager shows as current. It does not work, as specified: its items are no links (BLOG-03). */
const CURRENT_PAGE = 3;

/** The posts by subject, with a sidebar and a pager (BLOG-02, BLOG-03). */
export function Component() {
  const page = usePage<"blog-standard">();
  const aside = (
    <div data-ruled="">
      {page.others.length > 0 && (
        <section>
          <h2>{page.othersHeading}</h2>
          <LinkList look="index" links={page.others.map(({ title, url }) => ({ label: title, link: encodeURI(url) }))} />
        </section>
      )}
      {page.travel && (
        <div data-more-box="">
          <WidePicture picture={page.travel.image} sizes="(min-width: 62rem) 27rem, 92vw" />
          <MoreLink to="/blog-detail" label={page.travel.title} />
        </div>
      )}
    </div>
  );
  return (
    <StandardPage page={page} end="line">
      <Section>
        <Split aside={aside}>
          <div data-ruled="">
            {page.groups.map(({ heading, posts }) => (
              <section key={heading} data-grid="beside">
                <div>
                  <h2>{heading}</h2>
                  {posts[0] && <WidePicture picture={posts[0].image} sizes="17rem" onlyWide />}
                </div>
                <PostCards posts={posts} layout="rows" />
              </section>
            ))}
            <ul data-row="chips" data-screen-only="" aria-label={labels.article.pager}>
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

import { usePage } from "../browser/use-page.ts";
import { OtherArticles } from "../sections/article-aside/article-aside.tsx";
import { Pager } from "../sections/pager/pager.tsx";
import { PostCards } from "../sections/post-cards/post-cards.tsx";
import { Panel, Section, Split } from "../ui/section/section.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

/** The posts with a sidebar and a pager that does not work (BLOG-02, BLOG-03). */
export function Component() {
  const page = usePage<"blog-standard">();
  const { sidebar, postCards, others } = page;
  const aside = (
    <>
      <Panel>
        <h2>{sidebar.aboutHeading}</h2>
        <p>{sidebar.about}</p>
      </Panel>
      <OtherArticles heading={sidebar.recentHeading} articles={others} />
    </>
  );
  return (
    <StandardPage page={page}>
      <Section>
        <Split asideLast aside={aside}>
          <PostCards posts={postCards} layout="rows" isFirst />
          <Pager />
        </Split>
      </Section>
    </StandardPage>
  );
}

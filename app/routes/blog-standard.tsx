import { usePage } from "../browser/use-page.ts";
import { OtherArticles } from "../sections/article-aside/article-aside.tsx";
import { Pager } from "../sections/pager/pager.tsx";
import { PostCards } from "../sections/post-cards/post-cards.tsx";
import { WriterCard } from "../sections/writer-card/writer-card.tsx";
import { Section, Split } from "../ui/section/section.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

/** The posts with a sidebar and a pager that does not work (BLOG-02, BLOG-03). */
export function Component() {
  const page = usePage<"blog-standard">();
  const { sidebar, postCards, others } = page;
  const aside = (
    <>
      <WriterCard name={sidebar.aboutHeading} about={sidebar.about} />
      <OtherArticles heading={sidebar.recentHeading} articles={others} />
    </>
  );
  return (
    <StandardPage page={page}>
      <Section>
        <Split aside={aside}>
          <PostCards posts={postCards} layout="rows" isFirst />
          <Pager />
        </Split>
      </Section>
    </StandardPage>
  );
}

import { usePage } from "../browser/use-page.ts";
import type { ArticleCard } from "../schema/page.ts";
import { OtherArticles } from "../sections/article-aside/article-aside.tsx";
import { Pager } from "../sections/pager/pager.tsx";
import { PostCards } from "../sections/post-cards/post-cards.tsx";
import { WriterCard } from "../sections/writer-card/writer-card.tsx";
import { Section, Split } from "../ui/section/section.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

/** The posts with a sidebar and a pager that does not work (BLOG-02, BLOG-03). */
export function Component() {
  const page = usePage<"blog-standard">();
  const { sidebar, postCards, others, travelCard } = page;
  const detailAddress = ({ id, url }: ArticleCard) => (travelCard ? `/blog-detail/${id}` : encodeURI(url));
  const aside = (
    <>
      <WriterCard name={sidebar.aboutHeading} about={sidebar.about} />
      <OtherArticles heading={sidebar.recentHeading} articles={[...others, ...(travelCard ? [travelCard] : [])]} />
    </>
  );
  return (
    <StandardPage page={page}>
      <Section>
        <Split aside={aside}>
          <PostCards posts={postCards} layout="rows" isFirst address={detailAddress} note={travelCard && page.note} />
          <Pager />
        </Split>
      </Section>
    </StandardPage>
  );
}

import { business, labels } from "virtual:site";
import { usePage } from "../browser/use-page.ts";
import type { ArticleCard } from "../schema/page.ts";
import { OtherArticles } from "../sections/article-aside/article-aside.tsx";
import { ContactPanel } from "../sections/contact-panel/contact-panel.tsx";
import { PageHero } from "../sections/page-hero/page-hero.tsx";
import { Pager } from "../sections/pager/pager.tsx";
import { PostCards } from "../sections/post-cards/post-cards.tsx";
import { WriterCard } from "../sections/writer-card/writer-card.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { homeBreadcrumb } from "../ui/breadcrumb/home-breadcrumb.ts";
import { Section } from "../ui/section/section.tsx";
import { Split } from "../ui/split/split.tsx";

/** The posts with a sidebar and a pager that does not work (BLOG-02, BLOG-03). */
export function Component() {
  const page = usePage<"blog-standard">();
  const { sidebar, postCards } = page;
  const detailAddress = ({ url }: ArticleCard) => `/blog-detail/${postCards.find((post) => post.url === url)?.id}`;
  const recent = postCards.slice(-3).map((post) => ({ ...post, url: detailAddress(post) }));
  const aside = (
    <>
      <WriterCard name={sidebar.aboutHeading} about={sidebar.about} />
      <OtherArticles heading={sidebar.recentHeading} articles={[...recent, page.travelCard]} />
      <ContactPanel heading={labels.article.talk} />
    </>
  );
  return (
    <>
      <PageHead page={page} />
      <PageHero heading={page.heading} lead={page.lead} breadcrumb={homeBreadcrumb} current={page.title} />
      <Section>
        <Split aside={aside}>
          <PostCards posts={postCards} layout="pair" isFirstLcpImage author={business.expertsTeam} address={detailAddress} level={2} />
          <Pager />
        </Split>
      </Section>
    </>
  );
}

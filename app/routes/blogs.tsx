import { business, words } from "virtual:site";
import { usePage } from "../navigation/use-page.ts";
import { CallToAction } from "../sections/call-to-action/call-to-action.tsx";
import { PageHero } from "../sections/page-hero/page-hero.tsx";
import { PostCards } from "../sections/post-cards/post-cards.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { homeBreadcrumb } from "../ui/breadcrumb/home-breadcrumb.ts";
import { MoreLink } from "../ui/more-link/more-link.tsx";
import { Section, SectionHead } from "../ui/section/section.tsx";
import { Stack } from "../ui/stack/stack.tsx";

/** The posts as a grid of cards (BLOG-01), and below them the articles. */
export function Component() {
  const page = usePage<"blogs">();
  return (
    <>
      <PageHead page={page} />
      <PageHero heading={page.heading} lead={page.lead} breadcrumb={homeBreadcrumb} current={page.title} />
      <Section>
        <Stack>
          <PostCards posts={page.postCards} layout="grid" sharesPictures isFirstLcpImage author={business.expertsTeam} level={2} />
          <MoreLink to="/blog-standard" label={words.card.postsWithSidebar} />
        </Stack>
      </Section>
      <Section surface="ice" labelledBy="articles">
        <SectionHead id="articles" heading={page.articles.heading} lead={page.articles.lead} />
        <PostCards posts={page.articleCards} layout="grid" sharesPictures author={business.expertsTeam} />
      </Section>
      <CallToAction />
    </>
  );
}

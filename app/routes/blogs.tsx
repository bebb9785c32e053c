import { routes } from "virtual:site";
import { Rss } from "lucide";
import { usePage } from "../browser/use-page.ts";
import { KindRow } from "../sections/kind-row/kind-row.tsx";
import { PostCards } from "../sections/post-cards/post-cards.tsx";
import { FEED } from "../seo/feed.ts";
import { ButtonLink } from "../ui/button/button.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { MoreLink } from "../ui/more-link/more-link.tsx";
import { HeadedSection, Section } from "../ui/section/section.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

/** The posts as a grid of cards (BLOG-01), and below them the articles; or those of both that are of one kind (LIST-01). */
export function Component() {
  const page = usePage<"blogs">();
  return (
    <StandardPage page={page} next={<KindRow page={page} />} end="line">
      {page.postCards.length > 0 && (
        <Section>
          <div data-stack="">
            <PostCards posts={page.postCards} layout="lead" subjectOf="page" />
            {!page.above && "/blog-standard" in routes && <MoreLink to="/blog-standard" label={page.sidebarLabel} />}
          </div>
        </Section>
      )}
      {page.articles && page.articleCards.length > 0 && (
        <HeadedSection surface="ice" id="articles" {...page.articles}>
          <div data-stack="">
            <PostCards posts={page.articleCards} layout="index" />
            <ButtonLink to={FEED.path} small isDocument>
              <Icon shape={Rss} />
              {page.feedLabel}
            </ButtonLink>
          </div>
        </HeadedSection>
      )}
    </StandardPage>
  );
}

import { business, labels } from "virtual:site";
import { usePage } from "../browser/use-page.ts";
import { proseHeadings } from "../schema/prose.ts";
import { Article } from "../sections/article/article.tsx";
import { Contents } from "../sections/article-aside/article-aside.tsx";
import { CallToAction } from "../sections/call-to-action/call-to-action.tsx";
import { PageHero } from "../sections/page-hero/page-hero.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { Actions, ButtonLink } from "../ui/button/button.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { Panel } from "../ui/section/section.tsx";

/** The head of a post, with a link to it, and below it a text that is the same for every id (BLOG-04 to BLOG-07). */
export function Component() {
  const page = usePage<"blog-detail">();
  const aside = (
    <>
      <Panel>
        <h2>{page.writer.name}</h2>
        <p>{page.writer.about}</p>
        {/* Pictures, not links: they lead nowhere, as specified (BLOG-07). */}
        {page.writer.socials.length > 0 && (
          <div data-row="chips" aria-hidden="true">
            {page.writer.socials.map(({ name, icon }) => (
              <Icon key={name} shape={icon} />
            ))}
          </div>
        )}
      </Panel>
      <Contents headings={proseHeadings(page.body)} />
    </>
  );
  const { postTitle: heading, date, image: picture, defaultTitle, defaultImage, guidePath } = page;
  const readTime = labels.article.detailReadMinutes;
  const post = { heading, lead: `${date} · ${readTime}`, title: labels.article.breadcrumb, home: business.name, picture, above: undefined };
  const head = guidePath && (
    <PageHero page={post} surface="ink">
      <p>{page.guideNote}</p>
      <Actions>
        <ButtonLink to={encodeURI(guidePath)} look="gold">
          {page.guideLabel}
        </ButtonLink>
      </Actions>
    </PageHero>
  );
  return (
    <>
      <PageHead page={page} />
      <Article page={{ ...page, title: defaultTitle, image: defaultImage }} readTime={readTime} head={head} aside={aside} />
      <CallToAction surface="plaster" />
    </>
  );
}

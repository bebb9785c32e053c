import { labels } from "virtual:site";
import { usePage } from "../browser/use-page.ts";
import { proseHeadings } from "../schema/prose.ts";
import { Article } from "../sections/article/article.tsx";
import { Contents } from "../sections/article-aside/article-aside.tsx";
import { CallToAction } from "../sections/call-to-action/call-to-action.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { Actions, ButtonLink } from "../ui/button/button.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { Panel } from "../ui/section/section.tsx";

/** A post's title and day over a link to it and a text that is the same for every id (BLOG-04 to BLOG-07). */
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
  const note = page.guidePath && (
    <Actions>
      <p>{page.guideNote}</p>
      <ButtonLink to={encodeURI(page.guidePath)} look="gold">
        {page.guideLabel}
      </ButtonLink>
    </Actions>
  );
  const elsewhere = note ? { note, ownTitle: page.defaultTitle } : undefined;
  return (
    <>
      <PageHead page={page} />
      <Article page={{ ...page, title: page.postTitle }} readTime={labels.article.detailReadMinutes} elsewhere={elsewhere} aside={aside} />
      <CallToAction />
    </>
  );
}

import { labels } from "virtual:site";
import { usePage } from "../browser/use-page.ts";
import { proseHeadings } from "../schema/prose.ts";
import { Article } from "../sections/article/article.tsx";
import { Contents } from "../sections/article-aside/article-aside.tsx";
import { CallToAction } from "../sections/call-to-action/call-to-action.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { ButtonLink } from "../ui/button/button.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { Panel } from "../ui/section/section.tsx";
import styles from "./blog-detail.module.css";

/** A post's title, day and picture, with a link to it, and below them a text that is the same for every id (BLOG-04 to BLOG-07). */
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
  const { postTitle, defaultTitle, guidePath } = page;
  const action = guidePath && (
    <ButtonLink to={encodeURI(guidePath)} look="gold">
      {page.guideLabel}
    </ButtonLink>
  );
  const above = guidePath && (
    <div className={styles.above}>
      <p>{page.guideNote}</p>
      <h2>{defaultTitle}</h2>
    </div>
  );
  return (
    <>
      <PageHead page={page} />
      <Article
        page={{ ...page, title: postTitle }}
        readTime={labels.article.detailReadMinutes}
        action={action}
        above={above}
        aside={aside}
      />
      <CallToAction surface="plaster" />
    </>
  );
}

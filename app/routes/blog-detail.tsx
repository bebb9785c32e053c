import { business, labels } from "virtual:site";
import { usePage } from "../browser/use-page.ts";
import { proseHeadings } from "../schema/prose.ts";
import { Article } from "../sections/article/article.tsx";
import { Contents } from "../sections/article-aside/article-aside.tsx";
import { CallToAction } from "../sections/call-to-action/call-to-action.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { Breadcrumb } from "../ui/breadcrumb/breadcrumb.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { MoreLink } from "../ui/more-link/more-link.tsx";
import { Picture } from "../ui/picture/picture.tsx";
import { Panel, Wrap } from "../ui/section/section.tsx";
import styles from "./blog-detail.module.css";

/** A post, small, with a link to it, and below it its day over a text that is the same for every id (BLOG-04 to BLOG-07). */
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
  const { postTitle: heading, image: picture, defaultTitle, defaultImage, guidePath } = page;
  const head = guidePath && (
    <div data-surface="plaster">
      <Wrap>
        <Breadcrumb home={business.name} current={labels.article.breadcrumb} />
        <div className={styles.post} data-row="">
          <div data-frame="">
            <Picture picture={picture} sizes="7rem" />
          </div>
          <h1>{heading}</h1>
          <p>{page.guideNote}</p>
          <MoreLink to={encodeURI(guidePath)} label={page.guideLabel} />
        </div>
      </Wrap>
    </div>
  );
  return (
    <>
      <PageHead page={page} />
      <Article
        page={{ ...page, title: defaultTitle, image: defaultImage }}
        readTime={labels.article.detailReadMinutes}
        head={head}
        aside={aside}
      />
      <CallToAction surface="plaster" />
    </>
  );
}

import { labels } from "virtual:site";
import { usePage } from "../browser/use-page.ts";
import { ReadNext } from "../sections/post-cards/post-cards.tsx";
import { Actions, ButtonLink } from "../ui/button/button.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { Prose } from "../ui/prose/prose.tsx";
import { BesidePicture, HeadedSection, Panel, Section } from "../ui/section/section.tsx";
import styles from "./blog-detail.module.css";
import { StandardPage } from "./layouts/standard-page.tsx";

/** A post's title, day and picture, with a link to it; below, a column about travel that is the same for every id, and its writer (BLOG-04 to BLOG-07). */
export function Component() {
  const page = usePage<"blog-detail">();
  const { guidePath, column, writer } = page;
  const facts = (
    <Actions>
      {guidePath && (
        <ButtonLink to={guidePath} look="gold">
          {page.guideLabel}
        </ButtonLink>
      )}
      <p>{[page.date, labels.article.detailReadMinutes].join(" · ")}</p>
    </Actions>
  );
  return (
    <StandardPage page={page} surface="ink" next={facts} end="none">
      {guidePath && (
        <BesidePicture picture={page.defaultImage}>
          <HeadedSection id="column" heading={page.defaultTitle} {...column} />
        </BesidePicture>
      )}
      <Section>
        <div className={styles.column} data-grid="">
          <Prose nodes={page.body} isBody />
          <aside aria-label={labels.navigation.aside}>
            <Panel>
              <h2>{writer.name}</h2>
              <p>{writer.about}</p>
              {/* Pictures, not links: they lead nowhere, as specified (BLOG-07). */}
              <div data-row="chips" aria-hidden="true">
                {writer.socials.map(({ name, icon }) => (
                  <Icon key={name} shape={icon} />
                ))}
              </div>
            </Panel>
          </aside>
        </div>
      </Section>
      <ReadNext posts={page.next} layout="index" />
    </StandardPage>
  );
}

import { labels } from "virtual:site";
import { usePage } from "../browser/use-page.ts";
import { ReadNext } from "../sections/post-cards/post-cards.tsx";
import { ButtonLink } from "../ui/button/button.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { LinkList } from "../ui/more-link/more-link.tsx";
import { WidePicture } from "../ui/picture/picture.tsx";
import { Prose } from "../ui/prose/prose.tsx";
import { HeadedSection, Panel, Section, Split } from "../ui/section/section.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

/** A post's title, day and picture, with links to it and its parts; last, a column about travel that is the same for every id (BLOG-04 to BLOG-07). */
export function Component() {
  const page = usePage<"blog-detail">();
  const { guidePath, parts, column, writer } = page;
  const facts = (
    <>
      <p>{[page.date, labels.article.detailReadMinutes].join(" · ")}</p>
      {guidePath && (
        <ButtonLink to={guidePath} look="gold">
          {page.guideLabel}
        </ButtonLink>
      )}
    </>
  );
  const aside = (
    <>
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
      {guidePath && <WidePicture picture={page.defaultImage} sizes="(min-width: 62rem) 27rem, 92vw" />}
    </>
  );
  const text = (
    <Split aside={aside}>
      <Prose nodes={page.body} isBody hasLead />
    </Split>
  );
  return (
    <StandardPage page={page} surface="ink" next={facts}>
      {parts.length > 0 && (
        <HeadedSection id="parts" heading={page.partsHeading}>
          <LinkList look="columns" links={parts.map(({ id, text }) => ({ label: text, link: `${guidePath}#${id}` }))} />
        </HeadedSection>
      )}
      {guidePath && <ReadNext posts={page.next} />}
      {guidePath ? (
        <HeadedSection id="column" heading={page.defaultTitle} {...column}>
          {text}
        </HeadedSection>
      ) : (
        <Section>{text}</Section>
      )}
      {!guidePath && <ReadNext posts={page.next} />}
    </StandardPage>
  );
}

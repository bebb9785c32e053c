import { labels } from "virtual:site";
import { usePage } from "../browser/use-page.ts";
import type { Page } from "../schema/page.ts";
import { ReadNext } from "../sections/post-cards/post-cards.tsx";
import { Actions, ButtonLink } from "../ui/button/button.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { Horizon } from "../ui/motif/motif.tsx";
import { Picture } from "../ui/picture/picture.tsx";
import { Prose } from "../ui/prose/prose.tsx";
import { HeadedSection, Panel, Section, Split } from "../ui/section/section.tsx";
import styles from "./blog-detail.module.css";
import { StandardPage } from "./layouts/standard-page.tsx";

/**
 * A post's title, day and picture, with a link to it; below, a column about travel that is the same for every id, under its own picture, its
 * quotation and what follows under the mountain, and its writer (BLOG-04 to BLOG-07).
 */
export function Component() {
  const page = usePage<"blog-detail">();
  const { guidePath, column } = page;
  const quoteAt = page.body.findIndex(([tag]) => tag === "blockquote");
  const [opening, rest] = quoteAt < 0 ? [page.body, []] : [page.body.slice(0, quoteAt), page.body.slice(quoteAt)];
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
  const cutting = guidePath ? (
    <div className={styles.cutting} data-frame="" data-only-wide="">
      <Picture picture={page.image} sizes="27rem" />
    </div>
  ) : undefined;
  const text = (
    <>
      <Prose nodes={opening.slice(0, 1)} isBody hasLead />
      <Split aside={<Writer {...page.writer} />}>
        <Prose nodes={opening.slice(1)} isBody />
      </Split>
    </>
  );
  return (
    <StandardPage page={page} surface="ink" next={facts} beside={cutting} end="none">
      <div className={styles.spread}>
        <Picture picture={page.defaultImage} sizes="100vw" isLcp />
        {guidePath ? (
          <HeadedSection id="column" heading={page.defaultTitle} {...column}>
            {text}
          </HeadedSection>
        ) : (
          <Section>{text}</Section>
        )}
      </div>
      {rest.length > 0 && (
        <Section surface="ink">
          <div className={styles.board}>
            <Horizon />
            <Prose nodes={rest} isBody />
          </div>
        </Section>
      )}
      <ReadNext posts={page.next} />
    </StandardPage>
  );
}

/** Who wrote the column. The icons are pictures, not links: they lead nowhere, as specified (BLOG-07). */
const Writer = ({ name, about, socials }: Page<"blog-detail">["writer"]) => (
  <Panel surface="plaster">
    <h2>{name}</h2>
    <p>{about}</p>
    <div data-row="chips" aria-hidden="true">
      {socials.map((network) => (
        <Icon key={network.name} shape={network.icon} />
      ))}
    </div>
  </Panel>
);

import { usePage } from "../browser/use-page.ts";
import type { Page } from "../schema/page.ts";
import { type Prose as ProseNodes, partsAt, proseHeadings, splitAt } from "../schema/prose.ts";
import { FoldedContents } from "../sections/article-aside/article-aside.tsx";
import { Counters } from "../sections/counters/counters.tsx";
import { Emergencies } from "../sections/emergencies/emergencies.tsx";
import { People } from "../sections/people/people.tsx";
import { Testimonials } from "../sections/testimonials/testimonials.tsx";
import { Actions } from "../ui/button/button.tsx";
import { CallButton } from "../ui/phone/phone.tsx";
import { WidePicture } from "../ui/picture/picture.tsx";
import { Prose } from "../ui/prose/prose.tsx";
import { Columns, Section } from "../ui/section/section.tsx";
import { Accordion } from "../widgets/accordion/accordion.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";
import styles from "./text.module.css";

const QUESTIONS_ID = "questions";

/** A page with one long text, each heading beside its part, and above it links to these (ABOUT-01, TERMS-01, PRIV-01, RT-07). */
export function Component() {
  const page = usePage<"text">();
  const { isWide, questionsHeading, testimonialsHeading } = page;
  const isEmergency = page.path === "/support";
  const [body, cards] = splitAt(page.body, page.cards);
  const [intro, ...parts] = isWide ? partsAt(body, "h2") : [body];
  const headings = [...proseHeadings(body), ...(questionsHeading ? [{ id: QUESTIONS_ID, text: questionsHeading }] : [])];
  const next = isEmergency ? (
    <Actions>
      <CallButton look="ink" />
    </Actions>
  ) : (
    cards.length > 0 && <ProseCards nodes={cards} />
  );
  return (
    <StandardPage page={page} next={next}>
      {isEmergency && cards.length > 0 && <Emergencies nodes={cards} />}
      {intro.length > 0 && (
        <Section>
          {!isWide && <FoldedContents headings={headings} hasRow />}
          <Prose nodes={intro} isBody hasLead inColumns="measure" pictures={isWide ? [] : page.pictures} />
        </Section>
      )}
      <People {...page} />
      {page.promise && page.owner && (
        <Section surface="ink">
          <div data-grid="2">
            <figure>
              <Prose nodes={[["blockquote", ["p", page.promise]]]} />
              <figcaption>{page.owner}</figcaption>
            </figure>
            <Counters counters={page.counters ?? []} />
          </div>
        </Section>
      )}
      <TextParts parts={parts} pictures={page.pictures} />
      {questionsHeading && page.faqs && (
        <Section surface="ice" labelledBy={QUESTIONS_ID}>
          <Columns>
            <h2 id={QUESTIONS_ID}>{questionsHeading}</h2>
            <Accordion name="question" items={page.faqs} />
          </Columns>
        </Section>
      )}
      {testimonialsHeading && page.testimonialItems && <Testimonials heading={testimonialsHeading} items={page.testimonialItems} />}
    </StandardPage>
  );
}

/** A part of a text in short, under a page's heading: each of its ### parts under a rule. */
function ProseCards({ nodes }: { nodes: ProseNodes }) {
  const [head, ...cards] = partsAt(nodes, "h3");
  return (
    <div className={styles.cards}>
      <Prose nodes={head} />
      <div data-grid="" data-ruled="">
        {cards.map((card, index) => (
          <Prose key={index} nodes={card} />
        ))}
      </div>
    </div>
  );
}

/**
 * The ## parts of a text across the page, every second one on ice. Each but the first has a picture, as long as there are some: on ice beside
 * its text, otherwise below it.
 */
function TextParts({ parts, pictures }: { parts: ProseNodes[]; pictures: Page<"text">["pictures"] }) {
  return parts.map((part, index) => {
    const [head, ...points] = partsAt(part, "h3");
    const picture = pictures[index - 1];
    const isOnIce = index % 2 === 1;
    return (
      <Section key={index} {...(isOnIce && { surface: "ice" })}>
        <div className={styles.part} data-grid={isOnIce && picture ? "2" : undefined}>
          <Prose nodes={head} isBody hasLead={isOnIce} />
          {points.length > 0 && (
            <div className={styles.points} data-grid="2" data-ruled="">
              {points.map((point, place) => (
                <Prose key={place} nodes={point} isBody />
              ))}
            </div>
          )}
          {picture && <WidePicture picture={picture} sizes="(min-width: 62rem) 80rem, 92vw" />}
        </div>
      </Section>
    );
  });
}

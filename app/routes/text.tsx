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
  const [intro, ...parts] = partsAt(body, "h2");
  const headings = [...proseHeadings(body), ...(questionsHeading ? [{ id: QUESTIONS_ID, text: questionsHeading }] : [])];
  const contents = !isWide && <FoldedContents headings={headings} hasRow />;
  const call = (
    <Actions>
      <CallButton look="gold" />
    </Actions>
  );
  return (
    <StandardPage page={page} next={isEmergency ? call : intro.length === 0 && contents}>
      {cards.length > 0 &&
        (isEmergency ? (
          <Emergencies nodes={cards} />
        ) : (
          <Section surface="ink">
            <Part nodes={cards} />
          </Section>
        ))}
      {intro.length > 0 && (
        <Section>
          <div data-grid="2">
            <Prose nodes={intro.slice(0, 1)} isBody hasLead />
            {intro.length > 1 && <Prose nodes={intro.slice(1)} isBody />}
            {contents}
          </div>
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
      <TextParts parts={parts} page={page} />
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

/** A part of a text, its ### parts beside each other under a rule each, or with a picture each. */
function Part({ nodes, hasLead = false, pictures = [] }: { nodes: ProseNodes; hasLead?: boolean; pictures?: Page<"text">["pictures"] }) {
  const [head, ...points] = partsAt(nodes, "h3");
  return (
    <>
      <Prose nodes={head} isBody hasLead={hasLead} />
      {points.length > 0 && (
        <div className={styles.points} data-grid={points.length % 3 === 0 ? "" : "2"} data-ruled="">
          {points.map((point, index) => (
            <div key={index}>
              {pictures[index] && <WidePicture picture={pictures[index]} sizes="(min-width: 62rem) 27rem, 11rem" />}
              <Prose nodes={point} isBody />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

/**
 * The ## parts of a text across the page, every second one on ice. Each but the first may have a picture: on ice beside its text, otherwise below
 * it. A part without ### parts or a picture has its heading beside two columns.
 */
function TextParts({ parts, page: { pictures, pointPictures, isWide } }: { parts: ProseNodes[]; page: Page<"text"> }) {
  return parts.map((part, index) => {
    const picture = pictures[index - 1];
    const isOnIce = index % 2 === 1;
    return (
      <Section key={index} {...(isOnIce && { surface: "ice" })}>
        {picture || part.some(([name]) => name === "h3") ? (
          <div className={styles.part} data-grid={isOnIce && picture ? "2" : undefined}>
            <Part nodes={part} hasLead={isOnIce && isWide} pictures={index === 0 ? pointPictures : []} />
            {picture && <WidePicture picture={picture} sizes="(min-width: 62rem) 80rem, 92vw" />}
          </div>
        ) : (
          <Columns>
            <Prose nodes={part.slice(0, 1)} />
            <Prose nodes={part.slice(1)} isBody />
          </Columns>
        )}
      </Section>
    );
  });
}

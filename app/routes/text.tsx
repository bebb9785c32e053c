import { usePage } from "../browser/use-page.ts";
import type { Page } from "../schema/page.ts";
import { type Prose as ProseNodes, partsAt, proseHeadings, splitAt } from "../schema/prose.ts";
import { Contents } from "../sections/article-aside/article-aside.tsx";
import { Counters } from "../sections/counters/counters.tsx";
import { Emergencies, FirstEmergency } from "../sections/emergencies/emergencies.tsx";
import { OpenNow } from "../sections/opening/open-now.tsx";
import { Testimonials } from "../sections/testimonials/testimonials.tsx";
import { More } from "../ui/more/more.tsx";
import { PhoneLink } from "../ui/phone/phone.tsx";
import { WidePicture } from "../ui/picture/picture.tsx";
import { PartsInRows, Prose } from "../ui/prose/prose.tsx";
import { BesidePicture, Section } from "../ui/section/section.tsx";
import { Accordion } from "../widgets/accordion/accordion.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";
import styles from "./text.module.css";

const EMERGENCY = { next: [<PhoneLink key="phone" size="section" />, <OpenNow key="hours" />], end: "none" } as const;
const WIDE = "(min-width: 62rem) 54rem, 92vw";

/** A page with one long text: links to its parts above its clauses, or its parts across the page (ABOUT-01, TERMS-01, PRIV-01, RT-07). */
export function Component() {
  const page = usePage<"text">();
  const { isWide, isLegal, isEmergency, questionsHeading, testimonialsHeading } = page;
  const [body, cards] = splitAt(page.body, page.cards);
  const [intro, ...parts] = partsAt(body, "h2");
  const headings = [
    ...proseHeadings(body, ["h2", "h3"]),
    ...(questionsHeading ? [{ id: "questions", title: questionsHeading, level: "h2" }] : []),
  ];
  return (
    <StandardPage
      page={page}
      {...(isLegal ? { surface: "paper", end: "line" } : isEmergency && { ...EMERGENCY, beside: <FirstEmergency nodes={cards} /> })}
    >
      {isEmergency && cards.length > 0 && <Emergencies nodes={cards} />}
      {!isEmergency && cards.length > 0 && (
        <Section surface="plaster">
          <Part nodes={cards} />
        </Section>
      )}
      {isWide && intro.length > 0 && (
        <Section>
          <div data-grid="2">
            <Prose nodes={intro.slice(0, 1)} isBody hasLead />
            {intro.length > 1 && <Prose nodes={intro.slice(1)} isBody />}
          </div>
        </Section>
      )}
      <OwnersPromise page={page} />
      {isWide ? (
        <WideParts parts={parts} page={page} />
      ) : (
        <Section>
          <div className={styles.legal} data-stack="">
            {headings.length > 1 && <Contents sections={headings} />}
            <div className={styles.clauses}>
              <PartsInRows nodes={body} folded={headings.map(({ title }) => title)} />
            </div>
          </div>
        </Section>
      )}
      <Questions page={page} />
      {testimonialsHeading && page.testimonialItems && <Testimonials heading={testimonialsHeading} items={page.testimonialItems} />}
    </StandardPage>
  );
}

/** Questions about the text, quiet and numbered where it is a legal one. */
function Questions({ page: { questionsHeading, faqs, isLegal } }: { page: Page<"text"> }) {
  if (!questionsHeading || !faqs) return null;
  return (
    <Section surface={isLegal ? "ice" : undefined}>
      <div data-ruled="beside" data-fine={isLegal ? "" : undefined}>
        <More label={<h2 id="questions">{questionsHeading}</h2>} isOpen={!isLegal}>
          <div className={isLegal ? styles.clauses : undefined}>
            <Accordion name="question" items={faqs} />
          </div>
        </More>
      </div>
    </Section>
  );
}

/** What the owner promises, beside a picture if there is one, and the figures. */
function OwnersPromise({ page: { promise, promisePicture, owner, counters = [] } }: { page: Page<"text"> }) {
  if (!promise || !owner) return null;
  return (
    <BesidePicture picture={promisePicture} surface="ink">
      <Section>
        <div data-grid={promisePicture ? undefined : "2"}>
          <figure>
            <Prose nodes={[["blockquote", ["p", promise]]]} />
            <figcaption>{owner}</figcaption>
          </figure>
          <Counters counters={counters} />
        </div>
      </Section>
    </BesidePicture>
  );
}

/** A part of a text, its ### parts beside each other under a rule each, or with a picture each. */
function Part({ nodes, pictures = [] }: { nodes: ProseNodes; pictures?: Page<"text">["pictures"] }) {
  const [head, ...points] = partsAt(nodes, "h3");
  return (
    <>
      <Prose nodes={head} isBody />
      {points.length > 0 && (
        <div className={styles.points} data-grid={points.length % 3 === 0 ? "" : "2"} data-ruled="">
          {points.map((point, index) => (
            <div key={index} data-more-box={pictures[index] && ""}>
              {pictures[index] && <WidePicture picture={pictures[index]} sizes={index === 0 ? WIDE : "(min-width: 62rem) 27rem, 11rem"} />}
              <Prose nodes={point} isBody />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

const has = (part: ProseNodes, ...types: ProseNodes) => part.some(([type = ""]) => types.includes(type));

/** The ## parts of a text, every second one on ice, each but the first beside its picture; the last ones are side by side if there are several, all plain text. */
function WideParts({ parts, page: { pictures, pointPictures } }: { parts: ProseNodes[]; page: Page<"text"> }) {
  const all = parts.map((nodes, index) => {
    const picture = pictures[index - 1];
    return { nodes, beside: picture && <WidePicture picture={picture} sizes={WIDE} /> };
  });
  const plain = all.slice(1 + all.findLastIndex(({ nodes }) => has(nodes, "h3", "terms")));
  const plates = plain.length > 1 ? plain : [];
  const rows = all.filter((part) => !plates.includes(part));
  return (
    <>
      {rows.map(({ nodes, beside }, index) => (
        <Section key={index} surface={index % 2 === 1 ? "ice" : undefined}>
          {beside || has(nodes, "h3") ? (
            <div className={styles.wide} data-grid={beside && "2"}>
              <Part nodes={nodes} pictures={index === 0 ? pointPictures : []} />
              {beside}
            </div>
          ) : (
            <PartsInRows nodes={nodes} />
          )}
        </Section>
      ))}
      {plates.length > 0 && (
        <Section>
          <div className={styles.plates} data-grid={plates.length % 3 === 0 ? "" : "2"}>
            {plates.map(({ nodes, beside }, index) => (
              <div key={index} data-surface={index % 2 === 1 ? "plaster" : "ice"}>
                {beside}
                <Prose nodes={nodes} isBody />
              </div>
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

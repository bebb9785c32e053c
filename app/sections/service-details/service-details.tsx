import { labels } from "virtual:site";
import type { ReactNode } from "react";
import type { Page } from "../../schema/page.ts";
import { type ProseNode, type Prose as ProseNodes, proseParts, splitAt } from "../../schema/prose.ts";
import { More } from "../../ui/more/more.tsx";
import { PartsInRows, Prose, renderAll } from "../../ui/prose/prose.tsx";
import { BesidePicture, HeadedSection, Section, Wrap } from "../../ui/section/section.tsx";
import { Accordion } from "../../widgets/accordion/accordion.tsx";
import { ContactPanel } from "../contact-panel/contact-panel.tsx";
import { EnlargeablePictures } from "../enlargeable-pictures/enlargeable-pictures.tsx";
import { ItemList } from "../item-list/item-list.tsx";
import styles from "./service-details.module.css";

type Service = Page<"service">;

/** How many of a service's pictures its page shows (DET-01); each opens a lightbox of all (LB-01, LB-02). */
const SHOWN = 2;

/** A service from what to do at once and what it costs to the questions about it (DET-01, DET-02). */
export function ServiceDetails({ page, children }: { page: Service; children: ReactNode }) {
  const { ask, included, gallery, steps, reasons, faqs } = page;
  const [text, urgent] = splitAt(page.body, page.urgent);
  const parts = proseParts(text);
  const prices = parts.filter((part) => part.some(isTable));
  const advice = parts.filter((part) => !part.some(isTable));
  return (
    <div className={styles.service}>
      <UrgentAndFigure urgent={urgent} figure={page.figure} />
      <Section>
        <div className={styles.overview} data-grid="">
          <Facts facts={page.facts} />
          <div className={styles.what}>
            {prices.map((part, index) => (
              <More key={index} label={renderAll(part.slice(0, 1))} isOpen>
                <Prose nodes={part.slice(1)} isBody />
              </More>
            ))}
            {included.length > 0 && <Included items={included} />}
          </div>
          <ContactPanel heading={ask.label} message={ask.message} />
        </div>
      </Section>
      {gallery.length > 0 && <Gallery pictures={gallery} caption={page.galleryCaption} />}
      {(steps.length > 0 || advice.length > 0) && (
        <Section>
          <PartsInRows nodes={advice.flat()} folded={page.background}>
            {steps.length > 0 && (
              <More label={<h2 id="steps">{labels.service.steps}</h2>}>
                <ItemList items={steps} look="steps" />
              </More>
            )}
          </PartsInRows>
        </Section>
      )}
      {reasons.length > 0 && (
        <BesidePicture picture={gallery[2]}>
          <HeadedSection id="reasons" heading={labels.service.reasons}>
            <ItemList items={reasons} look="reasons" />
          </HeadedSection>
        </BesidePicture>
      )}
      {faqs.length > 0 && (
        <Section labelledBy="questions">
          <div data-grid="beside">
            <h2 id="questions">{labels.service.questions}</h2>
            <Accordion name="question" items={faqs} />
          </div>
        </Section>
      )}
      {children}
    </div>
  );
}

/** What the work includes; on small screens folded, below a line of it. */
function Included({ items }: { items: Service["included"] }) {
  const label = (
    <>
      <h2 id="included">{labels.service.included}</h2>
      <span data-only-small="">{items.map(({ title }) => title).join(" · ")}</span>
    </>
  );
  return (
    <More label={label}>
      <ItemList items={items} look="checks" />
    </More>
  );
}

/** The pictures of the work, with what they show. */
const Gallery = ({ pictures, caption }: { pictures: Service["gallery"]; caption: Service["galleryCaption"] }) => (
  <figure>
    <EnlargeablePictures className={styles.pictures} pictures={pictures} shown={SHOWN} sizes="(min-width: 62rem) 50vw, 100vw" />
    {caption && (
      <figcaption>
        <Wrap>
          <p>{caption}</p>
        </Wrap>
      </figcaption>
    )}
  </figure>
);

/** What to do at once, and the service's figure, large. */
function UrgentAndFigure({ urgent, figure }: { urgent: ProseNodes; figure: Service["figure"] }) {
  const isUrgent = urgent.length > 0;
  if (!isUrgent && !figure) return null;
  return (
    <Section surface="ink">
      <div data-grid={isUrgent ? "beside" : undefined}>
        <div>
          {isUrgent && <Prose nodes={urgent.slice(0, 1)} isBody />}
          {figure && (
            <p className={styles.figure} data-row="">
              <strong>{figure.value}</strong> <span>{figure.text}</span>
            </p>
          )}
        </div>
        {isUrgent && <Prose nodes={urgent.slice(1)} isBody />}
      </div>
    </Section>
  );
}

const isTable = ([name]: ProseNode): boolean => name === "table";

/** Short facts, each a label and a value; the price is large, above what it includes. */
function Facts({ facts }: Pick<Service, "facts">) {
  if (facts.length === 0) return null;
  return (
    <div>
      <h2>{labels.service.facts}</h2>
      <dl className={styles.facts}>
        {facts.map(({ label, figure, isPrice, value }) => (
          <div key={label} data-price={isPrice || undefined}>
            <dt>{label}</dt>
            <dd>
              {figure && <strong>{figure}</strong>}
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

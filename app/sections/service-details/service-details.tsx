import { labels, routes } from "virtual:site";
import { Check } from "lucide";
import type { ReactNode } from "react";
import type { Page } from "../../schema/page.ts";
import { type ProseNode, proseParts, splitAt } from "../../schema/prose.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { More } from "../../ui/more/more.tsx";
import { AirLine } from "../../ui/motif/motif.tsx";
import { PageLink } from "../../ui/page-link/page-link.tsx";
import { PartRows, Prose } from "../../ui/prose/prose.tsx";
import { BesidePicture, HeadedSection, Section, Wrap } from "../../ui/section/section.tsx";
import { Accordion } from "../../widgets/accordion/accordion.tsx";
import { ContactPanel } from "../contact-panel/contact-panel.tsx";
import { EnlargeablePictures } from "../enlargeable-pictures/enlargeable-pictures.tsx";
import { ItemList } from "../item-list/item-list.tsx";
import styles from "./service-details.module.css";

/** How many of a service's pictures its page shows (DET-01); each opens a lightbox of all (LB-01, LB-02). */
const SHOWN = 2;
const AREAS = "/areas-we-serve";

/** A service from what to do at once and what it costs to the questions about it (DET-01, DET-02). */
export function ServiceDetails({ page, children }: { page: Page<"service">; children: ReactNode }) {
  const { ask, included, gallery, steps, prepare, reasons, faqs } = page;
  const [text, urgent] = splitAt(page.body, page.urgent);
  const parts = proseParts(text);
  const prices = parts.filter((part) => part.some(isTable));
  const advice = parts.filter((part) => !part.some(isTable));
  const where = AREAS in routes ? [{ label: labels.service.where, value: <PageLink to={AREAS}>{labels.service.areas}</PageLink> }] : [];
  return (
    <div className={styles.service}>
      {urgent.length > 0 && (
        <Section surface="ink">
          <PartRows parts={[urgent]} />
        </Section>
      )}
      <Section>
        <div className={styles.overview} data-grid="">
          <Rows heading={labels.service.facts} rows={[...page.facts, ...where]} />
          <div className={styles.what}>
            {prices.map((part, index) => (
              <Prose key={index} nodes={part} isBody />
            ))}
            <Included items={included} />
          </div>
          <Rows heading={labels.service.prepare} rows={prepare} />
          <ContactPanel heading={ask.label} message={ask.message} />
        </div>
      </Section>
      {gallery.length > 0 && (
        <figure>
          <EnlargeablePictures className={styles.pictures} pictures={gallery} shown={SHOWN} sizes="50vw" />
          {page.galleryCaption && (
            <figcaption>
              <Wrap>
                <p>{page.galleryCaption}</p>
              </Wrap>
            </figcaption>
          )}
        </figure>
      )}
      {steps.length > 0 && (
        <Section labelledBy="steps">
          <h2 id="steps">{labels.service.steps}</h2>
          <div data-only-wide="">
            <AirLine />
          </div>
          <ItemList items={steps} look="steps" />
        </Section>
      )}
      {advice.length > 0 && (
        <Section>
          <PartRows parts={advice} folded={page.background} />
        </Section>
      )}
      {reasons.length > 0 && (
        <BesidePicture picture={gallery[SHOWN]}>
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

const isTable = ([name]: ProseNode): boolean => name === "table";

/** What is done. On phones only the names show, and the descriptions unfold. */
function Included({ items }: { items: Page<"service">["included"] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="included">
      <h2 id="included">{labels.service.included}</h2>
      <ul className={styles.names} data-names="">
        {items.map(({ title }) => (
          <li key={title}>
            <Icon shape={Check} />
            <span>{title}</span>
          </li>
        ))}
      </ul>
      <More label={labels.service.includedMore}>
        <ItemList items={items} look="checks" />
      </More>
    </section>
  );
}

interface RowsProps {
  heading: string;
  rows: { label: string; figure?: string | undefined; isPrice?: boolean; value: ReactNode }[];
}

/** Short facts under a heading, each a label and a value; the price is large, above what it includes. */
function Rows({ heading, rows }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <div>
      <h2>{heading}</h2>
      <dl className={styles.facts}>
        {rows.map(({ label, figure, isPrice, value }) => (
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

import { labels, routes } from "virtual:site";
import { Check } from "lucide";
import type { ComponentProps, ReactNode } from "react";
import type { Page } from "../../schema/page.ts";
import { type ProseNode, type Prose as ProseNodes, proseHeadings, proseParts, splitAt } from "../../schema/prose.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { More } from "../../ui/more/more.tsx";
import { AirLine } from "../../ui/motif/motif.tsx";
import { PageLink } from "../../ui/page-link/page-link.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { BesidePicture, HeadedSection, Section } from "../../ui/section/section.tsx";
import { Accordion } from "../../widgets/accordion/accordion.tsx";
import { ContactPanel } from "../contact-panel/contact-panel.tsx";
import { EnlargeablePictures } from "../enlargeable-pictures/enlargeable-pictures.tsx";
import { ItemList } from "../item-list/item-list.tsx";
import styles from "./service-details.module.css";

/** How many of a service's pictures its page shows (DET-01); each opens a lightbox of all (LB-01, LB-02). */
const SHOWN = 2;
const AREAS = "/areas-we-serve";

/** A service from what to do at once to the questions about it, in bands across the page (DET-01, DET-02). */
export function ServiceDetails({ page, children }: { page: Page<"service">; children: ReactNode }) {
  const { ask, included, gallery, steps, prepare, reasons, faqs } = page;
  const [text, urgent] = splitAt(page.body, page.urgent);
  const parts = proseParts(text);
  const prices = parts.filter((part) => part.some(isTable));
  const advice = parts.filter((part) => !part.some(isTable));
  const where = AREAS in routes ? [{ label: labels.service.where, value: <PageLink to={AREAS}>{labels.service.areas}</PageLink> }] : [];
  const facts = [...page.facts, ...where];
  return (
    <div className={styles.service}>
      {urgent.length > 0 && <Parts parts={[urgent]} background={[]} surface="ink" />}
      <Section>
        <div className={styles.overview} data-grid="">
          {facts.length > 0 && (
            <div>
              <h2>{labels.service.facts}</h2>
              <Rows rows={facts} />
            </div>
          )}
          {included.length + gallery.length > 0 && (
            <div className={styles.what}>
              <Folded id="included" items={included} />
              {gallery.length > 0 && (
                <figure>
                  <EnlargeablePictures
                    className={styles.pictures}
                    pictures={gallery}
                    shown={SHOWN}
                    sizes="(min-width: 62rem) 54rem, 46vw"
                  />
                  {page.galleryCaption && <figcaption>{page.galleryCaption}</figcaption>}
                </figure>
              )}
            </div>
          )}
          {prepare.length > 0 && (
            <More label={<h2>{labels.service.prepare}</h2>}>
              <Rows rows={prepare} />
            </More>
          )}
          <ContactPanel heading={ask.label} message={ask.message} />
        </div>
      </Section>
      <Parts parts={prices} background={page.background} surface="ice" />
      {steps.length > 0 && (
        <Section surface="ink">
          <Folded id="steps" items={steps} />
        </Section>
      )}
      <Parts parts={advice} background={page.background} />
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

/** A headed list. On phones only the titles show, and the descriptions unfold. Steps are numbered. */
function Folded({ id, items }: { id: "included" | "steps"; items: ComponentProps<typeof ItemList>["items"] }) {
  if (items.length === 0) return null;
  const isSteps = id === "steps";
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{labels.service[id]}</h2>
      <ul className={styles.names} data-names="">
        {items.map(({ title }, index) => (
          <li key={title}>
            {isSteps ? <strong>{index + 1}</strong> : <Icon shape={Check} />}
            <span>{title}</span>
          </li>
        ))}
      </ul>
      <More label={labels.service[`${id}More`]}>
        <div data-only-wide="">{isSteps && <AirLine />}</div>
        <ItemList items={items} look={isSteps ? "steps" : "checks"} />
      </More>
    </section>
  );
}

interface PartsProps {
  parts: ProseNodes[];
  /** The headings of those that unfold on a phone. */
  background: string[];
  /** On ink is what to do at once. */
  surface?: "ice" | "ink";
}

/** Parts of a text in rows, each heading beside its text. On a phone, background unfolds below its heading. */
function Parts({ parts, background, surface }: PartsProps) {
  if (parts.length === 0) return null;
  return (
    <Section surface={surface}>
      <div data-ruled="">
        {parts.map((part, index) => {
          const start = part[0]?.[0] === "h2" ? 1 : 0; // a text may begin without a heading
          const [heading, text] = [part.slice(0, start), part.slice(start)];
          const [named] = proseHeadings(heading);
          if (named && background.includes(named.text) && !text.some(isTable))
            return (
              <More key={index} label={<h2 id={named.id}>{named.text}</h2>}>
                <Prose nodes={text} isBody />
              </More>
            );
          return (
            <div key={index} data-grid="beside">
              <Prose nodes={heading} isBody />
              <Prose nodes={text} isBody />
            </div>
          );
        })}
      </div>
    </Section>
  );
}

/** Short facts, each a label and a value; a price stands above what it includes. */
function Rows({ rows }: { rows: { label: string; figure?: string | undefined; value: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(({ label, figure, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {figure && <strong>{figure}</strong>}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

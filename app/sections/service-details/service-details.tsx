import { labels, routes } from "virtual:site";
import { Check, ChevronDown } from "lucide";
import type { ReactNode } from "react";
import type { Page } from "../../schema/page.ts";
import { type ProseNode, type Prose as ProseNodes, proseHeadings, proseParts, splitAt } from "../../schema/prose.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { AirLine } from "../../ui/motif/motif.tsx";
import { PageLink } from "../../ui/page-link/page-link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { Columns, HeadedSection, Section, Stack } from "../../ui/section/section.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
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
  const { path, ask, included, gallery, steps, prepare, reasons, faqs } = page;
  const [text, urgent] = splitAt(page.body, page.urgent);
  const parts = proseParts(text);
  const prices = parts.filter((part) => part.some(isTable));
  const advice = parts.filter((part) => !part.some(isTable));
  const areas = { label: labels.service.where, value: <PageLink to={AREAS}>{labels.service.areas}</PageLink> };
  const facts = [...page.facts, ...(AREAS in routes ? [areas] : [])];
  return (
    <div key={path} className={styles.service}>
      {urgent.length > 0 && (
        <Section surface="ink">
          <Prose nodes={urgent} isBody inColumns />
        </Section>
      )}
      <Section>
        <div className={styles.overview} data-grid="">
          {facts.length > 0 && (
            <div>
              <h2>{labels.service.facts}</h2>
              <Facts rows={facts} />
            </div>
          )}
          {included.length + gallery.length + prepare.length > 0 && (
            <div className={styles.what}>
              <Folded id="included" heading={labels.service.included} names={included.map(({ title }) => title)}>
                <ItemList items={included} look="checks" />
              </Folded>
              {gallery.length > 0 && (
                <figure>
                  <EnlargeablePictures
                    className={styles.pictures}
                    pictures={gallery}
                    shown={SHOWN}
                    sizes="(min-width: 62rem) 27rem, 46vw"
                  />
                  {page.galleryCaption && <figcaption>{page.galleryCaption}</figcaption>}
                </figure>
              )}
              <Folded id="prepare" heading={labels.service.prepare} names={prepare.map(({ label }) => label)}>
                <Facts rows={prepare} />
              </Folded>
            </div>
          )}
          <ContactPanel heading={ask.label} message={ask.message} />
        </div>
      </Section>
      <Parts parts={prices} background={page.background} surface="ice" />
      {steps.length > 0 && (
        <Section surface="ink">
          <Folded id="steps" heading={labels.service.steps} names={steps.map(({ title }) => title)} isNumbered>
            <div data-only-wide="">
              <AirLine />
            </div>
            <ItemList items={steps} look="steps" />
          </Folded>
        </Section>
      )}
      <Parts parts={advice} background={page.background} />
      {reasons.length > 0 && (
        <>
          {gallery[SHOWN] && (
            <div className={styles.picture} data-screen-only="">
              <Picture picture={gallery[SHOWN]} sizes="100vw" />
            </div>
          )}
          <HeadedSection surface="plaster" id="reasons" heading={labels.service.reasons}>
            <ItemList items={reasons} look="reasons" />
          </HeadedSection>
        </>
      )}
      {faqs.length > 0 && (
        <Section labelledBy="questions">
          <Columns>
            <h2 id="questions">{labels.service.questions}</h2>
            <Accordion name="question" items={faqs} />
          </Columns>
        </Section>
      )}
      {children}
    </div>
  );
}

const isTable = ([name]: ProseNode): boolean => name === "table";

interface FoldedProps {
  id: string;
  heading: string;
  names: string[];
  isNumbered?: boolean;
  children: ReactNode;
}

/** A headed list; on a phone the names alone, and what is said of each unfolds. */
function Folded({ id, heading, names, isNumbered, children }: FoldedProps) {
  if (names.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className={styles.names}>
        {names.map((name, index) => (
          <li key={name}>
            {isNumbered ? <strong>{index + 1}</strong> : <Icon shape={Check} />}
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <More about={heading}>{children}</More>
    </section>
  );
}

interface PartsProps {
  parts: ProseNodes[];
  /** The headings of those that unfold on a phone. */
  background: string[];
  surface?: "ice";
}

/** Parts of a text. On a phone, what follows a table of prices unfolds, and all but the beginning of a part that is background. */
function Parts({ parts, background, ...look }: PartsProps) {
  if (parts.length === 0) return null;
  return (
    <Section {...look}>
      <Stack>
        {parts.map((part, index) => {
          const isBackground = proseHeadings(part).some(({ text }) => background.includes(text));
          const shown = part.map(isTable).lastIndexOf(true) + 1 || (isBackground ? 2 : part.length);
          return (
            <div key={index} className={styles.part}>
              <Prose nodes={part.slice(0, shown)} isBody inColumns />
              {shown < part.length && (
                <More about={proseHeadings(part)[0]?.text}>
                  <Prose nodes={part.slice(shown)} isBody />
                </More>
              )}
            </div>
          );
        })}
      </Stack>
    </Section>
  );
}

/** What a phone shows when it is asked for, and a wide screen or a sheet anyway. */
function More({ about, children }: { about: string | undefined; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary className={styles.unfold}>
        <span>
          {labels.service.more}
          <VisuallyHidden>{`: ${about}`}</VisuallyHidden>
        </span>
        <Icon shape={ChevronDown} />
      </summary>
      {children}
    </details>
  );
}

/** Short facts, each a label and a value; a price stands above what it includes. */
function Facts({ rows }: { rows: { label: string; figure?: string | undefined; value: ReactNode }[] }) {
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

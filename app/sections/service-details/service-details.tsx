import { labels, routes } from "virtual:site";
import { ChevronDown } from "lucide";
import type { ReactNode } from "react";
import type { Picture as PictureData } from "../../schema/fields.ts";
import type { Page } from "../../schema/page.ts";
import { type Prose as ProseNodes, proseHeadings, proseParts, splitAt } from "../../schema/prose.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { PageLink } from "../../ui/page-link/page-link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { Section, Stack } from "../../ui/section/section.tsx";
import { Accordion } from "../../widgets/accordion/accordion.tsx";
import { ContactPanel } from "../contact-panel/contact-panel.tsx";
import { EnlargeablePictures } from "../enlargeable-pictures/enlargeable-pictures.tsx";
import { ItemList } from "../item-list/item-list.tsx";
import styles from "./service-details.module.css";

/** How many of a service's pictures its page shows (DET-01). */
const SHOWN = 2;
const AREAS = "/areas-we-serve";

/** A service from what to do at once to the questions about it, in bands across the page (DET-01, DET-02). */
export function ServiceDetails({ page, children }: { page: Page<"service">; children: ReactNode }) {
  const { path, ask, included, gallery, steps, prepare, reasons, faqs } = page;
  const [text, urgent] = splitAt(page.body, page.urgent);
  const parts = proseParts(text);
  const prices = parts.filter(hasTable).flat();
  const advice = parts.filter((part) => !hasTable(part));
  const areas = { label: labels.service.where, value: <PageLink to={AREAS}>{labels.service.areas}</PageLink> };
  const facts = [...page.facts, ...(AREAS in routes ? [areas] : [])];
  return (
    <div className={styles.service}>
      {urgent.length > 0 && (
        <Section surface="ink">
          <Prose nodes={urgent} isBody inColumns />
        </Section>
      )}
      <Section>
        <div className={styles.overview} data-grid="">
          <div>
            {facts.length > 0 && <FactRows heading={<h2>{labels.service.facts}</h2>} rows={facts} />}
            <ContactPanel heading={ask.label} message={ask.message} onlyWide />
          </div>
          {included.length > 0 && (
            <section aria-labelledby="included">
              <h2 id="included">{labels.service.included}</h2>
              <ItemList items={included} look="checks" />
            </section>
          )}
        </div>
        {gallery.length > 0 && <Gallery key={path} pictures={gallery} caption={page.galleryCaption} />}
      </Section>
      {prices.length > 0 && (
        <Section surface="ice">
          <Prose nodes={prices} isBody inColumns />
        </Section>
      )}
      {steps.length > 0 && (
        <Section labelledBy="steps">
          <div className={styles.row} data-grid="">
            <h2 id="steps">{labels.service.steps}</h2>
            <ItemList items={steps} look="steps" />
            {prepare.length > 0 && <FactRows heading={<h3>{labels.service.prepare}</h3>} rows={prepare} />}
          </div>
        </Section>
      )}
      {advice.length > 0 && (
        <Section>
          <Stack>
            {advice.map((part, index) => (
              <Advice key={path + index} part={part} background={page.background} />
            ))}
          </Stack>
        </Section>
      )}
      {reasons.length > 0 && <Reasons reasons={reasons} picture={gallery[SHOWN]} />}
      {faqs.length > 0 && (
        <Section labelledBy="questions">
          <div className={styles.row} data-grid="">
            <h2 id="questions">{labels.service.questions}</h2>
            <Accordion key={path} name="question" items={faqs} />
          </div>
        </Section>
      )}
      {children}
    </div>
  );
}

const hasTable = (part: ProseNodes): boolean => part.some(([name]) => name === "table");

/** A heading and its text; of background, phones show the first paragraph and unfold the rest. */
function Advice({ part, background }: { part: ProseNodes; background: string[] }) {
  const shown = proseHeadings(part).some(({ text }) => background.includes(text)) ? 2 : part.length;
  return (
    <div>
      <Prose nodes={part.slice(0, shown)} isBody inColumns />
      {shown < part.length && (
        <details className={styles.more}>
          <summary className={styles.unfold}>
            {labels.service.more}
            <Icon shape={ChevronDown} />
          </summary>
          <Prose nodes={part.slice(shown)} isBody />
        </details>
      )}
    </div>
  );
}

/** Why to choose the business, beside a picture if there is one. */
function Reasons({ reasons, picture }: { reasons: Page<"service">["reasons"]; picture: PictureData | undefined }) {
  return (
    <Section surface="plaster" labelledBy="reasons">
      {picture && (
        <div className={styles.picture} data-screen-only="">
          <Picture picture={picture} sizes="(min-width: 62rem) 50vw, 100vw" />
        </div>
      )}
      <div>
        <h2 id="reasons">{labels.service.reasons}</h2>
        <ItemList items={reasons} look="reasons" />
      </div>
    </Section>
  );
}

/** The first two of a service's pictures, which open a lightbox of all (LB-01, LB-02). */
function Gallery({ pictures, caption }: { pictures: PictureData[]; caption: string | undefined }) {
  return (
    <figure>
      <EnlargeablePictures className={styles.pictures} pictures={pictures} shown={SHOWN} sizes="(min-width: 62rem) 40rem, 46vw" />
      {caption && (
        <figcaption>
          <small>{caption}</small>
        </figcaption>
      )}
    </figure>
  );
}

/** Short facts under a heading, each a label and a value; a price stands above what it includes. */
function FactRows({ heading, rows }: { heading: ReactNode; rows: { label: string; figure?: string | undefined; value: ReactNode }[] }) {
  return (
    <div className={styles.facts}>
      {heading}
      <dl>
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
    </div>
  );
}

import { labels } from "virtual:site";
import type { ComponentProps } from "react";
import { hasPage } from "../../browser/has-page.ts";
import type { Picture } from "../../schema/fields.ts";
import type { Page } from "../../schema/page.ts";
import { MoreLink } from "../../ui/more-link/more-link.tsx";
import { WidePicture } from "../../ui/picture/picture.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { Block, Section, Split } from "../../ui/section/section.tsx";
import { Accordion } from "../../widgets/accordion/accordion.tsx";
import { ContactPanel } from "../contact-panel/contact-panel.tsx";
import { EnlargeablePictures } from "../enlargeable-pictures/enlargeable-pictures.tsx";
import { ItemList } from "../item-list/item-list.tsx";
import styles from "./service-details.module.css";

/** How many of a service's pictures its page shows (DET-01). */
const SHOWN = 2;

/** What a service includes, how the work goes and why to choose the business, beside how to reach it (DET-01, DET-02). */
export function ServiceDetails({ page }: { page: Page<"service"> }) {
  const aside = (
    <>
      <ContactPanel heading={page.ask.label} message={page.ask.message} onlyWide />
      {page.prepare.length > 0 && <FactRows heading={labels.service.prepare} rows={page.prepare} />}
      {hasPage("/areas-we-serve") && <MoreLink to="/areas-we-serve" label={labels.service.areas} />}
    </>
  );
  return (
    <Section>
      <Split first={page.facts.length > 0 && <FactRows heading={labels.service.facts} rows={page.facts} />} aside={aside}>
        <Items id="included" items={page.included} look="checks" />
        {page.gallery.length > 0 && <Gallery key={page.path} pictures={page.gallery} caption={page.galleryCaption} />}
        <Items id="steps" items={page.steps} look="steps" />
        {page.gallery[2] && <WidePicture picture={page.gallery[2]} sizes="(min-width: 62rem) 52rem, 92vw" />}
        <Prose nodes={page.body} isBody />
        <Items id="reasons" items={page.reasons} look="reasons" />
        {page.faqs.length > 0 && (
          <Block id="questions" heading={labels.service.questions}>
            <Accordion key={page.path} name="question" items={page.faqs} />
          </Block>
        )}
      </Split>
    </Section>
  );
}

type ItemsProps = ComponentProps<typeof ItemList> & { id: "included" | "steps" | "reasons" };

/** A list under its heading, if anything is on it. */
function Items({ id, ...list }: ItemsProps) {
  if (list.items.length === 0) return null;
  return (
    <Block id={id} heading={labels.service[id]}>
      <ItemList {...list} />
    </Block>
  );
}

/** The first two of a service's pictures, which open a lightbox of all (LB-01, LB-02). */
function Gallery({ pictures, caption }: { pictures: Picture[]; caption: string | undefined }) {
  return (
    <figure>
      <EnlargeablePictures className={styles.pictures} pictures={pictures} shown={SHOWN} sizes="(min-width: 62rem) 34rem, 92vw" />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

/** Short facts under a heading, each a label and a value; a price stands above what it includes. */
function FactRows({
  heading,
  rows,
}: {
  heading: string;
  rows: { label: string; figure?: string | undefined; value: string; address?: string | undefined }[];
}) {
  return (
    <div className={styles.facts}>
      <h2>{heading}</h2>
      <dl>
        {rows.map(({ label, figure, value, address }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {figure && <strong>{figure}</strong>}
              {address ? <a href={address}>{value}</a> : value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

import { labels } from "virtual:site";
import { hasPage } from "../../browser/has-page.ts";
import type { Page } from "../../schema/page.ts";
import { Block } from "../../ui/block/block.tsx";
import { MoreLink } from "../../ui/more-link/more-link.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { Section } from "../../ui/section/section.tsx";
import { Split } from "../../ui/split/split.tsx";
import { Accordion } from "../../widgets/accordion/accordion.tsx";
import { ContactPanel } from "../contact-panel/contact-panel.tsx";
import { FactRows } from "../fact-rows/fact-rows.tsx";
import { Gallery } from "../gallery/gallery.tsx";
import { ItemList } from "../item-list/item-list.tsx";

/** What a service includes, how the work goes and why to choose the business, beside how to reach it (DET-01, DET-02). */
export function ServiceDetails({ page }: { page: Page<"service"> }) {
  const aside = (
    <>
      <ContactPanel heading={page.ask.label} message={page.ask.message} />
      {page.facts.length > 0 && <FactRows heading={labels.service.facts} rows={page.facts} />}
      {page.prepare.length > 0 && <FactRows heading={labels.service.prepare} rows={page.prepare} />}
      {hasPage("/areas-we-serve") && <MoreLink to="/areas-we-serve" label={labels.service.areas} />}
    </>
  );
  return (
    <Section>
      <Split aside={aside}>
        {page.included.length > 0 && (
          <Block id="included" heading={labels.service.included}>
            <ItemList items={page.included} look="checks" />
          </Block>
        )}
        {page.gallery.length > 0 && <Gallery key={page.path} pictures={page.gallery} caption={page.galleryCaption} />}
        {page.steps.length > 0 && (
          <Block id="steps" heading={labels.service.steps}>
            <ItemList items={page.steps} look="steps" />
          </Block>
        )}
        <Prose nodes={page.body} isBody />
        {page.reasons.length > 0 && (
          <Block id="reasons" heading={labels.service.reasons}>
            <ItemList items={page.reasons} look="reasons" />
          </Block>
        )}
        {page.faqs.length > 0 && (
          <Block id="questions" heading={labels.service.questions}>
            <Accordion key={page.path} name="question" items={page.faqs} />
          </Block>
        )}
      </Split>
    </Section>
  );
}

import { usePage } from "../browser/use-page.ts";
import { partsAt, proseHeadings, splitAt } from "../schema/prose.ts";
import { Contents, FoldedContents } from "../sections/article-aside/article-aside.tsx";
import { ContactPanel } from "../sections/contact-panel/contact-panel.tsx";
import { Emergencies } from "../sections/emergencies/emergencies.tsx";
import { People } from "../sections/people/people.tsx";
import { OwnersPromise } from "../sections/promise/promise.tsx";
import { Testimonials } from "../sections/testimonials/testimonials.tsx";
import { ProseCards, TextParts } from "../sections/text-parts/text-parts.tsx";
import { Actions } from "../ui/button/button.tsx";
import { CallButton } from "../ui/phone/phone.tsx";
import { Prose } from "../ui/prose/prose.tsx";
import { Block, Section, Split } from "../ui/section/section.tsx";
import { Accordion } from "../widgets/accordion/accordion.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

const QUESTIONS_ID = "questions";

/** A page with one long text, and the text's table of contents beside it (ABOUT-01, TERMS-01, PRIV-01, RT-07). */
export function Component() {
  const page = usePage<"text">();
  const { questionsHeading, testimonialsHeading } = page;
  const isEmergency = page.path === "/support";
  const [body, cards] = splitAt(page.body, page.cards);
  const [intro, ...parts] = page.isWide ? partsAt(body, "h2") : [body];
  const headings = [...proseHeadings(body), ...(questionsHeading ? [{ id: QUESTIONS_ID, text: questionsHeading }] : [])];
  const aside = headings.length > 0 ? <Contents headings={headings} /> : <ContactPanel />;
  const next = isEmergency ? (
    <Actions>
      <CallButton look="ink" />
    </Actions>
  ) : (
    cards.length > 0 && <ProseCards nodes={cards} />
  );
  const text = (
    <>
      <div>
        {!page.isWide && <FoldedContents headings={headings} />}
        <Prose nodes={intro} isBody hasLead inHalves={page.isWide} pictures={page.isWide ? [] : page.pictures} />
      </div>
      {questionsHeading && page.faqs && (
        <Block id={QUESTIONS_ID} heading={questionsHeading}>
          <Accordion name="question" items={page.faqs} />
        </Block>
      )}
    </>
  );
  return (
    <StandardPage page={page} next={next}>
      {isEmergency && cards.length > 0 && <Emergencies nodes={cards} />}
      {intro.length + headings.length > 0 && <Section>{page.isWide ? text : <Split aside={aside}>{text}</Split>}</Section>}
      <People {...page} />
      {page.promise && page.owner && <OwnersPromise {...page} />}
      <TextParts parts={parts} pictures={page.pictures} />
      {testimonialsHeading && page.testimonialItems && <Testimonials heading={testimonialsHeading} items={page.testimonialItems} />}
    </StandardPage>
  );
}

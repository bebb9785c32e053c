import { usePage } from "../browser/use-page.ts";
import { proseHeadings, splitAt } from "../schema/prose.ts";
import { Contents, FoldedContents } from "../sections/article-aside/article-aside.tsx";
import { ContactPanel } from "../sections/contact-panel/contact-panel.tsx";
import { People } from "../sections/people/people.tsx";
import { ProseCards } from "../sections/prose-cards/prose-cards.tsx";
import { Testimonials } from "../sections/testimonials/testimonials.tsx";
import { CallButton } from "../ui/phone/phone.tsx";
import { Prose } from "../ui/prose/prose.tsx";
import { Block, Section, Split } from "../ui/section/section.tsx";
import { Accordion } from "../widgets/accordion/accordion.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

const QUESTIONS_ID = "questions";

/** A page with one long text, and the text's table of contents beside it (ABOUT-01, TERMS-01, PRIV-01, RT-07). */
export function Component() {
  const page = usePage<"text">();
  const { questionsHeading, testimonialsHeading, peopleHeading, people = [] } = page;
  const [body, cards] = splitAt(page.body, page.cards);
  const headings = [...proseHeadings(body), ...(questionsHeading ? [{ id: QUESTIONS_ID, text: questionsHeading }] : [])];
  const aside = (
    <>
      <ContactPanel onlyWide />
      <Contents headings={headings} />
    </>
  );
  const text = (
    <>
      <div>
        {!page.inColumns && <FoldedContents headings={headings} />}
        <Prose nodes={body} isBody hasLead hasRules={!page.inColumns} pictures={page.pictures} inColumns={page.inColumns} />
      </div>
      {questionsHeading && page.faqs && (
        <Block id={QUESTIONS_ID} heading={questionsHeading}>
          <Accordion name="question" items={page.faqs} />
        </Block>
      )}
    </>
  );
  return (
    <StandardPage page={page} next={page.group === "help" && cards.length > 0 && <CallButton look="gold" />}>
      {cards.length > 0 && <ProseCards nodes={cards} />}
      <Section>{page.inColumns ? text : <Split aside={aside}>{text}</Split>}</Section>
      {peopleHeading && people.length > 0 && (
        <Section surface="ice">
          <People heading={peopleHeading} people={people} />
        </Section>
      )}
      {testimonialsHeading && page.testimonialItems && <Testimonials heading={testimonialsHeading} items={page.testimonialItems} />}
    </StandardPage>
  );
}

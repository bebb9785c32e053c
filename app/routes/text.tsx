import { usePage } from "../browser/use-page.ts";
import { proseHeadings } from "../schema/prose.ts";
import { TextAside } from "../sections/article-aside/text-aside.tsx";
import { CallToAction } from "../sections/call-to-action/call-to-action.tsx";
import { PageHero } from "../sections/page-hero/page-hero.tsx";
import { Testimonials } from "../sections/testimonials/testimonials.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { Block } from "../ui/block/block.tsx";
import { homeBreadcrumb } from "../ui/breadcrumb/home-breadcrumb.ts";
import { Prose } from "../ui/prose/prose.tsx";
import { Section } from "../ui/section/section.tsx";
import { Split } from "../ui/split/split.tsx";
import { Accordion } from "../widgets/accordion/accordion.tsx";

const QUESTIONS_ID = "questions";

/** A page with one long text, and the text's table of contents beside it (ABOUT-01, TERMS-01, PRIV-01, RT-07). */
export function Component() {
  const { questionsHeading, testimonialsHeading, ...page } = usePage<"text">();
  const headings = [...proseHeadings(page.body), ...(questionsHeading ? [{ id: QUESTIONS_ID, text: questionsHeading }] : [])];
  return (
    <>
      <PageHead page={page} />
      <PageHero heading={page.heading} lead={page.lead} breadcrumb={homeBreadcrumb} current={page.title} image={page.picture} />
      <Section>
        <Split aside={<TextAside headings={headings} />}>
          <Prose nodes={page.body} isBody hasLead />
          {questionsHeading && page.faqs && (
            <Block id={QUESTIONS_ID} heading={questionsHeading}>
              <Accordion name="question" items={page.faqs} />
            </Block>
          )}
        </Split>
      </Section>
      {testimonialsHeading && page.testimonialItems && <Testimonials heading={testimonialsHeading} items={page.testimonialItems} />}
      <CallToAction heading={page.callToAction} />
    </>
  );
}

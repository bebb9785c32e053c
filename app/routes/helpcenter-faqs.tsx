import { labels, routes } from "virtual:site";
import { usePage } from "../browser/use-page.ts";
import { FaqSections } from "../sections/faq-sections/faq-sections.tsx";
import { MoreLink } from "../ui/more-link/more-link.tsx";
import { Section, Split } from "../ui/section/section.tsx";
import { SectionNav } from "../widgets/section-nav/section-nav.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

/** The questions, in four sections with a sidebar (FAQ-01, FAQ-02). */
export function Component() {
  const page = usePage<"helpcenter-faqs">();
  const all = page.allLabel && "/terms" in routes && <MoreLink to="/terms#questions" label={page.allLabel} />;
  return (
    <StandardPage page={page} next={all}>
      <Section>
        <Split aside={<SectionNav label={labels.article.contents} sections={page.sections} />} asideFirst>
          <FaqSections sections={page.sections} faqs={page.faqs} />
        </Split>
      </Section>
    </StandardPage>
  );
}

import { hasPage } from "../browser/has-page.ts";
import { usePage } from "../browser/use-page.ts";
import { CallToAction } from "../sections/call-to-action/call-to-action.tsx";
import { FaqSections, FaqSidebar } from "../sections/faq-sections/faq-sections.tsx";
import { PageHero } from "../sections/page-hero/page-hero.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { homeBreadcrumb } from "../ui/breadcrumb/home-breadcrumb.ts";
import { MoreLink } from "../ui/more-link/more-link.tsx";
import { Section } from "../ui/section/section.tsx";
import { Split } from "../ui/split/split.tsx";

/** The questions, in four sections with a sidebar (FAQ-01, FAQ-02). */
export function Component() {
  const page = usePage<"helpcenter-faqs">();
  const above = page.helpCenterTitle ? [{ label: page.helpCenterTitle, path: "/helpcenter" }] : [];
  const breadcrumb = [...homeBreadcrumb, ...above];
  return (
    <>
      <PageHead page={page} />
      <PageHero heading={page.heading} lead={page.lead} breadcrumb={breadcrumb} current={page.title}>
        {page.allLabel && hasPage("/terms") && <MoreLink to="/terms#questions" label={page.allLabel} />}
      </PageHero>
      <Section>
        <Split aside={<FaqSidebar label={page.title} sections={page.sections} />} asideFirst>
          <FaqSections sections={page.sections} faqs={page.faqs} />
        </Split>
      </Section>
      <CallToAction heading={page.callToAction} />
    </>
  );
}

import { usePage } from "../navigation/use-page.ts";
import { proseHeadings } from "../schema/prose.ts";
import { TextAside } from "../sections/article-aside/text-aside.tsx";
import { CallToAction } from "../sections/call-to-action/call-to-action.tsx";
import { PageHero } from "../sections/page-hero/page-hero.tsx";
import { Testimonials } from "../sections/testimonials/testimonials.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { homeTrail } from "../ui/breadcrumb/home-trail.ts";
import { Prose } from "../ui/prose/prose.tsx";
import { Section } from "../ui/section/section.tsx";
import { Split } from "../ui/split/split.tsx";

/** Who the business is and why to choose it (ABOUT-01). */
export function Component() {
  const page = usePage<"aboutus">();
  return (
    <>
      <PageHead page={page} />
      <PageHero heading={page.heading} lead={page.lead} trail={homeTrail} current={page.title} image={page.image} />
      <Section>
        <Split aside={<TextAside headings={proseHeadings(page.body)} />}>
          <Prose nodes={page.body} isBody hasLead />
        </Split>
      </Section>
      <Testimonials heading={page.testimonialsHeading} items={page.testimonialItems} />
      <CallToAction heading={page.callToAction} />
    </>
  );
}

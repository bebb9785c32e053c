import { labels } from "virtual:site";
import { usePage } from "../browser/use-page.ts";
import { CallToAction } from "../sections/call-to-action/call-to-action.tsx";
import { ServiceCards } from "../sections/service-cards/service-cards.tsx";
import { ServiceDetails, ServiceHero } from "../sections/service-details/service-details.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { MoreLink } from "../ui/more-link/more-link.tsx";
import { Section, SectionHead } from "../ui/section/section.tsx";

/** One service (DET-01, DET-02). */
export function Component() {
  const page = usePage<"service">();
  return (
    <>
      <PageHead page={page} />
      <ServiceHero page={page} />
      <ServiceDetails page={page} />
      {page.relatedCards.length > 0 && (
        <Section surface="ice" labelledBy="related">
          <SectionHead id="related" heading={labels.service.related}>
            <MoreLink to="/services" label={labels.card.allServices} />
          </SectionHead>
          <ServiceCards services={page.relatedCards} />
        </Section>
      )}
      <CallToAction heading={page.callToAction} message={page.ask.message} />
    </>
  );
}

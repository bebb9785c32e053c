import { labels } from "virtual:site";
import { usePage } from "../browser/use-page.ts";
import { ServiceCards } from "../sections/service-cards/service-cards.tsx";
import { ServiceActions, ServiceDetails } from "../sections/service-details/service-details.tsx";
import { MoreLink } from "../ui/more-link/more-link.tsx";
import { Section, SectionHead } from "../ui/section/section.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

/** One service: its promise, its picture and how to ask, then what it is about (DET-01, DET-02). */
export function Component() {
  const page = usePage<"service">();
  const { message } = page.ask;
  const standard = { ...page, heading: page.headline, picture: page.image };
  return (
    <StandardPage page={standard} surface="ice" next={<ServiceActions message={message} />} message={message}>
      <ServiceDetails page={page} />
      {page.relatedCards.length > 0 && (
        <Section surface="ice" labelledBy="related">
          <SectionHead id="related" heading={labels.service.related}>
            <MoreLink to="/services" label={labels.card.allServices} />
          </SectionHead>
          <ServiceCards services={page.relatedCards} />
        </Section>
      )}
    </StandardPage>
  );
}

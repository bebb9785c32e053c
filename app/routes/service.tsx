import { labels } from "virtual:site";
import { usePage } from "../browser/use-page.ts";
import { ChatLink } from "../sections/chat-link/chat-link.tsx";
import { ServiceCards } from "../sections/service-cards/service-cards.tsx";
import { ServiceDetails } from "../sections/service-details/service-details.tsx";
import { Actions } from "../ui/button/button.tsx";
import { MoreLink } from "../ui/more-link/more-link.tsx";
import { CallButton } from "../ui/phone/phone.tsx";
import { Section, SectionHead } from "../ui/section/section.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

/** One service: its promise, its picture and how to ask, then what it is about (DET-01, DET-02). */
export function Component() {
  const page = usePage<"service">();
  const { message } = page.ask;
  const standard = { ...page, heading: page.headline, picture: page.image };
  const next = (
    <Actions>
      <ChatLink message={message} look="gold" />
      <CallButton />
    </Actions>
  );
  return (
    <StandardPage page={standard} surface="ice" next={next} message={message}>
      <ServiceDetails page={page}>
        {page.relatedCards.length > 0 && (
          <Section surface="ice" labelledBy="related">
            <SectionHead id="related" heading={labels.service.related}>
              <MoreLink to="/services" label={labels.card.allServices} />
            </SectionHead>
            <ServiceCards services={page.relatedCards} />
          </Section>
        )}
      </ServiceDetails>
    </StandardPage>
  );
}

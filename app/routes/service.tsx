import { labels } from "virtual:site";
import { usePage } from "../browser/use-page.ts";
import { ChatLink } from "../sections/chat-link/chat-link.tsx";
import { ServiceCards } from "../sections/service-cards/service-cards.tsx";
import { ServiceDetails } from "../sections/service-details/service-details.tsx";
import { Actions } from "../ui/button/button.tsx";
import { CallButton } from "../ui/phone/phone.tsx";
import { HeadedSection } from "../ui/section/section.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

/** One service: its promise, its picture and how to ask, then what it is about (DET-01, DET-02). */
export function Component() {
  const page = usePage<"service">();
  const all = { to: "/services", label: labels.card.allServices };
  // Small screens have both in the bar at their foot.
  const next = (
    <div data-only-wide="">
      <Actions>
        <ChatLink message={page.ask.message} look="gold" />
        <CallButton />
      </Actions>
    </div>
  );
  return (
    <StandardPage
      page={{ ...page, heading: page.headline, picture: page.image }}
      surface="ice"
      next={next}
      message={page.ask.message}
      end={page.gallery[3] ?? page.image}
    >
      <ServiceDetails page={page}>
        {page.relatedCards.length > 0 && (
          <HeadedSection surface="ice" id="related" heading={labels.service.related} more={all}>
            <ServiceCards services={page.relatedCards} />
          </HeadedSection>
        )}
      </ServiceDetails>
    </StandardPage>
  );
}

import { usePage } from "../browser/use-page.ts";
import { CallToAction } from "../sections/call-to-action/call-to-action.tsx";
import { KindRow } from "../sections/kind-row/kind-row.tsx";
import { PageHero } from "../sections/page-hero/page-hero.tsx";
import { AskCard } from "../sections/service-cards/ask-card.tsx";
import { ServiceCards } from "../sections/service-cards/service-cards.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { listBreadcrumb } from "../ui/breadcrumb/home-breadcrumb.ts";
import { Section } from "../ui/section/section.tsx";

/** All services (SERV-01), or those of one kind (LIST-01). */
export function Component() {
  const page = usePage<"services">();
  return (
    <>
      <PageHead page={page} />
      <PageHero heading={page.heading} lead={page.lead} breadcrumb={listBreadcrumb(page.above)} current={page.title} />
      <Section>
        {page.kindLinks.length > 1 && <KindRow {...page.kindRow} links={page.kindLinks} current={page.path} />}
        <ServiceCards services={page.serviceCards} hasHearts isFirstLcpImage level={2}>
          <AskCard {...page.ask} />
        </ServiceCards>
      </Section>
      <CallToAction heading={page.callToAction} />
    </>
  );
}

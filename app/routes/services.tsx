import { usePage } from "../browser/use-page.ts";
import { KindRow } from "../sections/kind-row/kind-row.tsx";
import { ServiceCards } from "../sections/service-cards/service-cards.tsx";
import { Section } from "../ui/section/section.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

/** All services (SERV-01), which end with a call of their own, or those of one kind (LIST-01). */
export function Component() {
  const page = usePage<"services">();
  const isOfKind = page.above !== undefined;
  return (
    <StandardPage page={page} hasCallToAction={isOfKind}>
      <Section>
        <KindRow page={page} />
        <ServiceCards services={page.serviceCards} isSubject ask={isOfKind ? undefined : page.ask} />
      </Section>
    </StandardPage>
  );
}

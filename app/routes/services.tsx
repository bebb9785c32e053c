import { usePage } from "../browser/use-page.ts";
import { CallToAction } from "../sections/call-to-action/call-to-action.tsx";
import { KindRow } from "../sections/kind-row/kind-row.tsx";
import { PostCards } from "../sections/post-cards/post-cards.tsx";
import { ServiceCards } from "../sections/service-cards/service-cards.tsx";
import { HeadedSection, Section } from "../ui/section/section.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

/** All services (SERV-01), or those of one kind (LIST-01): each calls once, at its end, or at its beginning where it can't wait. */
export function Component() {
  const page = usePage<"services">();
  const { above, first, guides } = page;
  return (
    <StandardPage page={page} surface="ice" next={<KindRow page={page} />} end={above && !first ? undefined : "none"}>
      {first && <CallToAction heading={page.callToAction} {...first} ground="ink" />}
      <Section>
        <ServiceCards services={page.serviceCards} isSubject ask={above ? undefined : page.ask} />
      </Section>
      {guides && (
        <HeadedSection surface="ice" id="guides" heading={guides.heading} more={guides.more}>
          <PostCards posts={guides.items} layout="lead" />
        </HeadedSection>
      )}
    </StandardPage>
  );
}

import { usePage } from "../navigation/use-page.ts";
import { CallToAction } from "../sections/call-to-action/call-to-action.tsx";
import { Checklist } from "../sections/checklist/checklist.tsx";
import { PageHero } from "../sections/page-hero/page-hero.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { homeTrail } from "../ui/breadcrumb/home-trail.ts";
import { Prose } from "../ui/prose/prose.tsx";
import { Section } from "../ui/section/section.tsx";

/** Who does the work, by trade (RT-07). */
export function Component() {
  const page = usePage<"team">();
  return (
    <>
      <PageHead page={page} />
      <PageHero heading={page.heading} lead={page.lead} trail={homeTrail} current={page.title} image={page.image} />
      <Section>
        <Checklist items={page.trades} level={2} />
      </Section>
      <Section ground="ice">
        <Prose nodes={page.body} isBody />
      </Section>
      <CallToAction />
    </>
  );
}

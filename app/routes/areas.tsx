import { usePage } from "../navigation/use-page.ts";
import { Areas } from "../sections/areas/areas.tsx";
import { CallToAction } from "../sections/call-to-action/call-to-action.tsx";
import { PageHero } from "../sections/page-hero/page-hero.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { homeTrail } from "../ui/breadcrumb/home-trail.ts";
import { Columns } from "../ui/columns/columns.tsx";
import { Prose } from "../ui/prose/prose.tsx";
import { Section } from "../ui/section/section.tsx";
import { Stack } from "../ui/stack/stack.tsx";

/** The suburbs and towns covered, by region (RT-07). */
export function Component() {
  const page = usePage<"areas-we-serve">();
  return (
    <>
      <PageHead page={page} />
      <PageHero heading={page.heading} lead={page.lead} trail={homeTrail} current={page.title} />
      <Section>
        <Stack>
          {page.regions.map(({ name, note, places }) => (
            <Columns key={name}>
              <div>
                <h2>{name}</h2>
                <p>{note}</p>
              </div>
              <Areas places={places} />
            </Columns>
          ))}
        </Stack>
      </Section>
      <Section ground="ice">
        <Prose nodes={page.body} isBody />
      </Section>
      <CallToAction />
    </>
  );
}

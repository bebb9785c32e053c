import { usePage } from "../browser/use-page.ts";
import { CallToAction } from "../sections/call-to-action/call-to-action.tsx";
import { LinkCards } from "../sections/link-cards/link-cards.tsx";
import { PageHero } from "../sections/page-hero/page-hero.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { homeBreadcrumb } from "../ui/breadcrumb/home-breadcrumb.ts";
import { Actions, ButtonLink } from "../ui/button/button.tsx";
import { Section, SectionHead } from "../ui/section/section.tsx";
import { Stack } from "../ui/stack/stack.tsx";

/** Where to find help: four tiles, the help cards, further links (HELP-01, HOME-07). */
export function Component() {
  const page = usePage<"helpcenter">();
  return (
    <>
      <PageHead page={page} />
      <PageHero heading={page.heading} lead={page.lead} breadcrumb={homeBreadcrumb} current={page.title} />
      <Section>
        <LinkCards cards={page.tiles} level={2} />
      </Section>
      {page.helpCards.length + page.links.length > 0 && (
        <Section surface="ice" labelledBy="more-help">
          <SectionHead id="more-help" heading={page.cardsHeading} />
          <Stack>
            <LinkCards cards={page.helpCards} />
            <Actions>
              {page.links.map(({ label, link }) => (
                <ButtonLink key={link} to={link}>
                  {label}
                </ButtonLink>
              ))}
            </Actions>
          </Stack>
        </Section>
      )}
      <CallToAction heading={page.callToAction} />
    </>
  );
}

import { usePage } from "../browser/use-page.ts";
import { LinkCards } from "../sections/link-cards/link-cards.tsx";
import { Actions, ButtonLink } from "../ui/button/button.tsx";
import { MoreLink } from "../ui/more-link/more-link.tsx";
import { PhoneLink } from "../ui/phone/phone.tsx";
import { Section, SectionHead, Stack } from "../ui/section/section.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

/** Where to find help: four tiles, the help cards, further links (HELP-01, HOME-07). */
export function Component() {
  const page = usePage<"helpcenter">();
  return (
    <StandardPage page={page} steps={page.steps}>
      <Section>
        <LinkCards cards={page.tiles} level={2} />
      </Section>
      {page.emergenciesHeading && page.emergencies.length > 0 && (
        <Section surface="ink" labelledBy="emergencies">
          <SectionHead id="emergencies" heading={page.emergenciesHeading}>
            <PhoneLink size="panel" />
          </SectionHead>
          <Actions even>
            {page.emergencies.map(({ label, link }) => (
              <ButtonLink key={link} to={link}>
                {label}
              </ButtonLink>
            ))}
          </Actions>
        </Section>
      )}
      {page.helpCards.length + page.links.length > 0 && (
        <Section surface="ice" labelledBy="more-help">
          <SectionHead id="more-help" heading={page.cardsHeading} />
          <Stack>
            <LinkCards cards={page.helpCards} />
            <Actions>
              {page.links.map(({ label, link }) => (
                <MoreLink key={link} to={link} label={label} />
              ))}
            </Actions>
          </Stack>
        </Section>
      )}
    </StandardPage>
  );
}

import { usePage } from "../browser/use-page.ts";
import { JumpLinks } from "../sections/jump-links/jump-links.tsx";
import { LinkCards } from "../sections/link-cards/link-cards.tsx";
import { Actions } from "../ui/button/button.tsx";
import { MoreLink } from "../ui/more-link/more-link.tsx";
import { PhoneLink } from "../ui/phone/phone.tsx";
import { Section, SectionHead, Stack } from "../ui/section/section.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

/** Where to find help: what to do in an emergency, four tiles, the help cards, further links (HELP-01, HOME-07). */
export function Component() {
  const page = usePage<"helpcenter">();
  return (
    <StandardPage page={page} steps={page.steps}>
      {page.emergenciesHeading && page.emergencies.length > 0 && (
        <Section surface="ink" labelledBy="emergencies">
          <SectionHead id="emergencies" heading={page.emergenciesHeading}>
            <PhoneLink size="panel" />
          </SectionHead>
          <JumpLinks links={page.emergencies} />
        </Section>
      )}
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
                <MoreLink key={link} to={link} label={label} />
              ))}
            </Actions>
          </Stack>
        </Section>
      )}
    </StandardPage>
  );
}

import { usePage } from "../browser/use-page.ts";
import { ItemList } from "../sections/item-list/item-list.tsx";
import { LinkList } from "../ui/more-link/more-link.tsx";
import { HeadedSection, Section } from "../ui/section/section.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

/** Where to find help: what to do in an emergency, four tiles, the help cards, further links by the number (HELP-01, HOME-07). */
export function Component() {
  const page = usePage<"helpcenter">();
  return (
    <StandardPage
      page={page}
      next={page.emergencies.length > 0 && <LinkList look="columns" links={page.emergencies} />}
      steps={page.steps}
      links={page.links}
    >
      {page.tiles.length > 0 && (
        <Section>
          <ItemList items={page.tiles} look="cards" level={2} />
        </Section>
      )}
      {page.helpCards.length > 0 && (
        <HeadedSection surface="ice" id="more-help" heading={page.cardsHeading}>
          <ItemList items={page.helpCards} look="cards" />
        </HeadedSection>
      )}
    </StandardPage>
  );
}

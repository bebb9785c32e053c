import { usePage } from "../browser/use-page.ts";
import { ItemList } from "../sections/item-list/item-list.tsx";
import { LinkList } from "../ui/more-link/more-link.tsx";
import { Section, Split } from "../ui/section/section.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

/** Where to find help: what to do in an emergency, four tiles, the help cards beside them, further links by the number (HELP-01, HOME-07). */
export function Component() {
  const page = usePage<"helpcenter">();
  const next = page.emergencies.length > 0 && <LinkList look="columns" links={page.emergencies} />;
  const cards = page.helpCards.length > 0 && (
    <div data-ruled="">
      <div data-beside="">
        <h2>{page.cardsHeading}</h2>
        <ItemList items={page.helpCards} look="cards" />
      </div>
    </div>
  );
  return (
    <StandardPage page={page} next={next} steps={page.steps} links={page.links}>
      <Section>
        <Split aside={cards}>
          <ItemList items={page.tiles} look="cards" level={2} />
        </Split>
      </Section>
    </StandardPage>
  );
}
